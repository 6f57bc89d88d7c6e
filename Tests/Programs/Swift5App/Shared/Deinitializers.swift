import UIKit

/// A log of the classes whose deinitializer has run, in order. Deinitializers run on any thread.
public final class DeinitLog: @unchecked Sendable {
    /// The log that all classes share.
    public static let shared = DeinitLog()
    private let lock = NSLock()
    private var entries: [String] = []

    /// Appends an entry.
    public func add(_ entry: String) {
        lock.lock()
        entries.append(entry)
        lock.unlock()
    }

    /// Returns the entries since the last call, and clears the log.
    public func take() -> [String] {
        lock.lock()
        defer {
            entries = []
            lock.unlock()
        }
        return entries
    }
}

/// A view with a deinitializer.
public class BadgeView: UIView {
    deinit { DeinitLog.shared.add("view") }
}

/// A view controller with a deinitializer.
public class LogController: UIViewController {
    deinit { DeinitLog.shared.add("controller") }
}

/// A window with a deinitializer.
public class OverlayWindow: UIWindow {
    deinit { DeinitLog.shared.add("window") }
}

/// A layer with a deinitializer.
public class RulerLayer: CALayer {
    deinit { DeinitLog.shared.add("layer") }
}

/// A gesture recognizer with a deinitializer.
public class ChordRecognizer: UIGestureRecognizer {
    deinit { DeinitLog.shared.add("recognizer") }
}

/// A control with a deinitializer.
public class KnobControl: UIControl {
    deinit { DeinitLog.shared.add("control") }
}

/// A responder with a deinitializer.
public class Responder: UIResponder {
    deinit { DeinitLog.shared.add("responder") }
}

/// An animation with a deinitializer.
public class MoveAnimation: CABasicAnimation {
    deinit { DeinitLog.shared.add("animation") }
}

/// A property animator with a deinitializer.
public class Animator: UIViewPropertyAnimator {
    deinit { DeinitLog.shared.add("animator") }
}

/// An action with a deinitializer.
public class NoteAction: UIAction {
    deinit { DeinitLog.shared.add("action") }
}

/// A presentation controller with a deinitializer.
public class DrawerPresentation: UIPresentationController {
    deinit { DeinitLog.shared.add("presentation") }
}

/// A text field with a deinitializer.
public class FieldView: UITextField {
    deinit { DeinitLog.shared.add("field") }
}

/// A text view with a deinitializer.
public class EditorView: UITextView {
    deinit { DeinitLog.shared.add("text view") }
}
