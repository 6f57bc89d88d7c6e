import SwiftSyntax

/// The optional members of a protocol, and the declarations that replace them.
///
/// The requirement itself stays. For `@objc optional func tap(_ view: View)` of a protocol `P`:
///
/// - A protocol that `P` refines provides a default implementation that stops the app. Nothing calls it.
/// - An extension of `P` declares a property `tap` of type `((View) -> Void)?`, which is nil if the class of the object
///   does not implement the method. `object.tap?(view)` can only refer to the property.
///
/// If methods share a base name or have labels, the type of the property is a structure with one `callAsFunction`
/// method for each.
struct OptionalMembers {
    private let node: ProtocolDeclSyntax
    private let methods: [FunctionDeclSyntax]

    /// The optional properties.
    let properties: [DeclSyntax]

    init(_ node: ProtocolDeclSyntax, _ members: [DeclSyntax]) {
        self.node = node
        methods = members.compactMap { $0.as(FunctionDeclSyntax.self) }
        properties = members.filter { $0.is(VariableDeclSyntax.self) }
    }

    var isEmpty: Bool { methods.isEmpty && properties.isEmpty }

    private var path: String { node.typePath }

    private var identifier: String { String(path.map { $0 == "." ? "_" : $0 }) }

    /// The name of the protocol that has the default implementations.
    var nameOfDefaults: String { "_\(identifier)_OptionalMembers" }

    /// The access level, followed by a space. Declarations for a private protocol are private to the file.
    private var access: String {
        switch node.modifiers.accessLevel {
        case nil: ""
        case "private", "fileprivate": "fileprivate "
        case let level?: level + " "
        }
    }

    /// Returns the attributes that also apply to generated types: isolation and availability.
    private func attributes(of list: AttributeListSyntax, without excluded: Set<String> = []) -> String {
        let omitted = excluded.union(["objc", "IBAction", "discardableResult"])
        return list.compactMap {
            guard case .attribute(let attribute) = $0,
                !omitted.contains(attribute.attributeName.trimmedDescription)
            else { return nil }
            return attribute.trimmedDescription + " "
        }.joined()
    }

    private var availability: String {
        node.attributes.compactMap {
            guard case .attribute(let attribute) = $0,
                attribute.attributeName.trimmedDescription == "available"
            else { return nil }
            return attribute.trimmedDescription + " "
        }.joined()
    }

    /// The lines of all declarations.
    var declarations: [String] {
        var lines = ["\(attributes(of: node.attributes))\(access)protocol \(nameOfDefaults): AnyObject {}"]
        lines.append("\(availability)extension \(nameOfDefaults) {")
        for method in methods { lines += conditional(method, [defaultImplementation(of: method)]) }
        for property in properties { lines += conditional(property, defaultImplementations(of: property)) }
        lines.append("}")
        lines.append("\(availability)extension \(path) {")
        let groups = methodsByBaseName
        for group in groups {
            if group.count == 1, group[0].labels.allSatisfy({ $0 == "_" }) {
                lines += conditional(group[0], [functionProperty(group[0])])
            } else {
                let name = structureName(group[0])
                lines.append("    \(access)var \(group[0].name.text): \(name)? { \(name)(self) }")
            }
        }
        for property in properties { lines += conditional(property, optionalProperties(property)) }
        lines.append("}")
        for group in groups where group.count > 1 || group[0].labels.contains(where: { $0 != "_" }) {
            lines += structure(group)
        }
        return lines
    }

    private var methodsByBaseName: [[FunctionDeclSyntax]] {
        var groups: [[FunctionDeclSyntax]] = []
        for method in methods {
            if let index = groups.firstIndex(where: { $0[0].name.text == method.name.text }) {
                groups[index].append(method)
            } else {
                groups.append([method])
            }
        }
        return groups
    }

    /// Returns lines enclosed in the `#if` conditions around a member inside the protocol.
    private func conditional(_ member: some SyntaxProtocol, _ lines: [String]) -> [String] {
        let conditions = PlatformCondition.conditions(around: member)
            .dropFirst(PlatformCondition.conditions(around: node).count)
        return conditions.map { "#if " + $0 } + lines + conditions.map { _ in "#endif" }
    }

    private func message(_ name: String) -> String {
        "fatalError(\"'\(name)' of '\(path)' is optional, and \\(type(of: self)) does not implement it\")"
    }

    private func defaultImplementation(of method: FunctionDeclSyntax) -> String {
        let result = method.signature.returnClause.map { " " + $0.trimmedDescription } ?? ""
        return
            "    @_disfavoredOverload \(attributes(of: method.attributes))\(isolation(of: method.modifiers))\(access)func "
            + "\(method.name.text)\(parameters(method))\(effects(method))\(result) { \(message(method.fullName)) }"
    }

    private func isolation(of modifiers: DeclModifierListSyntax) -> String {
        modifiers.contains("nonisolated") ? "nonisolated " : ""
    }

    /// Returns the parameter clause, with parameter names that no label or type uses.
    private func parameters(_ method: FunctionDeclSyntax) -> String {
        let list = method.signature.parameterClause.parameters.enumerated().map { index, parameter in
            "\(parameter.firstName.text) _\(index): \(parameter.type.trimmedDescription)"
        }
        return "(" + list.joined(separator: ", ") + ")"
    }

    private func effects(_ method: FunctionDeclSyntax) -> String {
        method.signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
    }

    private func isInout(_ parameter: FunctionParameterSyntax) -> Bool {
        parameter.type.trimmedDescription.hasPrefix("inout ")
    }

    /// Returns a call of the requirement with the arguments `prefix0`, `prefix1` and so on.
    private func call(_ method: FunctionDeclSyntax, on object: String, prefix: String) -> String {
        let arguments = method.signature.parameterClause.parameters.enumerated().map { index, parameter in
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            return label + (isInout(parameter) ? "&" : "") + "\(prefix)\(index)"
        }
        let keywords = (method.isThrowing ? "try " : "") + (method.isAsync ? "await " : "")
        return keywords + "\(object).\(method.name.text)(" + arguments.joined(separator: ", ") + ")"
    }

    private func resultType(_ method: FunctionDeclSyntax) -> String {
        method.signature.returnClause?.type.trimmedDescription ?? "Void"
    }

    private func functionProperty(_ method: FunctionDeclSyntax) -> String {
        let types = method.signature.parameterClause.parameters.map(\.type.trimmedDescription)
        let type = "(\(types.joined(separator: ", ")))\(effects(method)) -> \(resultType(method))"
        return "    \(attributes(of: method.attributes))\(isolation(of: method.modifiers))\(access)var "
            + "\(method.name.text): (\(type))? { guard \(isImplemented("self", method.summary)) else { return nil }; "
            + "return { \(call(method, on: "self", prefix: "$")) } }"
    }

    private func isImplemented(_ object: String, _ member: MemberSummary) -> String {
        "MethodTable.implements(\(object), \(member.objectiveCName.asLiteral))"
    }

    private func structureName(_ method: FunctionDeclSyntax) -> String {
        "_\(identifier)_\(method.name.text.unescaped)"
    }

    /// Returns a structure that can be called like each of the methods. Calling a method that is not implemented
    /// returns nil.
    private func structure(_ methods: [FunctionDeclSyntax]) -> [String] {
        let name = structureName(methods[0])
        var lines = ["\(attributes(of: node.attributes, without: ["preconcurrency"]))\(access)struct \(name) {"]
        lines.append("    private let object: any \(path)")
        lines.append("    fileprivate init?(_ object: any \(path)) {")
        let isAnyImplemented = methods.map { isImplemented("object", $0.summary) }.joined(separator: " || ")
        lines.append("        guard \(isAnyImplemented) else { return nil }")
        lines.append("        self.object = object")
        lines.append("    }")
        for method in methods {
            let result = resultType(method)
            let isVoid = ["Void", "()"].contains(result)
            let isDiscardable = isVoid || method.attributes.contains(named: "discardableResult")
            lines += conditional(
                method,
                [
                    "    \(isDiscardable ? "@discardableResult " : "")\(attributes(of: method.attributes))\(access)func "
                        + "callAsFunction\(parameters(method))\(effects(method)) -> \(optional(result)) {",
                    "        guard \(isImplemented("object", method.summary)) else { return nil }",
                    "        return \(call(method, on: "object", prefix: "_"))",
                    "    }",
                ])
        }
        lines.append("}")
        return lines
    }

    /// Returns the type of an optional-chaining result. An optional type is not wrapped in a second optional.
    private func optional(_ type: String) -> String {
        if type.hasSuffix("!") { return type.dropLast() + "?" }
        return type.hasSuffix("?") && !type.contains("->") ? type : "(\(type))?"
    }

    private func defaultImplementations(of property: DeclSyntax) -> [String] {
        bindings(property).map { name, type, isSettable, node in
            let summary = MemberSummary(name: name, objectiveCName: name, hasEffects: false)
            let stop = message(summary.name)
            return
                "    @_disfavoredOverload \(attributes(of: node.attributes))\(isolation(of: node.modifiers))\(access)var "
                + "\(name): \(type) { get { \(stop) }\(isSettable ? " set { \(stop) }" : "") }"
        }
    }

    private func optionalProperties(_ property: DeclSyntax) -> [String] {
        zip(bindings(property), property.summaries).map { binding, summary in
            let (name, type, _, node) = binding
            let wrapped = type.hasSuffix("!") ? type.dropLast() + "?" : "(\(type))?"
            let value = type.hasSuffix("!") ? type.dropLast() + "?" : type
            return
                "    \(attributes(of: node.attributes))\(isolation(of: node.modifiers))\(access)var \(name): \(wrapped) { "
                + "guard \(isImplemented("self", summary)) else { return nil }; "
                + "let value: \(value) = self.\(name); return value }"
        }
    }

    private func bindings(
        _ property: DeclSyntax
    ) -> [(name: String, type: String, isSettable: Bool, node: VariableDeclSyntax)] {
        guard let node = property.as(VariableDeclSyntax.self) else { return [] }
        return node.bindings.compactMap { binding in
            guard let type = binding.typeAnnotation?.type.trimmedDescription else { return nil }
            var isSettable = false
            if case .accessors(let accessors)? = binding.accessorBlock?.accessors {
                isSettable = accessors.contains { $0.accessorSpecifier.text == "set" }
            }
            return (binding.pattern.trimmedDescription, type, isSettable, node)
        }
    }
}
