import TextEngine

/// The families that a font picker shows.
@MainActor struct FontList {
    private(set) var families: [FontCatalog.Family]

    init(_ configuration: UIFontPickerViewController.Configuration) {
        let predicate = configuration.filteredLanguagesPredicate
        let catalog = FontCatalog(includesLanguages: predicate != nil)
        let traits = configuration.filteredTraits
        families = catalog.families.filter { family in
            if traits.contains(.traitMonoSpace), !family.isMonospaced { return false }
            let style = traits.intersection([.traitBold, .traitItalic])
            if !style.isEmpty, !family.faces.contains(where: { FontList.has($0, style) }) { return false }
            return predicate?.evaluate(with: family.languages.sorted()) ?? true
        }
        guard !traits.isEmpty else { return }
        for index in families.indices { families[index].faces.removeAll { !FontList.has($0, traits) } }
    }

    private static func has(_ face: FontCatalog.Face, _ traits: UIFontDescriptor.SymbolicTraits) -> Bool {
        (!traits.contains(.traitBold) || face.weight >= 600) && (!traits.contains(.traitItalic) || face.isItalic)
    }

    /// Returns the families whose name contains a text, without regard to case and accents.
    func matching(_ text: String) -> [FontCatalog.Family] {
        let words = text.split(separator: " ")
        return words.isEmpty
            ? families
            : families.filter { family in
                words.allSatisfy {
                    family.name.range(of: $0, options: [.caseInsensitive, .diacriticInsensitive]) != nil
                }
            }
    }

    /// Returns the description of a face; of the regular one of the family with `nil`.
    static func descriptor(
        _ family: FontCatalog.Family, _ face: FontCatalog.Face?, size: CGFloat
    ) -> UIFontDescriptor {
        let chosen = face ?? family.faces.first { $0.weight == 400 && !$0.isItalic } ?? family.faces.first
        var descriptor = UIFont.systemFont(ofSize: size).descriptor
        descriptor.families = [family.name]
        descriptor.weight = chosen?.weight ?? 400
        descriptor.isItalic = chosen?.isItalic ?? false
        return UIFontDescriptor(.named(family.name), descriptor)
    }
}
