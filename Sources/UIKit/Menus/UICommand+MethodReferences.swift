// Actions that are given as references to methods, as in `UICommand(title: "Save", action: Editor.save)`. Each
// initializer exists for methods without parameters, for all methods, and for the standard edit actions; see
// `Selector`.
extension UICommand {
    /// Creates a command that calls a method without parameters on the first object in the responder chain that has it.
    @_alwaysEmitIntoClient
    public convenience init<Target>(
        title: String = "", image: UIImage? = nil, action: @escaping (Target) -> @isolated(any) () -> Void,
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        self.init(
            title: title, image: image, action: Selector(action), propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a command that calls a method on the first object in the responder chain that has it. Its parameter, if
    /// any, is the command.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public convenience init<Target, each Argument, Result>(
        title: String = "", image: UIImage? = nil,
        action: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        self.init(
            title: title, image: image, action: Selector(action), propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a command that calls a standard edit action on the first object in the responder chain that has it.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public convenience init(
        title: String = "", image: UIImage? = nil, action: (StandardEditAction.Reference) -> StandardEditAction,
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        self.init(
            title: title, image: image, action: Selector(action), propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }
}
