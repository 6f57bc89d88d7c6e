import TextEngine

/// A change of text attributes that a key or a menu command turns on and off.
enum TextStyleToggle {
    case bold, italic, underline

    /// Creates the toggle for a standard edit action; nil for other actions.
    @MainActor init?(_ action: Selector) {
        switch action {
        case Selector(StandardEditAction.toggleBoldface): self = .bold
        case Selector(StandardEditAction.toggleItalics): self = .italic
        case Selector(StandardEditAction.toggleUnderline): self = .underline
        default: return nil
        }
    }

    /// The name of the change in the undo menu.
    var name: String {
        switch self {
        case .bold: "Bold"
        case .italic: "Italic"
        case .underline: "Underline"
        }
    }

    private var trait: UIFontDescriptor.SymbolicTraits? {
        switch self {
        case .bold: .traitBold
        case .italic: .traitItalic
        case .underline: nil
        }
    }

    /// Returns whether a style has the attribute.
    ///
    /// - Parameter base: The font of text without a font attribute.
    func isOn(in style: TextStyle, base: UIFont) -> Bool {
        guard let trait else { return style.attributes.number(for: .underlineStyle) != 0 }
        return font(of: style, base: base).fontDescriptor.symbolicTraits.contains(trait)
    }

    /// Returns a style with the attribute turned on or off. A font family without such a face stays as it is.
    func setting(_ isOn: Bool, in style: TextStyle, base: UIFont) -> TextStyle {
        var attributes = style.attributes
        guard let trait else {
            attributes[.underlineStyle] = isOn ? NSUnderlineStyle.single.rawValue : nil
            return TextStyle(attributes)
        }
        let font = font(of: style, base: base)
        var traits = font.fontDescriptor.symbolicTraits
        if isOn { traits.insert(trait) } else { traits.remove(trait) }
        guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return style }
        attributes[.font] = UIFont(descriptor: descriptor, size: font.pointSize)
        return TextStyle(attributes)
    }

    private func font(of style: TextStyle, base: UIFont) -> UIFont { style.attributes[.font] as? UIFont ?? base }
}

extension TextEditor {
    /// Turns an attribute of the selected text on, or off if all of the text has it; at a caret, the attribute of the
    /// next typed text.
    ///
    /// - Parameter base: The font of text without a font attribute.
    func toggle(_ toggle: TextStyleToggle, base: UIFont) {
        let styles =
            selection.isCaret ? [insertionStyle] : document.fragment(in: selection.range).runs.map(\.style)
        let isOn = !styles.allSatisfy { toggle.isOn(in: $0, base: base) }
        changeStyles(toggle.name) { toggle.setting(isOn, in: $0, base: base) }
    }
}
