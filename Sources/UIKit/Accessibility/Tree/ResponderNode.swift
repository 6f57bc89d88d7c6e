import AccessibilityTree

/// The node of a view, of an element, of a window or of the application. Made when it is first asked for; the object
/// owns it.
@MainActor class ResponderNode: UIKitNode {
    private(set) weak var object: UIResponder?

    init(_ object: UIResponder) { self.object = object }

    /// Returns a new node for an object.
    static func make(_ object: UIResponder) -> ResponderNode {
        object is any KeyboardList ? ListNode(object) : ResponderNode(object)
    }

    var hostView: UIView? { object?.accessibilityHostView ?? (object as? UIWindowScene)?.windows.first }

    func rowNode(_ number: Int, makes: Bool) -> (any UIKitNode)? { nil }

    // MARK: The tree

    var parentNode: (any AccessibilityNode)? {
        guard let object else { return nil }
        // In a cell that is no element itself, the row contains the elements.
        var view = (object as? UIView)?.superviewStorage ?? (object is UIView ? nil : hostView)
        while let current = view, !AccessibilityOrder.isNode(current) || current.offersControlsOfElement {
            if current.offersControlsOfElement, current.enclosingList?.number(ofCell: current) != nil {
                return current.accessibilityNode
            }
            view = current.superviewStorage
        }
        return AccessibilityOrder.parent(of: object)?.accessibilityNode
    }

    /// The objects of the children in order.
    ///
    /// They are kept while the interface does not change: no frame is due, and none has been drawn since. A reader that
    /// asks for the children of a large window one by one does not sort them each time.
    var childObjects: [UIResponder] {
        guard let object else { return [] }
        let stamp = stamp(of: object)
        if let stamp, let kept, kept.stamp == stamp {
            let objects = kept.children.compactMap(\.object)
            if objects.count == kept.children.count { return objects }
        }
        let objects = AccessibilityOrder.children(of: object)
        kept = stamp.map { KeptChildren(stamp: $0, children: objects.map(WeakChild.init)) }
        return objects
    }

    private struct WeakChild { weak var object: UIResponder? }

    private struct KeptChildren {
        let stamp: Stamp
        let children: [WeakChild]
    }

    private struct Stamp: Equatable {
        let frame: Int
        let attributes: Int
    }

    private var kept: KeptChildren?

    /// Returns the state of the interface around an object; nil while it changes.
    private func stamp(of object: UIResponder) -> Stamp? {
        guard let scene = object as? UIWindowScene ?? object.accessibilityHostView?.window?.windowScene,
            scene.server.frameClock.dueTime == nil
        else { return nil }
        return Stamp(frame: scene.frameNumber, attributes: AccessibilityCenter.attributeGeneration)
    }

    var childNodeCount: Int { childObjects.count }

    func childNode(at index: Int) -> (any AccessibilityNode)? {
        let children = childObjects
        return children.indices.contains(index) ? children[index].accessibilityNode : nil
    }

    func childNodes(in range: Range<Int>) -> [any AccessibilityNode] {
        let children = childObjects
        return children[range.clamped(to: 0..<children.count)].map { $0.accessibilityNode }
    }

    func index(ofChildNode child: any AccessibilityNode) -> Int? {
        childObjects.firstIndex { $0.existingAccessibilityNode === child }
    }

    func node(at point: CGPoint) -> (any AccessibilityNode)? {
        guard object is UIApplication || nodeFrame.contains(point) else { return nil }
        // The last one is in front of the others.
        for child in childObjects.reversed() {
            if let found = child.accessibilityNode.node(at: point) { return found }
        }
        return object is UIApplication ? nil : self
    }

    // MARK: Description

    var role: AccessibilityRole { object.map { AccessibilityRole(of: $0) } ?? .unknown }

    var name: String {
        switch object {
        case is UIApplication: AccessibilityCenter.shared.accessibilityApplicationName
        case let scene as UIWindowScene: scene.accessibilityName
        default: object?.accessibilityLabel ?? ""
        }
    }

    var nodeDescription: String {
        guard let object else { return "" }
        var texts: [String] = []
        // A value without a facet would be lost.
        if textFacet == nil, valueFacet == nil, !object.hasAccessibilityStateValue {
            texts += [object.accessibilityValue].compactMap { $0 }
        }
        if let hint = object.accessibilityHint { texts.append(hint) }
        return texts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    var identifier: String { (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier ?? "" }

    var localeIdentifier: String? { object?.accessibilityLanguage }

    var attributes: [String: String] {
        guard let object else { return [:] }
        var result: [String: String] = [:]
        if role == .heading { result["level"] = "1" }
        let traits = object.accessibilityTraits.unmappedNames
        if !traits.isEmpty { result["uikit-traits"] = traits.joined(separator: " ") }
        if let names = object.accessibilityValues?.userInputLabels, !names.isEmpty {
            result["uikit-input-labels"] = names.joined(separator: ", ")
        }
        if !identifier.isEmpty { result["id"] = identifier }
        return result
    }

    var states: AccessibilityStates {
        guard let object else { return .defunct }
        return AccessibilityStates(of: object, role: role)
    }

    var updatesFrequently: Bool { object?.accessibilityTraits.contains(.updatesFrequently) ?? false }

    var nodeFrame: CGRect {
        switch object {
        case let scene as UIWindowScene:
            guard let window = scene.accessibilityWindows.last else { return .zero }
            return UIAccessibility.convertToScreenCoordinates(window.bounds, in: window)
        case let object? where object.accessibilityHostView?.window != nil: return object.accessibilityFrame
        default: return .zero
        }
    }

    // MARK: Actions

    var actions: [AccessibilityAction] { object.map { NodeAction.all(of: $0, role).map(\.action) } ?? [] }

    func performAction(at index: Int) -> Bool {
        guard let object else { return false }
        let actions = NodeAction.all(of: object, role)
        guard actions.indices.contains(index), !object.accessibilityTraits.contains(.notEnabled) else { return false }
        return actions[index].schedule(for: object)
    }

    func grabFocus() -> Bool {
        guard let object else { return false }
        defer { AccessibilityCenter.setFocusedElement(object) }
        if let view = object as? UIView, view.canBecomeFocused, let window = view.window {
            return window.moveFocus(to: view, heading: [])
        }
        return object.canBecomeFirstResponder && object.becomeFirstResponder()
    }

    func scrollIntoView() -> Bool {
        guard let view = object as? UIView, view.window != nil else { return false }
        return view.scrollIntoView()
    }

    // MARK: Facets

    private var text: (any AccessibilityTextFacet)?
    private var value: (any AccessibilityValueFacet)?
    private var selection: (any AccessibilitySelectionFacet)?
    private var table: (any AccessibilityTableFacet)?
    private var cell: (any AccessibilityTableCellFacet)?

    var textFacet: (any AccessibilityTextFacet)? {
        if text == nil { text = object.flatMap { NodeFacets.text($0, role) } }
        return text
    }

    var valueFacet: (any AccessibilityValueFacet)? {
        if value == nil { value = object.flatMap { NodeFacets.value($0) } }
        return value
    }

    var selectionFacet: (any AccessibilitySelectionFacet)? {
        if selection == nil, role == .tabList { selection = ChildSelection(self) }
        return selection
    }

    var tableFacet: (any AccessibilityTableFacet)? {
        if table == nil, let view = object as? any UIResponder & UIAccessibilityContainerDataTable,
            view.accessibilityContainerType == .dataTable
        {
            table = DataTable(view, self)
        }
        return table
    }

    var tableCellFacet: (any AccessibilityTableCellFacet)? {
        if cell == nil, let object = object as? any UIResponder & UIAccessibilityContainerDataTableCell {
            cell = DataTableCell(object, self)
        }
        return cell
    }
}

extension UIWindowScene {
    /// The title of the window, or that of its content, or the name of the app.
    fileprivate var accessibilityName: String {
        if let panel = windows.first?.subviews.lazy.compactMap({ $0 as? MenuPanel }).first, self is PopupScene {
            return panel.menu.title
        }
        let names = [title, (keyWindow ?? windows.last)?.rootViewController?.title]
        return names.compactMap { $0 }.first { !$0.isEmpty } ?? AccessibilityCenter.shared.accessibilityApplicationName
    }
}

extension UIResponder {
    /// A Boolean value that indicates whether the value of the element is a state, such as that of a switch.
    var hasAccessibilityStateValue: Bool {
        self is UISwitch || self is UIActivityIndicatorView || accessibilityTraits.contains(.toggleButton)
    }
}

extension UIAccessibilityTraits {
    /// The names of the traits that have no counterpart among roles and states.
    fileprivate var unmappedNames: [String] {
        let names: [(UIAccessibilityTraits, String)] = [
            (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.summaryElement, "summaryElement"),
            (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
            (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
        ]
        return names.filter { contains($0.0) }.map(\.1)
    }
}

extension UIView {
    /// Scrolls the views that contain the view until it is visible.
    ///
    /// - Returns: False if no view scrolls.
    func scrollIntoView() -> Bool {
        var isScrolled = false
        var view = superviewStorage
        while let current = view {
            if let scroller = current as? UIScrollView {
                scroller.scrollRectToVisible(convert(bounds, to: scroller), animated: false)
                isScrolled = true
            }
            view = current.superviewStorage
        }
        return isScrolled
    }
}
