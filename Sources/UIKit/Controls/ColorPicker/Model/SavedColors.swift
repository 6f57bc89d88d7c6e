/// The colors that the user saved in a color picker of the app.
@MainActor final class SavedColors {
    /// The colors in the user defaults of the app.
    static let shared = SavedColors(.standard)

    /// The largest number of colors.
    static let limit = 24

    private static let key = "UIColorPickerSavedColors"
    private let defaults: UserDefaults

    init(_ defaults: UserDefaults) { self.defaults = defaults }

    /// The colors, the newest first.
    var colors: [ColorValue] {
        get {
            let texts = defaults.array(forKey: SavedColors.key) as? [String] ?? []
            return texts.prefix(SavedColors.limit).compactMap { ColorValue(hex: $0, alpha: 1) }
        }
        set { defaults.set(newValue.prefix(SavedColors.limit).map(\.hex), forKey: SavedColors.key) }
    }

    /// Saves a color in front of the others. A color that was saved before moves there.
    func add(_ color: ColorValue) { colors = [color] + colors.filter { $0.hex != color.hex } }

    func remove(_ color: ColorValue) { colors = colors.filter { $0.hex != color.hex } }
}
