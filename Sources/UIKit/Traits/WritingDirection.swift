import CoreGraphics
import SystemSupport

/// The writing direction of the process's language, which the environment determines for all displays.
@MainActor package enum WritingDirection {
    /// A Boolean value that indicates whether the language is written from right to left.
    package static var isRightToLeft = isRightToLeft(in: .process)

    /// Returns whether the language of an environment is written from right to left. The language is that of `LC_ALL`,
    /// `LC_MESSAGES` or `LANG`, whichever is set first.
    static func isRightToLeft(in environment: ProcessEnvironment) -> Bool {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let language = locale.prefix { $0.isLetter }
        return ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi"].contains(language)
    }
}
