/// A request for an item of a rotor (AX-25).
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The item at the cursor of the reader. Its element is `nil` if the cursor is at no element.
    open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil)

    /// The direction of the search. The default is ``UIAccessibilityCustomRotor/Direction/next``.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// Creates a request for the first item.
    @preconcurrency @MainActor public override init() { super.init() }
}
