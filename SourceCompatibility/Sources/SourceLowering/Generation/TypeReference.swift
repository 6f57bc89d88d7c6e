import SwiftSyntax

/// The way that generated code refers to a type that the file declares or extends.
struct TypeReference {
    /// The name, including the names of the enclosing types.
    var name: String

    /// The `where` clause of an extension, preceded by a space.
    let whereClause: String

    let isGeneric: Bool
    let isProtocol: Bool
    let isClass: Bool
    let isNested: Bool

    /// A Boolean value that indicates whether the type is declared inside a function.
    let isLocal: Bool

    /// A Boolean value that indicates whether the type, or a type that encloses it, is private to another type.
    let isHidden: Bool

    init(_ group: any DeclGroupSyntax, in target: TargetSummary) {
        name = group.typePath
        let last = group.typeName.lastTypeName
        let node = group.as(ExtensionDeclSyntax.self)
        whereClause = node?.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
        isProtocol =
            group.is(ProtocolDeclSyntax.self)
            || (node != nil && !target.isClass(last)
                && (target.isProtocol(last) || whereClause.contains("Self:") || whereClause.contains("Self :")))
        isClass =
            group.is(ClassDeclSyntax.self)
            || (node != nil && !isProtocol && (target.isClass(last) || !target.isValueType(last)))
        isNested = name.contains(".")
        var isGeneric = node != nil && (target.isGeneric(last) || group.typeName.contains("<"))
        var isLocal = false
        var isHidden = false
        var current: Syntax? = group._syntaxNode
        while let ancestor = current {
            if let outer = ancestor.asProtocol((any WithGenericParametersSyntax).self),
                outer.genericParameterClause != nil
            {
                isGeneric = true
            }
            if ancestor.is(CodeBlockSyntax.self) || ancestor.is(ClosureExprSyntax.self)
                || ancestor.is(AccessorBlockSyntax.self)
            {
                isLocal = true
            }
            if let outer = ancestor.asProtocol((any DeclGroupSyntax).self), !outer.is(ExtensionDeclSyntax.self),
                outer.modifiers.accessLevel == "private", outer.enclosingDeclGroup != nil
            {
                isHidden = true
            }
            current = ancestor.parent
        }
        self.isGeneric = isGeneric
        self.isLocal = isLocal
        self.isHidden = isHidden
    }
}
