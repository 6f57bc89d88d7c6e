import UIKit

/// The classes whose deinitializer has run, in order. Deinitializers run on any thread.
public final class DeinitLog: @unchecked Sendable {
    public static let shared = DeinitLog()
    private let lock = NSLock()
    private var entries: [String] = []

    public func add(_ entry: String) {
        lock.lock()
        entries.append(entry)
        lock.unlock()
    }

    /// Returns the entries since the last call.
    public func take() -> [String] {
        lock.lock()
        defer {
            entries = []
            lock.unlock()
        }
        return entries
    }
}

public class BadgeView: UIView {
    deinit { DeinitLog.shared.add("view") }
}

public class LogController: UIViewController {
    deinit { DeinitLog.shared.add("controller") }
}

public class OverlayWindow: UIWindow {
    deinit { DeinitLog.shared.add("window") }
}

public class RulerLayer: CALayer {
    deinit { DeinitLog.shared.add("layer") }
}

public class ChordRecognizer: UIGestureRecognizer {
    deinit { DeinitLog.shared.add("recognizer") }
}

public class KnobControl: UIControl {
    deinit { DeinitLog.shared.add("control") }
}

public class Responder: UIResponder {
    deinit { DeinitLog.shared.add("responder") }
}

public class MoveAnimation: CABasicAnimation {
    deinit { DeinitLog.shared.add("animation") }
}

public class Animator: UIViewPropertyAnimator {
    deinit { DeinitLog.shared.add("animator") }
}

public class NoteAction: UIAction {
    deinit { DeinitLog.shared.add("action") }
}

public class DrawerPresentation: UIPresentationController {
    deinit { DeinitLog.shared.add("presentation") }
}

public class FieldView: UITextField {
    deinit { DeinitLog.shared.add("field") }
}

public class EditorView: UITextView {
    deinit { DeinitLog.shared.add("text view") }
}
