import CoreGraphics
import DBus

/// Lets the user choose a color of the screen: with the Screenshot portal, or without one by a click that the display
/// server observes (PK-08).
@MainActor final class ScreenColorPicker {
    typealias Completion = @MainActor (ScreenColor?) -> Void

    /// The time in seconds after which a portal that has not accepted the request is assumed not to work.
    private static let patience: TimeInterval = 5

    private let bus: SessionBus?
    private let scheduler: Scheduler
    private let fallback: @MainActor (@escaping Completion) -> Void
    private var request: PortalRequest?
    private var number = 0

    /// Creates a picker.
    ///
    /// - Parameters:
    ///   - bus: The session bus, where the portal is; nil if there is none. The first choice connects it.
    ///   - scheduler: Runs completion handlers.
    ///   - fallback: Lets the user choose without a portal.
    init(bus: SessionBus?, scheduler: Scheduler, fallback: @escaping @MainActor (@escaping Completion) -> Void) {
        self.bus = bus
        self.scheduler = scheduler
        self.fallback = fallback
    }

    /// Starts a choice.
    ///
    /// - Parameter completion: Called once, never before this method returns.
    func pick(completion: @escaping Completion) {
        request?.cancel()
        guard let bus = bus?.connection, bus.isOpen else { return fallback(completion) }
        number += 1
        let own = number
        request = PortalRequest(
            bus: bus, interface: "Screenshot", method: "PickColor", arguments: [.string("")],
            replyTimeout: Self.patience
        ) { [weak self] outcome in
            if self?.number == own { self?.request = nil }
            switch outcome {
            case .completed(let results): completion(Self.color(results["color"]))
            case .cancelled: completion(nil)
            case .failed: if let self { fallback(completion) } else { completion(nil) }
            }
        }
    }

    /// Returns the color in the portal's results; nil if it is not a structure of three numbers from 0 to 1.
    private static func color(_ value: DBusValue?) -> ScreenColor? {
        guard let parts = value?.elements?.map(\.number), parts.count == 3, let red = parts[0], let green = parts[1],
            let blue = parts[2], [red, green, blue].allSatisfy((0...1).contains)
        else { return nil }
        return ScreenColor(red: red, green: green, blue: blue)
    }
}
