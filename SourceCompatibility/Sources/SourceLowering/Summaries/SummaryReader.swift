import SwiftSyntax

/// Collects the summary of a file.
final class SummaryReader: SyntaxVisitor {
    private(set) var types: [TypeSummary] = []
    private(set) var ownFunctions: Set<String> = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node, node.name.text, .class, isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node, node.name.text, .protocol)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node, node.name.text, .other, isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node, node.name.text, .other, isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node, node.extendedType.trimmedDescription, .extension)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        for name in [node.fullName, node.name.text] where RefusedFunctions.isNameOfRefused(name) {
            ownFunctions.insert(name)
        }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func add(_ node: some DeclGroupSyntax, _ name: String, _ kind: TypeSummary.Kind, isGeneric: Bool = false) {
        let outer = node.enclosingDeclGroup.map { $0.typePath + "." } ?? ""
        var type = TypeSummary(
            name: outer + name, kind: kind,
            inheritedTypes: node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [],
            isGeneric: isGeneric,
            hasObjCMembers: node.attributes.contains(named: "objcMembers"),
            isObjC: node.attributes.contains(named: "objc"))
        let all = type.hasObjCMembers || (type.isObjC && kind != .class && kind != .other)
        for member in node.memberBlock.allMembers where all || member.isExposedByAttribute || member.isOverride {
            type.members += member.summaries
        }
        // An extension without members that are visible to Objective-C does not affect other files. Other types matter
        // at least as superclasses or because they are generic.
        if kind != .extension || !type.members.isEmpty || type.isObjC { types.append(type) }
    }
}
