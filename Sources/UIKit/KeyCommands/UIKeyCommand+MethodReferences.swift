// Key commands whose action is named by a reference to a method, `UIKeyCommand(input: "f", modifierFlags: .command,
// action: Editor.find)`: without a parameter or with the command, for classes that are isolated to the main actor and
// those that are not.
extension UIKeyCommand {
    /// A command for keys that calls a method without parameters on the first in the responder chain that has it.
    public convenience init<Target: AnyObject>(
        input: String, modifierFlags: UIKeyModifierFlags, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) { self.init(input: input, modifierFlags: modifierFlags, action: Selector(action)) }

    /// A command for keys and menus that calls a method without parameters on the first in the responder chain that has
    /// it.
    public convenience init<Target: AnyObject>(
        title: String = "", image: UIImage? = nil, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
        input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, action: Selector(action), input: input, modifierFlags: modifierFlags,
            propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }

    /// A command for keys that calls a method that is handed the command on the first in the responder chain that has
    /// it.
    public convenience init<Target: AnyObject, Sender>(
        input: String, modifierFlags: UIKeyModifierFlags,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) { self.init(input: input, modifierFlags: modifierFlags, action: Selector(action)) }

    /// A command for keys and menus that calls a method that is handed the command on the first in the responder chain
    /// that has it.
    public convenience init<Target: AnyObject, Sender>(
        title: String = "", image: UIImage? = nil, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, action: Selector(action), input: input, modifierFlags: modifierFlags,
            propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }

    /// A command for keys that calls a standard edit action on the first in the responder chain that has it.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags,
        action: @MainActor (StandardEditAction.Reference) -> StandardEditAction
    ) { self.init(input: input, modifierFlags: modifierFlags, action: Selector(action)) }

    /// A command for keys and menus that calls a standard edit action on the first in the responder chain that has it.
    public convenience init(
        title: String = "", image: UIImage? = nil,
        action: @MainActor (StandardEditAction.Reference) -> StandardEditAction, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, action: Selector(action), input: input, modifierFlags: modifierFlags,
            propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }

    /// A command for keys that calls a method without parameters, of a class that is not isolated, on the first in the
    /// responder chain that has it.
    @_disfavoredOverload
    public convenience init<Target: AnyObject>(
        input: String, modifierFlags: UIKeyModifierFlags, action: @escaping (Target) -> (() -> Void)?
    ) { self.init(input: input, modifierFlags: modifierFlags, action: Selector(action)) }

    /// A command for keys and menus that calls a method without parameters, of a class that is not isolated, on the
    /// first in the responder chain that has it.
    @_disfavoredOverload
    public convenience init<Target: AnyObject>(
        title: String = "", image: UIImage? = nil, action: @escaping (Target) -> (() -> Void)?, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, action: Selector(action), input: input, modifierFlags: modifierFlags,
            propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }

    /// A command for keys that calls a method that is handed the command, of a class that is not isolated, on the first
    /// in the responder chain that has it.
    @_disfavoredOverload
    public convenience init<Target: AnyObject, Sender>(
        input: String, modifierFlags: UIKeyModifierFlags, action: @escaping (Target) -> ((Sender) -> Void)?
    ) { self.init(input: input, modifierFlags: modifierFlags, action: Selector(action)) }

    /// A command for keys and menus that calls a method that is handed the command, of a class that is not isolated,
    /// on the first in the responder chain that has it.
    @_disfavoredOverload
    public convenience init<Target: AnyObject, Sender>(
        title: String = "", image: UIImage? = nil, action: @escaping (Target) -> ((Sender) -> Void)?, input: String,
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
