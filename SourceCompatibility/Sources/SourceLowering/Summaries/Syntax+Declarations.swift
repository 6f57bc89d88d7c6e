import SwiftSyntax

extension AttributeListSyntax {
    /// Returns the first attribute with a name, including attributes inside `#if`.
    func first(named name: String) -> AttributeSyntax? {
        for element in self {
            if case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == name {
                return attribute
            }
            guard case .ifConfigDecl(let config) = element else { continue }
            for clause in config.clauses {
                if case .attributes(let list)? = clause.elements, let found = list.first(named: name) { return found }
            }
        }
        return nil
    }

    func contains(named name: String) -> Bool { first(named: name) != nil }

    /// A Boolean value that indicates whether one of the attributes makes a member visible to Objective-C.
    var exposesMember: Bool {
        ["objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable"].contains {
            contains(named: $0)
        }
    }
}

extension DeclModifierListSyntax {
    func contains(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }

    /// The explicit access level.
    var accessLevel: String? {
        let levels: Set = ["open", "public", "package", "internal", "fileprivate", "private"]
        return first { levels.contains($0.name.text) && $0.detail == nil }?.name.text
    }
}

extension SyntaxProtocol {
    /// The declaration of the nearest enclosing type or extension.
    var enclosingDeclGroup: (any DeclGroupSyntax)? {
        var node = parent
        while let current = node {
            if let group = current.asProtocol((any DeclGroupSyntax).self) { return group }
            node = current.parent
        }
        return nil
    }

    /// The range of bytes without the surrounding trivia.
    var byteRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

extension DeclGroupSyntax {
    /// The name of the type without its enclosing types. For an extension, the extended type.
    var typeName: String {
        if let node = self.as(ExtensionDeclSyntax.self) { return node.extendedType.trimmedDescription }
        return asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    }

    /// The name of the type including its enclosing types.
    var typePath: String { (enclosingDeclGroup.map { $0.typePath + "." } ?? "") + typeName }
}

extension MemberBlockSyntax {
    /// The members, including those inside `#if`.
    var allMembers: [DeclSyntax] { members.flatMap(\.decl.flattened) }
}

extension DeclSyntax {
    /// The declaration itself, or the declarations inside it if it is an `#if`.
    var flattened: [DeclSyntax] {
        guard let config = self.as(IfConfigDeclSyntax.self) else { return [self] }
        return config.clauses.flatMap { clause -> [DeclSyntax] in
            guard case .decls(let members)? = clause.elements else { return [] }
            return members.flatMap(\.decl.flattened)
        }
    }

    private var attributesAndModifiers: (AttributeListSyntax, DeclModifierListSyntax)? {
        if let node = self.as(FunctionDeclSyntax.self) { return (node.attributes, node.modifiers) }
        if let node = self.as(VariableDeclSyntax.self) { return (node.attributes, node.modifiers) }
        return nil
    }

    var isExposedByAttribute: Bool { attributesAndModifiers?.0.exposesMember == true }
    var isOverride: Bool { attributesAndModifiers?.1.contains("override") == true }
    var isStatic: Bool {
        attributesAndModifiers.map { $0.1.contains("static") || $0.1.contains("class") } == true
    }
    var isPrivate: Bool { ["private", "fileprivate"].contains(attributesAndModifiers?.1.accessLevel) }
    var isExcluded: Bool { attributesAndModifiers?.0.contains(named: "nonobjc") == true }

    /// The summary of the method, or of each property, that the declaration declares.
    var summaries: [MemberSummary] {
        if let node = self.as(FunctionDeclSyntax.self) { return [node.summary] }
        guard let node = self.as(VariableDeclSyntax.self) else { return [] }
        let explicit = node.attributes.explicitObjectiveCName
        return node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unescaped else {
                return nil
            }
            return MemberSummary(name: name, objectiveCName: explicit ?? name, hasEffects: false)
        }
    }
}

extension AttributeListSyntax {
    /// The name in `@objc(name)`, if there is one.
    var explicitObjectiveCName: String? {
        guard let attribute = first(named: "objc"), let arguments = attribute.arguments else { return nil }
        let name = arguments.trimmedDescription.filter { !$0.isWhitespace }
        return name.isEmpty ? nil : name
    }
}

extension FunctionDeclSyntax {
    var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text.unescaped) }

    /// The name including its labels: `insert(_:at:)`.
    var fullName: String { name.text.unescaped + "(" + labels.map { $0 + ":" }.joined() + ")" }

    var isThrowing: Bool { signature.effectSpecifiers?.throwsClause != nil }
    var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }

    var summary: MemberSummary {
        let name = ObjectiveCName.method(
            name.text.unescaped, labels: labels, isThrowing: isThrowing, isAsync: isAsync)
        return MemberSummary(
            name: fullName, objectiveCName: attributes.explicitObjectiveCName ?? name,
            hasEffects: isThrowing || isAsync, isMainActor: attributes.contains(named: "MainActor"))
    }
}
