// Actions that are given as references to methods, as in `UIKeyCommand(input: "f", modifierFlags: .command, action:
// Editor.find)`. Each initializer exists for methods without parameters, for all methods, and for the standard edit
// actions; see `Selector`.
extension UIKeyCommand {
    /// Creates a key command that calls a method without parameters on the first object in the responder chain that has
    /// it.
    @_alwaysEmitIntoClient
    public convenience init<Target>(
        input: String, modifierFlags: UIKeyModifierFlags, action: @escaping (Target) -> @isolated(any) () -> Void
    ) { self.init(input: input, modifierFlags: modifierFlags, action: Selector(action)) }

    /// Creates a key command that calls a method on the first object in the responder chain that has it. The parameter
    /// of the method, if any, is the command.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public convenience init<Target, each Argument, Result>(
        input: String, modifierFlags: UIKeyModifierFlags,
        action: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result
    ) { self.init(input: input, modifierFlags: modifierFlags, action: Selector(action)) }

    /// Creates a key command that calls a standard edit action on the first object in the responder chain that has it.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: (StandardEditAction.Reference) -> StandardEditAction
    ) { self.init(input: input, modifierFlags: modifierFlags, action: Selector(action)) }

    /// Creates a command for keys and menus that calls a method without parameters on the first object in the responder
    /// chain that has it.
    @_alwaysEmitIntoClient
    public convenience init<Target>(
        title: String = "", image: UIImage? = nil, action: @escaping (Target) -> @isolated(any) () -> Void,
        input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, action: Selector(action), input: input, modifierFlags: modifierFlags,
            propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }

    /// Creates a command for keys and menus that calls a method on the first object in the responder chain that has it.
    /// The parameter of the method, if any, is the command.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public convenience init<Target, each Argument, Result>(
        title: String = "", image: UIImage? = nil,
        action: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, action: Selector(action), input: input, modifierFlags: modifierFlags,
            propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }

    /// Creates a command for keys and menus that calls a standard edit action on the first object in the responder
    /// chain that has it.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public convenience init(
        title: String = "", image: UIImage? = nil, action: (StandardEditAction.Reference) -> StandardEditAction,
        input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, action: Selector(action), input: input, modifierFlags: modifierFlags,
            propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }
}
