/// An object that provides the variables of items: the engine of a view hierarchy, or the layout that measures a view.
@MainActor protocol LayoutVariableSource: AnyObject {
    /// Returns the variables of an item, which are created if necessary.
    func variables(of item: LayoutItem) -> LayoutVariables

    /// Returns whether the size of an item is to be determined. Otherwise it is a constant.
    func determinesSize(of item: LayoutItem) -> Bool
}
