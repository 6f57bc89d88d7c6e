import Synchronization
import SystemSupport

/// The layout direction of the process, which the environment determines for all displays (RT-01).
package enum WritingDirection {
    private static let direction = Atomic<Bool>(isRightToLeft(in: .process))
    private static let everMirrored = Atomic<Bool>(isRightToLeft(in: .process))

    /// A Boolean value that indicates whether interfaces are laid out from right to left by default.
    package static var isRightToLeft: Bool {
        get { direction.load(ordering: .relaxed) }
        set {
            direction.store(newValue, ordering: .relaxed)
            if newValue { noteRightToLeft() }
        }
    }

    /// A Boolean value that indicates whether a view may be laid out from right to left: the process is, or a view or
    /// trait collection has requested it. Until then, views do not search their ancestors for a direction.
    static var mayBeRightToLeft: Bool { everMirrored.load(ordering: .relaxed) }

    /// Records that the app uses the right-to-left direction.
    static func noteRightToLeft() { everMirrored.store(true, ordering: .relaxed) }

    /// Returns whether an environment requests the right-to-left direction: with `rtl` or `ltr` in
    /// `UIKIT_LAYOUT_DIRECTION`, otherwise with a language that is written from right to left. The language is that of
    /// `LC_ALL`, `LC_MESSAGES` or `LANG`, whichever is set first.
    static func isRightToLeft(in environment: ProcessEnvironment) -> Bool {
        switch environment["UIKIT_LAYOUT_DIRECTION"] {
        case "rtl": return true
        case "ltr": return false
        default: break
        }
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let language = locale.prefix { $0.isLetter }
        return ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi"].contains(language)
    }
}
