// Identifiers of the standard menus of an application.
extension UIMenu.Identifier {
    /// The root menu, which contains all other menus.
    public static let root = Self("com.apple.menu.root")
    /// The application menu.
    public static let application = Self("com.apple.menu.application")
    /// The File menu, for documents and windows.
    public static let file = Self("com.apple.menu.file")
    /// The Edit menu.
    public static let edit = Self("com.apple.menu.edit")
    /// The View menu.
    public static let view = Self("com.apple.menu.view")
    /// The Window menu.
    public static let window = Self("com.apple.menu.window")
    /// The Help menu.
    public static let help = Self("com.apple.menu.help")
    /// Application menu: information about the application.
    public static let about = Self("com.apple.menu.about")
    /// Application menu: the settings of the application.
    public static let preferences = Self("com.apple.menu.preferences")
    /// Application menu: services of other applications.
    public static let services = Self("com.apple.menu.services")
    /// Application menu: hiding the application.
    public static let hide = Self("com.apple.menu.hide")
    /// Application menu: quitting the application.
    public static let quit = Self("com.apple.menu.quit")
    /// File menu: opening new scenes.
    public static let newScene = Self("com.apple.menu.new-scene")
    /// File menu: opening documents.
    public static let open = Self("com.apple.menu.open")
    /// File menu: recently opened documents.
    public static let openRecent = Self("com.apple.menu.open-recent")
    /// File menu: closing windows.
    public static let close = Self("com.apple.menu.close")
    /// File menu: printing.
    public static let print = Self("com.apple.menu.print")
    /// File menu: operations on a document.
    public static let document = Self("com.apple.menu.document")
    /// Edit menu: undoing and redoing.
    public static let undoRedo = Self("com.apple.menu.undo-redo")
    /// Edit menu: cut, copy, paste and similar commands.
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    /// Edit menu: finding text.
    public static let find = Self("com.apple.menu.find")
    /// Edit menu: replacing text.
    public static let replace = Self("com.apple.menu.replace")
    /// Edit menu: sharing.
    public static let share = Self("com.apple.menu.share")
    /// Font menu: bold, italic and underlined text.
    public static let textStyle = Self("com.apple.menu.text-style")
    /// Edit menu: spelling.
    public static let spelling = Self("com.apple.menu.spelling")
    /// Spelling menu: the spelling panel.
    public static let spellingPanel = Self("com.apple.menu.spelling-panel")
    /// Spelling menu: options.
    public static let spellingOptions = Self("com.apple.menu.spelling-options")
    /// Edit menu: automatic substitutions while typing.
    public static let substitutions = Self("com.apple.menu.substitutions")
    /// Substitutions menu: the substitutions panel.
    public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
    /// Substitutions menu: options.
    public static let substitutionOptions = Self("com.apple.menu.substitution-options")
    /// Edit menu: changing the case of text.
    public static let transformations = Self("com.apple.menu.transformations")
    /// Edit menu: speaking text.
    public static let speech = Self("com.apple.menu.speech")
    /// Edit menu: looking up text.
    public static let lookup = Self("com.apple.menu.lookup")
    /// Edit menu: learning the spelling of a word.
    public static let learn = Self("com.apple.menu.learn")
    /// The Format menu.
    public static let format = Self("com.apple.menu.format")
    /// Format menu: fonts.
    public static let font = Self("com.apple.menu.font")
    /// Font menu: the size of text.
    public static let textSize = Self("com.apple.menu.text-size")
    /// Font menu: the color of text.
    public static let textColor = Self("com.apple.menu.text-color")
    /// Font menu: copying and pasting styles.
    public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
    /// Format menu: alignment and writing direction.
    public static let text = Self("com.apple.menu.text")
    /// Text menu: writing direction.
    public static let writingDirection = Self("com.apple.menu.writing-direction")
    /// Text menu: alignment.
    public static let alignment = Self("com.apple.menu.alignment")
    /// View menu: the toolbar.
    public static let toolbar = Self("com.apple.menu.toolbar")
    /// View menu: the sidebar.
    public static let sidebar = Self("com.apple.menu.sidebar")
    /// The command that shows and hides the inspector.
    public static let inspector = Self("com.apple.menu.inspector")
    /// Key equivalents of commands that are in the menu with another one. They are not shown.
    static let furtherKeys = Self("uikit.menu.further-keys")
    /// View menu: full-screen mode.
    public static let fullscreen = Self("com.apple.menu.fullscreen")
    /// Window menu: minimizing and zooming windows.
    public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
    /// Window menu: bringing all windows to the front.
    public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
    /// Edit menu: filling in stored data such as passwords and contacts.
    public static let autoFill = Self("com.apple.menu.auto-fill")
}
