import AccessibilityTree
import DisplayServer

// The events of views, controls, lists, texts and windows. Each method begins with the test of a flag.
extension AccessibilityCenter {
    // MARK: Children

    /// The containers whose children have changed since the last turn of the main loop.
    private static var changedContainers: [WeakResponder] = []
    /// The same containers by identity. The memory of one that is gone may be used for another one.
    private static var noted: [ObjectIdentifier: WeakResponder] = [:]
    private static var isChangeScheduled = false

    private struct WeakResponder { weak var object: UIResponder? }

    /// Notes that subviews of a view were added, removed, shown or hidden. The containers are posted once in a turn of
    /// the main loop, because layout and scrolling change many views.
    @inline(__always)
    static func subviewsDidChange(of view: UIView) {
        if wanted.contains(.children) { noteChange(in: view) }
    }

    private static func noteChange(in view: UIView) {
        guard let scene = view.windowStorage?.windowScene else { return }
        let container = AccessibilityOrder.isNode(view) ? view : AccessibilityOrder.parent(of: view)
        // The rows of a list do not come and go with their cells.
        guard let container, !(container is any KeyboardList), container.existingAccessibilityNode != nil else {
            return
        }
        note(container, scene)
    }

    /// Notes that the rows of a list have other numbers.
    @inline(__always)
    static func rowsDidChange(in list: UIView) {
        if wanted.contains(.children), list.existingAccessibilityNode != nil, let scene = list.window?.windowScene {
            note(list, scene)
        }
    }

    private static func note(_ container: UIResponder, _ scene: UIWindowScene) {
        if noted[ObjectIdentifier(container)]?.object !== container {
            noted[ObjectIdentifier(container)] = WeakResponder(object: container)
            changedContainers.append(WeakResponder(object: container))
        }
        guard !isChangeScheduled else { return }
        isChangeScheduled = true
        scene.server.scheduler.schedule(after: 0) {
            isChangeScheduled = false
            let containers = changedContainers
            changedContainers = []
            noted = [:]
            for case let object? in containers.map(\.object) { post(.children, of: object) { .childrenChanged($0) } }
        }
    }

    // MARK: Controls and lists

    /// Posts the changed states of a control.
    @inline(__always)
    static func stateDidChange(of control: UIControl, from old: UIControl.State) {
        if wanted.contains(.states) { postStates(of: control, old) }
    }

    private static func postStates(of control: UIControl, _ old: UIControl.State) {
        let changed = control.state.symmetricDifference(old)
        if changed.contains(.disabled) {
            stateDidChange(.enabled, of: control, isOn: control.isEnabled)
            stateDidChange(.sensitive, of: control, isOn: control.isEnabled)
        }
        if changed.contains(.selected) {
            let role = AccessibilityRole(of: control)
            let isPressed = role == .toggleButton || role == .button
            stateDidChange(isPressed ? .pressed : .selected, of: control, isOn: control.isSelected)
        }
    }

    /// Posts that the value of an element has changed.
    @inline(__always)
    static func valueDidChange(of object: UIResponder) { post(.values, of: object) { .valueChanged($0) } }

    /// Posts that the label of an element has changed.
    @inline(__always)
    static func labelDidChange(of object: UIResponder) { post(.names, of: object) { .nameChanged($0) } }

    /// Posts that the text of a label has changed. A label without text is no element (AX-02).
    @inline(__always)
    static func textDidChange(of label: UILabel, hadText: Bool) {
        labelDidChange(of: label)
        if hadText != label.hasText, let superview = label.superviewStorage { subviewsDidChange(of: superview) }
    }

    /// Posts that a row of a list was selected or deselected.
    @inline(__always)
    static func selectionDidChange(in list: any KeyboardList, row: Int, isSelected: Bool) {
        guard !wanted.isDisjoint(with: [.selections, .states]) else { return }
        guard let node = list.existingAccessibilityNode as? ListNode else { return }
        if let row = node.rowNode(row, makes: false) {
            shared.accessibilityEvents.post(.states, .stateChanged(row, .selected, isOn: isSelected))
        }
        shared.accessibilityEvents.post(.selections, .selectionChanged(node))
    }

    // MARK: Presentations

    /// Moves the cursor of readers into a view that was presented, unless keyboard focus is in it (AX-28).
    static func didPresent(_ controller: UIViewController) {
        guard isActive, let view = controller.viewIfLoaded, view.window != nil else { return }
        let focus = UIApplication.shared.accessibilityFocus?.accessibilityHostView
        if focus?.isDescendant(of: view) != true { post(.screenChanged, view) }
    }

    // MARK: Keys

    /// Reports a key to readers before the app handles it (AS-38).
    static func keyWillChange(_ change: KeyChange, _ event: InputEvent) {
        shared.accessibilityEvents.post(key(change, event))
    }

    /// Returns the key of an event; nil if it enters a character of a secret text.
    private static func key(_ change: KeyChange, _ event: InputEvent) -> AccessibilityKey? {
        guard let key = AccessibilityKey(change, event) else { return nil }
        guard key.isText || key.text == "space" else { return key }
        let responder = UIApplication.existing?.keyWindow?.firstResponder as? any UITextInputTraits
        return responder?.isSecureTextEntry == true ? nil : key
    }

    // MARK: Texts

    /// Returns a text that is about to be replaced, if a reader wants to know it.
    @inline(__always)
    static func textWillChange(in editor: TextEditor, _ range: Range<Int>) -> String? {
        wanted.contains(.text) ? editor.document.string(in: range) : nil
    }

    /// Posts that a text was replaced: the deletion first (AS-34).
    static func textDidChange(in editor: TextEditor, from deleted: String, to range: Range<Int>, byUser: Bool) {
        guard let view = editor.host as? any UIView & EditorTextView, let node = view.existingAccessibilityNode else {
            return
        }
        func shown(_ text: String) -> String {
            view.isSecureTextEntry ? String(repeating: "•", count: text.utf16.count) : text
        }
        let events = shared.accessibilityEvents
        if !deleted.isEmpty {
            events.post(.text, .textDeleted(node, at: range.lowerBound, shown(deleted), byUser: byUser))
        }
        let inserted = editor.document.string(in: editor.document.clamp(range))
        if !inserted.isEmpty {
            events.post(.text, .textInserted(node, at: range.lowerBound, shown(inserted), byUser: byUser))
        }
    }

    /// Posts that the caret or the selection of a text has moved.
    @inline(__always)
    static func textSelectionDidChange(in editor: TextEditor, wasCaret: Bool) {
        if !wanted.isDisjoint(with: [.carets, .textSelections]) { postSelection(of: editor, wasCaret) }
    }

    private static func postSelection(of editor: TextEditor, _ wasCaret: Bool) {
        guard let view = editor.host as? UIView, let node = view.existingAccessibilityNode else { return }
        shared.accessibilityEvents.post(.carets, .caretMoved(node))
        if !wasCaret || !editor.selection.isCaret {
            shared.accessibilityEvents.post(.textSelections, .textSelectionChanged(node))
        }
    }

    // MARK: Windows

    package func postFocus() {
        guard let scene = UIApplication.existing?.keyWindow?.windowScene, scene.surface?.hasFocus == true else {
            return
        }
        AccessibilityCenter.windowFocusDidChange(of: scene, hasFocus: true)
    }

    /// Posts that a window of the desktop gained or lost keyboard focus (AS-32).
    static func windowFocusDidChange(of scene: UIWindowScene, hasFocus: Bool) {
        guard isActive else { return }
        if hasFocus {
            shared.accessibilityEvents.post(.windows, .windowActivated(scene.accessibilityNode))
        } else {
            shared.accessibilityEvents.post(.windows, .windowDeactivated(scene.accessibilityNode))
        }
        focusDidChange()
    }

    /// Posts that a window of the desktop appeared or disappeared.
    static func windowVisibilityDidChange(of scene: UIWindowScene, isVisible: Bool) {
        guard isActive, !scene.windows.isEmpty else { return }
        if isVisible {
            shared.accessibilityEvents.post(.windows, .windowCreated(scene.accessibilityNode))
        } else {
            shared.accessibilityEvents.post(.windows, .windowDestroyed(scene.accessibilityNode))
        }
    }

    /// Posts that a menu highlights a row, which has the role of keyboard focus there.
    static func menuDidHighlight(_ row: UIView?) {
        guard isActive, let row else { return }
        setFocusedElement(row)
        shared.accessibilityEvents.post(.focus, .focusChanged(row.accessibilityNode))
    }
}
