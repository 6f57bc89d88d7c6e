import SwiftSyntax

extension FileLowerer {
    /// Restricts an `@objc` protocol to classes, and gives its optional members default implementations and optional
    /// counterparts.
    func lowerProtocol(_ node: ProtocolDeclSyntax) {
        let members = node.memberBlock.allMembers.filter(\.isOptionalMember)
        guard node.attributes.contains(named: "objc") || !members.isEmpty else { return }
        for member in members where member.isStatic || member.summaries.isEmpty {
            fail(member, "an optional member of this kind is not supported; declare it in a separate protocol")
        }
        let optional = OptionalMembers(node, members.filter { !$0.isStatic && !$0.summaries.isEmpty })
        if canAppend, !optional.isEmpty {
            inherit(optional.nameOfDefaults, node)
            for property in optional.properties { disfavor(property) }
            generated.add(
                [GeneratedDeclarations.sourceLocation(file.path, position(of: node).line)] + optional.declarations,
                in: .file, conditions: PlatformCondition.conditions(around: node))
        } else if !isClassBound(node) {
            inherit("AnyObject", node)
        }
    }

    /// Returns whether a protocol's own inheritance clause restricts it to classes.
    private func isClassBound(_ node: ProtocolDeclSyntax) -> Bool {
        node.inheritanceClause?.inheritedTypes.contains {
            let name = $0.type.trimmedDescription
            return ["AnyObject", "NSObjectProtocol", "class"].contains(name)
                || target.isObjCProtocol(name.lastTypeName)
        } == true
    }

    /// Adds a protocol to the inheritance clause of `node`. Only the text after it on the same line moves.
    private func inherit(_ name: String, _ node: ProtocolDeclSyntax) {
        if let last = node.inheritanceClause?.inheritedTypes.last {
            edits.insert(", " + name, at: last.byteRange.upperBound)
        } else {
            let offset = node.primaryAssociatedTypeClause?.byteRange.upperBound ?? node.name.byteRange.upperBound
            edits.insert(": " + name, at: offset)
        }
    }

    /// Makes the compiler prefer the optional counterpart of a property. The attribute is inserted after the previous
    /// member, so that the property keeps its columns.
    private func disfavor(_ property: DeclSyntax) {
        guard let first = property.firstToken(viewMode: .sourceAccurate),
            let previous = first.previousToken(viewMode: .sourceAccurate)
        else { return }
        let attribute = "@_disfavoredOverload"
        if previous.parent?.as(MemberBlockSyntax.self)?.leftBrace == previous || previous.text == ";" {
            edits.insert(" " + attribute, at: previous.byteRange.upperBound)
        } else if property.parent?.as(MemberBlockItemSyntax.self)?.previousItem?.decl.is(IfConfigDeclSyntax.self)
            == false
        {
            edits.insert("; " + attribute, at: previous.byteRange.upperBound)
        } else {
            edits.insert(attribute + " ", at: first.byteRange.lowerBound)
        }
    }
}

extension MemberBlockItemSyntax {
    fileprivate var previousItem: MemberBlockItemSyntax? {
        guard let list = parent?.as(MemberBlockItemListSyntax.self) else { return nil }
        let items = Array(list)
        return items.firstIndex { $0.id == id }.flatMap { $0 > 0 ? items[$0 - 1] : nil }
    }
}

extension DeclSyntax {
    fileprivate var isOptionalMember: Bool {
        asProtocol((any WithModifiersSyntax).self)?.modifiers.contains("optional") == true
    }
}
