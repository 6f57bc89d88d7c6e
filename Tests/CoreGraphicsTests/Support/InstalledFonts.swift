import CCairo

/// The fonts of the machine that runs the tests.
enum InstalledFonts {
    /// The names of the families, in alphabetical order.
    static let families: [String] = {
        guard FcInit() != 0, let fonts = FcConfigGetFonts(nil, FcSetSystem) else { return [] }
        var names: Set<String> = []
        for index in 0..<Int(fonts.pointee.nfont) {
            var family: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(fonts.pointee.fonts[index], FC_FAMILY, 0, &family) == FcResultMatch, let family
            else { continue }
            names.insert(String(cString: family))
        }
        return names.sorted()
    }()
}
