import CoreGraphics
import DisplayServer

/// Records the events of a drag.
@MainActor final class DragRecorder: DisplayDragDelegate {
    /// The responses and the end, in order.
    var log: [String] = []
    /// The locations, in points of the screen.
    var locations: [CGPoint] = []

    func drag(_ drag: any DisplayDrag, didMoveTo location: CGPoint) { locations.append(location) }
    func drag(_ drag: any DisplayDrag, didChange response: DragResponse) { log.append(response.summary) }
    func drag(_ drag: any DisplayDrag, didEndWith operation: DragOperation?) {
        log.append("ended \(operation?.rawValue ?? "none")")
    }
    func drag(_ drag: any DisplayDrag, didFinishWith operation: DragOperation?) {
        log.append("finished \(operation?.rawValue ?? "none")")
    }
}

extension DragResponse {
    /// A short description.
    var summary: String {
        switch self {
        case .none: "none"
        case .forbidden: "forbidden"
        case .operation(let operation): operation.rawValue
        }
    }
}
