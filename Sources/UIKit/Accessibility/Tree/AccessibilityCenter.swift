import AccessibilityTree

/// Connects the app with assistive technologies: it makes the tree for them, and posts events while they listen.
@MainActor package final class AccessibilityCenter: AccessibilityTreeSource {
    /// The center of the app.
    package static let shared = AccessibilityCenter()

    /// The object to which events are posted.
    package let accessibilityEvents = AccessibilityEventCenter()

    private init() {
        accessibilityEvents.activityHandler = { Self.activityDidChange($0) }
        accessibilityEvents.wantedEventsHandler = { Self.wanted = $0 }
    }

    // MARK: State

    /// The kinds of events that assistive technologies listen to. All work for events begins with a test of this flag.
    private(set) static var wanted: AccessibilityEventKinds = []

    /// A Boolean value that indicates whether an assistive technology reads the app.
    private(set) static var isActive = false

    /// The element at which the cursor of the assistive technology is.
    private(set) static weak var focusedElement: UIResponder?

    private static func activityDidChange(_ active: Bool) {
        isActive = active
        if !active {
            setFocusedElement(nil)
            for scene in UIApplication.existing.map({ $0.scenes + $0.popups }) ?? [] {
                for window in scene.windows { window.dropAccessibilityNodes() }
                scene.accessibilityValues?.node = nil
            }
            UIApplication.existing?.accessibilityValues?.node = nil
        }
        NotificationCenter.default.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
        guard active else { return }
        // The cursor starts where keyboard focus is.
        if let object = UIApplication.existing?.accessibilityFocus { setFocusedElement(object) }
    }

    // MARK: The tree

    /// Returns the node of the app.
    package func makeAccessibilityRoot() -> any AccessibilityNode { UIApplication.shared.accessibilityNode }

    /// The name of the program, or of its bundle.
    package var accessibilityApplicationName: String {
        let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
        return name ?? ProcessInfo.processInfo.processName
    }

    /// The name of the toolkit.
    package var accessibilityToolkit: (name: String, version: String) { ("swift-uikit", "1") }

    /// The locale of the app.
    package var accessibilityLocaleIdentifier: String { Locale.current.identifier }

    /// The scale of the window of a node.
    package func pixelsPerPoint(at node: any AccessibilityNode) -> CGFloat {
        (node as? any UIKitNode)?.hostView?.window?.screen.scale ?? UIScreen.main.scale
    }

    // MARK: Events

    /// Posts an event about an object of whose node assistive technologies know, if they want it.
    @inline(__always)
    static func post(
        _ kind: AccessibilityEventKinds, of object: UIResponder,
        _ event: (any AccessibilityNode) -> AccessibilityEvent
    ) {
        if wanted.contains(kind) { send(kind, object.existingAccessibilityNode, event) }
    }

    private static func send(
        _ kind: AccessibilityEventKinds, _ node: (any AccessibilityNode)?,
        _ event: (any AccessibilityNode) -> AccessibilityEvent
    ) {
        guard let node else { return }
        shared.accessibilityEvents.post(kind, event(node))
    }

    /// A number that changes when the app sets an attribute.
    private(set) static var attributeGeneration = 0

    static func attributeDidChange(_ attribute: AccessibilityAttribute, of object: UIResponder) {
        attributeGeneration &+= 1
        guard isActive else { return }
        switch attribute {
        case .label: post(.names, of: object) { .nameChanged($0) }
        case .value: post(.values, of: object) { .valueChanged($0) }
        case .hint: post(.descriptions, of: object) { .descriptionChanged($0) }
        case .traits: post(.roles, of: object) { .roleChanged($0) }
        case .elements: childrenDidChange(around: object)
        case .other: break
        }
    }

    /// Posts that the children of the container of an object have changed.
    static func childrenDidChange(around object: UIResponder) {
        guard wanted.contains(.children) else { return }
        if AccessibilityOrder.isNode(object) { post(.children, of: object) { .childrenChanged($0) } }
        if let parent = AccessibilityOrder.parent(of: object) { post(.children, of: parent) { .childrenChanged($0) } }
    }

    /// Posts that a state of an object has changed.
    static func stateDidChange(_ state: AccessibilityStates, of object: UIResponder, isOn: Bool) {
        post(.states, of: object) { .stateChanged($0, state, isOn: isOn) }
    }

    /// Moves the cursor of the assistive technology to the element that has keyboard focus.
    static func focusDidChange() {
        guard isActive else { return }
        let object = UIApplication.existing?.accessibilityFocus
        setFocusedElement(object)
        shared.accessibilityEvents.post(.focus, .focusChanged(focusNode(of: object)))
    }

    /// Returns the node that has keyboard focus: the row at the cursor of a list, or the node of the object.
    static func focusNode(of object: UIResponder?) -> (any AccessibilityNode)? {
        guard let object else { return nil }
        if let list = object as? any KeyboardList, let cursor = list.cursorRow,
            let node = list.accessibilityNode as? ListNode
        {
            return node.rowNode(cursor) ?? node
        }
        return object.accessibilityNode
    }

    /// Moves the cursor to an element, and notifies it and the app (AX-26).
    static func setFocusedElement(_ element: UIResponder?) {
        let old = focusedElement
        guard old !== element else { return }
        focusedElement = element
        old?.accessibilityElementDidLoseFocus()
        element?.accessibilityElementDidBecomeFocused()
        guard isActive else { return }
        var info: [AnyHashable: Any] = [
            "UIAccessibilityAssistiveTechnologyKey":
                UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue
        ]
        info[UIAccessibility.focusedElementUserInfoKey] = element
        info[UIAccessibility.unfocusedElementUserInfoKey] = old
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification, object: element, userInfo: info)
    }

    // MARK: Notifications of the app

    static func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        guard isActive else { return }
        switch notification {
        case .announcement, .pageScrolled:
            guard let text = text(of: argument) else { return }
            announce(text)
            guard notification == .announcement else { return }
            NotificationCenter.default.post(
                name: UIAccessibility.announcementDidFinishNotification, object: nil,
                userInfo: [
                    UIAccessibility.announcementStringValueUserInfoKey: text,
                    UIAccessibility.announcementWasSuccessfulUserInfoKey: wanted.contains(.announcements),
                ])
        case .layoutChanged, .screenChanged: changed(argument, isScreen: notification == .screenChanged)
        default: break
        }
    }

    private static func changed(_ argument: Any?, isScreen: Bool) {
        if let text = text(of: argument) { return announce(text) }
        var element = (argument as? UIBarButtonItem)?.displayedView ?? argument as? UIResponder
        let scene = (element as? UIView)?.window?.windowScene ?? UIApplication.shared.keyWindow?.windowScene
        if let scene {
            post(.children, of: scene) { .childrenChanged($0) }
            if element == nil, isScreen { element = AccessibilityOrder.elements(in: scene).first }
        }
        if let view = element as? UIView, !view.isAccessibilityElement {
            element = AccessibilityOrder.elements(in: view).first ?? view
        }
        if let element { moveCursor(to: element) }
    }

    /// Moves the cursor of the assistive technology to an element, which may not have keyboard focus.
    static func moveCursor(to element: UIResponder) {
        setFocusedElement(element)
        guard isActive else { return }
        shared.accessibilityEvents.post(.focus, .focusChanged(focusNode(of: element)))
    }

    private static func announce(_ text: String) {
        shared.accessibilityEvents.post(.announcements, .announcement(text, .polite))
    }

    private static func text(of argument: Any?) -> String? {
        (argument as? NSAttributedString)?.string ?? argument as? String
    }
}

extension UIApplication {
    /// The object that has keyboard focus in the window with keyboard focus: the focused item, or else the first
    /// responder; nil if there is none.
    var accessibilityFocus: UIResponder? {
        guard let window = keyWindow, window.windowScene?.surface?.hasFocus == true else { return nil }
        let object = window.focus.shown as? UIResponder ?? window.firstResponder
        guard let object, AccessibilityOrder.isNode(object) else { return nil }
        return object
    }
}

extension UIView {
    /// Releases the nodes of the view and its subviews, because no assistive technology runs.
    fileprivate func dropAccessibilityNodes() {
        accessibilityValues?.node = nil
        for case let element as UIResponder in accessibilityElements ?? [] where !(element is UIView) {
            element.accessibilityValues?.node = nil
        }
        for view in subviewStorage { view.dropAccessibilityNodes() }
    }
}
