import DisplayServer
import UIKit

/// A stage on a display of its own, on which a test plays the input method. Made by the test itself: between a suite's
/// initializer and its test, others may run.
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

    /// Adds a view, gives it the keys, and lets the input method hear of it.
    func use<View: UIView>(_ view: View, _ frame: CGRect) -> View {
        _ = stage.add(view, frame)
        view.becomeFirstResponder()
        server.serve(for: 0.1)
        return view
    }

    /// Something comes from the input method.
    func send(_ change: TextInputChange) {
        surface.inject(InputEvent(timestamp: server.now, kind: .text(change)))
        server.serve(for: 0.05)
    }

    /// Composes a text, with the caret at its end.
    func compose(_ text: String) { send(.compose(text, selection: text.utf16.count..<text.utf16.count)) }
}
