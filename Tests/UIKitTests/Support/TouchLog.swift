import UIKit

/// A view that logs every touch method it receives, in order.
@MainActor class TouchView: UIView {
    var log: [String] = []
    /// Closures to call in the touch method with the given name, after logging it.
    var hooks: [String: (Set<UITouch>, UIEvent?) -> Void] = [:]
    var passesOn = false

    private func note(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
        log.append(touches.count == 1 ? name : "\(name)×\(touches.count)")
        hooks[name]?(touches, event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches, event)
        if passesOn { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("moved", touches, event)
        if passesOn { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("ended", touches, event)
        if passesOn { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", touches, event)
        if passesOn { super.touchesCancelled(touches, with: event) }
    }
}

/// A window that is visible until the test is over.
@MainActor final class Stage {
    let window: UIWindow

    /// Creates a window. Without a size, it has 400 × 300 points and is in the scene that tests share, which has the
    /// size of its first window. With a size, it is on a display of its own.
    init(size: CGSize? = nil) {
        if size == nil { StageDisplays.closeLeftovers() } else { StageDisplays.open() }
        window = UIWindow(frame: CGRect(origin: .zero, size: size ?? CGSize(width: 400, height: 300)))
        window.makeKeyAndVisible()
        // Advance the time, so that taps of earlier tests in the same scene do not count.
        window.windowScene?.server.serve(for: 1)
    }

    func add<View: UIView>(_ view: View, _ frame: CGRect, to parent: UIView? = nil) -> View {
        view.frame = frame
        (parent ?? window).addSubview(view)
        return view
    }

    isolated deinit { window.isHidden = true }
}
