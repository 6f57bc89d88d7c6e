// Names of the menus that applications commonly have.
extension UIMenu.Identifier {
    /// The menu that has all others in it.
    public static let root = Self("com.apple.menu.root")
    /// What concerns the application as a whole.
    public static let application = Self("com.apple.menu.application")
    /// Documents and windows.
    public static let file = Self("com.apple.menu.file")
    /// Editing.
    public static let edit = Self("com.apple.menu.edit")
    /// What is shown, and how.
    public static let view = Self("com.apple.menu.view")
    /// Windows.
    public static let window = Self("com.apple.menu.window")
    /// Help.
    public static let help = Self("com.apple.menu.help")
    /// In the application's menu: about it.
    public static let about = Self("com.apple.menu.about")
    /// In the application's menu: its settings.
    public static let preferences = Self("com.apple.menu.preferences")
    /// In the application's menu: what others offer.
    public static let services = Self("com.apple.menu.services")
    /// In the application's menu: hiding it.
    public static let hide = Self("com.apple.menu.hide")
    /// In the application's menu: ending it.
    public static let quit = Self("com.apple.menu.quit")
    /// Among files: new windows.
    public static let newScene = Self("com.apple.menu.new-scene")
    /// Among files: opening.
    public static let open = Self("com.apple.menu.open")
    /// Among files: those opened last.
    public static let openRecent = Self("com.apple.menu.open-recent")
    /// Among files: closing.
    public static let close = Self("com.apple.menu.close")
    /// Among files: printing.
    public static let print = Self("com.apple.menu.print")
    /// Among files: what can be done with a document.
    public static let document = Self("com.apple.menu.document")
    /// Editing: undoing and redoing.
    public static let undoRedo = Self("com.apple.menu.undo-redo")
    /// Editing: cut, copy, paste and their like.
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    /// Editing: searching.
    public static let find = Self("com.apple.menu.find")
    /// Editing: replacing text.
    public static let replace = Self("com.apple.menu.replace")
    /// Editing: sharing.
    public static let share = Self("com.apple.menu.share")
    /// Editing: bold, italic, underlined.
    public static let textStyle = Self("com.apple.menu.text-style")
    /// Editing: spelling.
    public static let spelling = Self("com.apple.menu.spelling")
    /// Spelling: its panel.
    public static let spellingPanel = Self("com.apple.menu.spelling-panel")
    /// Spelling: its options.
    public static let spellingOptions = Self("com.apple.menu.spelling-options")
    /// Editing: replacing while typing.
    public static let substitutions = Self("com.apple.menu.substitutions")
    /// Substitutions: their panel.
    public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
    /// Substitutions: their options.
    public static let substitutionOptions = Self("com.apple.menu.substitution-options")
    /// Editing: upper and lower case.
    public static let transformations = Self("com.apple.menu.transformations")
    /// Editing: reading aloud.
    public static let speech = Self("com.apple.menu.speech")
    /// Editing: looking something up.
    public static let lookup = Self("com.apple.menu.lookup")
    /// Editing: learning a word.
    public static let learn = Self("com.apple.menu.learn")
    /// Formatting.
    public static let format = Self("com.apple.menu.format")
    /// Formatting: fonts.
    public static let font = Self("com.apple.menu.font")
    /// Formatting: larger and smaller text.
    public static let textSize = Self("com.apple.menu.text-size")
    /// Formatting: the colour of text.
    public static let textColor = Self("com.apple.menu.text-color")
    /// Formatting: copying and pasting styles.
    public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
    /// Formatting: alignment and writing direction.
    public static let text = Self("com.apple.menu.text")
    /// Formatting: writing direction.
    public static let writingDirection = Self("com.apple.menu.writing-direction")
    /// Formatting: alignment.
    public static let alignment = Self("com.apple.menu.alignment")
    /// What is shown: the toolbar.
    public static let toolbar = Self("com.apple.menu.toolbar")
    /// What is shown: the sidebar.
    public static let sidebar = Self("com.apple.menu.sidebar")
    /// What is shown: full screen.
    public static let fullscreen = Self("com.apple.menu.fullscreen")
    /// Windows: smaller and larger.
    public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
    /// Windows: all to the front.
    public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
    /// Editing: filling in what is known.
    public static let autoFill = Self("com.apple.menu.auto-fill")
}
