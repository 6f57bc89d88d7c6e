import CoreGraphics
import DBus

/// Lets the user choose a color of the screen: with the Screenshot portal, or without one by a click that the display
/// server observes (PK-08).
@MainActor final class ScreenColorPicker {
    typealias Completion = @MainActor (ScreenColor?) -> Void

    private let portal: PortalClient
    private let fallback: @MainActor (@escaping Completion) -> Void
    private var request: PortalRequest?
    private var number = 0

    /// Creates a picker.
    ///
    /// - Parameters:
    ///   - portal: The portal.
    ///   - fallback: Lets the user choose without a portal.
    init(portal: PortalClient, fallback: @escaping @MainActor (@escaping Completion) -> Void) {
        self.portal = portal
        self.fallback = fallback
    }

    /// Starts a choice.
    ///
    /// - Parameters:
    ///   - parent: The identifier of the window that the user chooses for, in the form of portals, or an empty text.
    ///   - completion: Called once, never before this method returns.
    func pick(parent: String = "", completion: @escaping Completion) {
        request?.cancel()
        number += 1
        let own = number
        request = portal.request("Screenshot", "PickColor", arguments: [.string(parent)]) { [weak self] outcome in
            if self?.number == own { self?.request = nil }
            switch outcome {
            case .completed(let results): completion(ScreenColor(results["color"]))
            case .cancelled: completion(nil)
            case .failed: if let self { fallback(completion) } else { completion(nil) }
            }
        }
        if request == nil { fallback(completion) }
    }
}
