import DisplayServer
import UIKit

/// A stage with a display of its own, on which the test acts as the input method. The test itself creates it, because
/// other tests can run between the initialization of a suite and its test.
@MainActor final class InputMethodStage {
    let server = StageDisplays.open()
    let stage = Stage()

    var window: UIWindow { stage.window }

    var surface: HeadlessSurface {
        guard let surface = window.windowScene?.surface as? HeadlessSurface else {
            preconditionFailure("the stage is not on the display that was opened for it")
        }
        return surface
    }

    /// Adds a view, makes it first responder, and waits until the input method is notified.
    func use<View: UIView>(_ view: View, _ frame: CGRect) -> View {
        _ = stage.add(view, frame)
        view.becomeFirstResponder()
        server.serve(for: 0.1)
        return view
    }

    /// Sends a change from the input method.
    func send(_ change: TextInputChange) {
        surface.inject(InputEvent(timestamp: server.now, kind: .text(change)))
        server.serve(for: 0.05)
    }

    /// Composes text, with the caret at its end.
    func compose(_ text: String) { send(.compose(text, selection: text.utf16.count..<text.utf16.count)) }
}
