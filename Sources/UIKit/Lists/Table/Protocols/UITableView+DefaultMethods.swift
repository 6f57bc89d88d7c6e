// The defaults of optional methods, which the protocols and the view controller have in common.
extension UITableView {
    /// Remembers that the delegate or the data source does not implement a method, and returns the method's default.
    func notImplemented<Value>(_ method: TableViewMethods, _ value: Value) -> Value {
        missingMethods.insert(method)
        return value
    }
}
