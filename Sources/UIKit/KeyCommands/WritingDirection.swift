import CoreGraphics

/// Which way the desktop's language is written.
@MainActor package enum WritingDirection {
    /// Whether it is written from right to left. Tests may set it.
    package static var isRightToLeft = isRightToLeft(in: .process)

    /// Whether the language of an environment is written from right to left.
    static func isRightToLeft(in environment: ProcessEnvironment) -> Bool {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let language = locale.prefix { $0.isLetter }
        return ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi"].contains(language)
    }
}
