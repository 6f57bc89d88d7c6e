// Items with actions that are specified by a reference to a method, for example `action: Page.remove`. Each initializer
// exists in two forms, for methods without parameters and for all methods; `Selector` documents the reasons.
extension UIBarButtonItem {
    /// Creates an item with a title, whose action is a method without parameters.
    public convenience init<Target>(
        title: String?, style: Style, target: Any?, action: @escaping (Target) -> @isolated(any) () -> Void
    ) { self.init(title: title, style: style, target: target, action: Selector(action)) }

    /// Creates an item with a title, whose action is a method. Its parameter, if any, is the item.
    @_disfavoredOverload
    public convenience init<Target, each Argument, Result>(
        title: String?, style: Style, target: Any?,
        action: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result
    ) { self.init(title: title, style: style, target: target, action: Selector(action)) }

    /// Creates an item with an image, whose action is a method without parameters.
    public convenience init<Target>(
        image: UIImage?, style: Style, target: Any?, action: @escaping (Target) -> @isolated(any) () -> Void
    ) { self.init(image: image, style: style, target: target, action: Selector(action)) }

    /// Creates an item with an image, whose action is a method. Its parameter, if any, is the item.
    @_disfavoredOverload
    public convenience init<Target, each Argument, Result>(
        image: UIImage?, style: Style, target: Any?,
        action: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result
    ) { self.init(image: image, style: style, target: target, action: Selector(action)) }

    /// Creates a standard item, whose action is a method without parameters.
    public convenience init<Target>(
        barButtonSystemItem systemItem: SystemItem, target: Any?,
        action: @escaping (Target) -> @isolated(any) () -> Void
    ) { self.init(barButtonSystemItem: systemItem, target: target, action: Selector(action)) }

    /// Creates a standard item, whose action is a method. Its parameter, if any, is the item.
    @_disfavoredOverload
    public convenience init<Target, each Argument, Result>(
        barButtonSystemItem systemItem: SystemItem, target: Any?,
        action: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result
    ) { self.init(barButtonSystemItem: systemItem, target: target, action: Selector(action)) }
}
