import SwiftSyntax

/// The method or property that `#selector` refers to.
struct SelectorOperand {
    enum Base {
        /// A member of the enclosing type: `save`, `self.save`, `super.save`.
        case own

        /// A member of a type: `Editor.save`.
        case type(String)

        /// A member of the type of a value: `button.save`.
        case value(String)
    }

    enum Accessor: String {
        case getter, setter
    }

    let base: Base
    let name: DeclReferenceExprSyntax
    let accessor: Accessor?

    /// The whole operand, without a cast.
    let expression: ExprSyntax

    /// The type that the operand is cast to.
    let cast: TypeSyntax?

    /// Creates the operand of a `#selector` expression, or returns nil if the form of the operand is not supported.
    init?(_ node: MacroExpansionExprSyntax) {
        guard node.arguments.count == 1, let argument = node.arguments.first, node.trailingClosure == nil else {
            return nil
        }
        if let label = argument.label?.text {
            guard let accessor = Accessor(rawValue: label) else { return nil }
            self.accessor = accessor
        } else {
            accessor = nil
        }
        var expression = argument.expression
        var cast: TypeSyntax?
        while true {
            if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
                let element = tuple.elements.first
            {
                expression = element.expression
            } else if cast == nil, let sequence = expression.as(SequenceExprSyntax.self) {
                let elements = Array(sequence.elements)
                guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
                    let type = elements[2].as(TypeExprSyntax.self)
                else { return nil }
                expression = elements[0]
                cast = type.type
            } else {
                break
            }
        }
        self.expression = expression
        self.cast = cast
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            self.name = name
            base = .own
        } else if let member = expression.as(MemberAccessExprSyntax.self), let object = member.base {
            name = member.declName
            let text = object.trimmedDescription
            base =
                ["self", "super", "Self"].contains(text)
                ? .own : Self.isType(object) ? .type(text) : .value(text)
        } else {
            return nil
        }
    }

    private static func isType(_ expression: ExprSyntax) -> Bool {
        if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text.isNamedLikeType }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            return isType(base) && member.declName.baseName.text.isNamedLikeType
        }
        if let generic = expression.as(GenericSpecializationExprSyntax.self) { return isType(generic.expression) }
        return false
    }

    /// The name, including its labels if they are written.
    var nameText: String {
        let base = name.baseName.text.unescaped
        guard let labels = name.argumentNames else { return base }
        return base + "(" + labels.arguments.map { $0.name.text.unescaped + ":" }.joined() + ")"
    }

    /// The function type in the cast: the type of the method, without the type that it is a member of.
    var methodTypeOfCast: (type: FunctionTypeSyntax, isCurried: Bool)? {
        var type = cast
        while true {
            if let optional = type?.as(OptionalTypeSyntax.self) {
                type = optional.wrappedType
            } else if let tuple = type?.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
                type = tuple.elements.first?.type
            } else if let attributed = type?.as(AttributedTypeSyntax.self) {
                type = attributed.baseType
            } else {
                break
            }
        }
        guard let function = type?.as(FunctionTypeSyntax.self) else { return nil }
        if let inner = function.returnClause.type.as(FunctionTypeSyntax.self) { return (inner, true) }
        return (function, false)
    }
}
