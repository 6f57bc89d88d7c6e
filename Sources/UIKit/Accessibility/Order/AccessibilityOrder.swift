/// Finds the elements of the interface and their order (AX-03 to AX-07).
///
/// A node of the tree is an element or a container that assistive technologies know: a list, a bar, a window, a labeled
/// group. Views between them have no nodes (AX-33).
@MainActor enum AccessibilityOrder {
    /// An element, or the elements of a group in order, and their bounding box in window coordinates.
    private struct Part {
        var box: CGRect
        var objects: [UIResponder]
    }

    /// The most elements that a container may provide by its methods.
    private static let maximumCount = 10_000

    // MARK: Children

    /// Returns the elements and containers directly in an object, in order.
    static func children(of object: UIResponder) -> [UIResponder] {
        switch object {
        case let application as UIApplication: return application.accessibilityScenes
        case let scene as UIWindowScene: return scene.accessibilityWindows.flatMap { contents(of: $0) }
        case let view as UIView:
            if view.isAccessibilityElement { return view.offersControlsOfElement ? controls(in: view) : [] }
            return contents(of: view)
        default:
            guard !object.accessibilityElementsHidden else { return [] }
            return explicitElements(of: object)?.flatMap { resolve($0, in: object) } ?? []
        }
    }

    /// Returns all elements in an object in the order in which a screen reader visits them, without containers. Rows of
    /// lists that are not displayed are not among them.
    static func elements(in object: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        func add(_ object: UIResponder, depth: Int) {
            if object.isAccessibilityElement { result.append(object) }
            guard depth < 200 else { return }
            for child in children(of: object) { add(child, depth: depth + 1) }
        }
        if let view = object as? UIView, !view.isAccessibilityElement {
            for child in contents(of: view) { add(child, depth: 0) }
        } else {
            add(object, depth: 0)
        }
        return result
    }

    /// Returns the element or container that contains an object; nil if there is none.
    static func parent(of object: UIResponder) -> UIResponder? {
        switch object {
        case is UIApplication: return nil
        case is UIWindowScene: return UIApplication.shared
        case let window as UIWindow: return window.isHidden ? nil : window.windowScene
        case let element as UIAccessibilityElement:
            guard let container = element.accessibilityContainer as? UIResponder else { return nil }
            return isNode(container) ? container : parent(of: container)
        case let view as UIView:
            var current = view.superviewStorage
            while let outer = current {
                if outer.isHidden || outer.accessibilityElementsHidden { return nil }
                if let window = outer as? UIWindow { return parent(of: window) }
                if isNode(outer) { return outer }
                current = outer.superviewStorage
            }
            return nil
        default: return nil
        }
    }

    /// Returns a Boolean value that indicates whether an object has a node.
    static func isNode(_ object: UIResponder) -> Bool {
        if object.isAccessibilityElement { return true }
        guard let view = object as? UIView else {
            return object is UIWindowScene || object is UIApplication || object.accessibilityContainerType != .none
        }
        return !(view is UIWindow) && view.isAccessibilityGroup
    }

    // MARK: Views

    /// Returns the elements and containers in a view in order, also if the view is an element.
    static func contents(of view: UIView) -> [UIResponder] { objects(of: parts(in: view), in: view) }

    /// Returns a Boolean value that indicates whether the elements of a view are offered (AX-06).
    static func isOffered(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha >= 0.01 && !view.accessibilityElementsHidden
    }

    private static func parts(of view: UIView) -> [Part] {
        guard isOffered(view) else { return [] }
        if view.isAccessibilityElement { return [Part(box: box(of: view), objects: [view])] }
        if view.isAccessibilityGroup {
            // A group without elements says nothing, but an empty list does.
            guard view is any KeyboardList || !children(of: view).isEmpty else { return [] }
            return [Part(box: box(of: view), objects: [view])]
        }
        let contents = parts(in: view)
        guard !contents.isEmpty, view.shouldGroupAccessibilityChildren || isExplicit(view) else { return contents }
        let box = contents.dropFirst().reduce(contents[0].box) { $0.union($1.box) }
        return [Part(box: box, objects: objects(of: contents, in: view))]
    }

    /// Returns the parts in a view. Those of a container with elements of its own are in its order.
    private static func parts(in view: UIView) -> [Part] {
        guard !view.accessibilityElementsHidden else { return [] }
        if let elements = explicitElements(of: view) {
            let found = elements.flatMap { resolve($0, in: view) }
            return found.isEmpty ? [] : [Part(box: box(of: view), objects: found)]
        }
        var subviews = view.reachableSubviews
        if let modal = subviews.last(where: { $0.accessibilityViewIsModal && isOffered($0) }) { subviews = [modal] }
        return subviews.flatMap { parts(of: $0) }
    }

    private static func objects(of parts: [Part], in view: UIView) -> [UIResponder] {
        ReadingOrder.ordered(parts, isRightToLeft: view.isRightToLeft) { $0.box }.flatMap(\.objects)
    }

    private static func box(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    // MARK: Containers

    private static func isExplicit(_ object: UIResponder) -> Bool {
        object.accessibilityElements != nil || object.accessibilityElementCount() != NSNotFound
    }

    /// Returns the elements that a container provides itself (AX-04); nil if its subviews do.
    private static func explicitElements(of object: UIResponder) -> [Any]? {
        if let elements = object.accessibilityElements { return elements }
        let count = object.accessibilityElementCount()
        guard count != NSNotFound else { return nil }
        return (0..<max(0, min(count, maximumCount))).compactMap { object.accessibilityElement(at: $0) }
    }

    /// Containers whose elements are being listed, so that one that lists itself ends.
    private static var listing: Set<ObjectIdentifier> = []

    /// Returns the elements and containers of an entry of a container.
    private static func resolve(_ entry: Any, in container: UIResponder) -> [UIResponder] {
        let object: UIResponder? = (entry as? UIBarButtonItem)?.displayedView ?? entry as? UIResponder
        guard let object, object !== container, listing.insert(ObjectIdentifier(object)).inserted else { return [] }
        defer { listing.remove(ObjectIdentifier(object)) }
        if let view = object as? UIView { return objects(of: parts(of: view), in: view) }
        if isNode(object) { return [object] }
        return children(of: object)
    }

    /// Returns the controls in an element, such as the switch in a row of a table.
    private static func controls(in view: UIView) -> [UIResponder] {
        contents(of: view).flatMap { object -> [UIResponder] in
            if object is UIControl || object is UITextView { return [object] }
            guard let group = object as? UIView, !group.isAccessibilityElement else { return [] }
            return controls(in: group)
        }
    }
}
