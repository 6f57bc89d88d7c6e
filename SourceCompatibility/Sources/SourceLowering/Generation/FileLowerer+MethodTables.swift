import SwiftSyntax

extension FileLowerer {
    /// Generates the table of a class's methods that can be called by name.
    func addMethodTable(of group: some DeclGroupSyntax) {
        guard canAppend else { return }
        let place = DeclarationPlace.of(group, in: target)
        guard let type = place.type, type.isClass, !type.isGeneric, type.whereClause.isEmpty else { return }
        let className = group.typeName.lastTypeName
        let hasObjCMembers =
            group.attributes.contains(named: "objcMembers") || target.hasObjCMembers(className)
            || (group.is(ExtensionDeclSyntax.self) && group.attributes.contains(named: "objc"))
        let isOwnClass =
            group.is(ClassDeclSyntax.self) || target.isClass(className)
            || group.inheritanceClause?.inheritedTypes.contains {
                target.isObjCProtocol($0.type.trimmedDescription.lastTypeName)
            } == true
        let members = group.memberBlock.allMembers
        let names = members.flatMap { $0.summaries.map(\.name) }
        var entries: [(text: String, conditions: [String], isDeprecated: Bool)] = []
        for member in members where !member.isStatic && !member.isOverride && !member.isExcluded {
            guard !PlatformCondition.excludes(member), !member.isUnavailable else { continue }
            let isExposed = member.isExposedByAttribute || (hasObjCMembers && !member.isPrivate)
            for summary in member.summaries {
                let inherited = isOwnClass ? target.requirements[summary.name] : nil
                guard isExposed || inherited != nil else { continue }
                let hasOwnName = member.explicitObjectiveCName != nil
                let name = hasOwnName ? summary.objectiveCName : inherited ?? summary.objectiveCName
                for text in member.tableEntries(
                    summary, name: name, of: type.name, isOverloaded: names.count { $0 == summary.name } > 1,
                    hasNamesake: names.contains { $0 != summary.name && $0.hasPrefix(summary.baseName + "(") }
                        || UIKitMethods.withSender.contains(summary.baseName))
                {
                    entries.append((text, PlatformCondition.conditions(around: member), member.isDeprecated))
                }
            }
        }
        // The table as a whole is generated under the conditions around the type itself.
        let outer = PlatformCondition.conditions(around: group)
        for isDeprecated in [false, true] {
            let entries = entries.filter { $0.isDeprecated == isDeprecated }
            guard !entries.isEmpty else { continue }
            let number = generated.nextNumber()
            var lines: [String] = []
            for entry in entries {
                let conditions = entry.conditions.dropFirst(outer.count)
                lines += conditions.map { "#if " + $0 } + ["    " + entry.text] + conditions.map { _ in "#endif" }
            }
            let attribute = isDeprecated ? "@available(*, deprecated) " : ""
            let declaration =
                "@section(\"uikit_methods\") @used private static let _methods\(number): "
                + "@convention(c) (UnsafeMutableRawPointer) -> Void = { table in\n" + lines.joined(separator: "\n")
                + "\n}"
            generated.add(
                [
                    GeneratedDeclarations.sourceLocation(file.path, position(of: group).line),
                    attribute + place.member(declaration),
                ], in: place, conditions: outer)
        }
    }
}

extension DeclSyntax {
    var explicitObjectiveCName: String? {
        self.as(FunctionDeclSyntax.self)?.attributes.explicitObjectiveCName
            ?? self.as(VariableDeclSyntax.self)?.attributes.explicitObjectiveCName
    }

    private var availability: [String] {
        let attributes = self.as(FunctionDeclSyntax.self)?.attributes ?? self.as(VariableDeclSyntax.self)?.attributes
        return (attributes ?? []).compactMap {
            guard case .attribute(let attribute) = $0, attribute.attributeName.trimmedDescription == "available" else {
                return nil
            }
            return attribute.arguments?.trimmedDescription
        }
    }

    var isUnavailable: Bool { availability.contains { $0.contains("unavailable") } }
    var isDeprecated: Bool { availability.contains { $0.hasPrefix("*") && $0.contains("deprecated") } }

    /// Returns the calls that add the method, or the getter and the setter of the property, to a method table.
    ///
    /// Methods that a selector cannot call have none.
    fileprivate func tableEntries(
        _ summary: MemberSummary, name: String, of type: String, isOverloaded: Bool, hasNamesake: Bool
    ) -> [String] {
        if let node = self.as(FunctionDeclSyntax.self) {
            guard !summary.hasEffects, node.isCallableByName else { return [] }
            let parameters = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
            var reference = "\(type).\(node.name.text)"
            if !parameters.isEmpty { reference += "(" + node.labels.map { $0 + ":" }.joined() + ")" }
            let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
            if node.attributes.contains(named: "MainActor") {
                // In a class without isolation, a direct reference to the method would send the object to the main
                // actor, which is an error.
                let arguments = node.labels.enumerated().map { ($1 == "_" ? "" : $1 + ": ") + "$\($0)" }
                reference =
                    "{ (target: \(type)) -> @MainActor (\(parameters.joined(separator: ", "))) -> \(result) in "
                    + "nonisolated(unsafe) let object: AnyObject = target; return { @MainActor in "
                    + "(object as! \(type)).\(node.name.text)(\(arguments.joined(separator: ", "))) } }"
            } else if isOverloaded || (parameters.isEmpty && hasNamesake) {
                reference += " as (\(type)) -> (\(parameters.joined(separator: ", "))) -> \(result)"
            }
            return ["MethodTable.add(\(name.asLiteral), \(reference), to: table)"]
        }
        guard let node = self.as(VariableDeclSyntax.self),
            let binding = node.bindings.first(where: { $0.pattern.trimmedDescription.unescaped == summary.name }),
            binding.hasPlainGetter
        else { return [] }
        let path = "\\\(type).\(binding.pattern.trimmedDescription)"
        let getter = "MethodTable.add(\(name.asLiteral), getter: \(path), to: table)"
        guard node.bindingSpecifier.text == "var", binding.isSettable else { return [getter] }
        return [getter, "MethodTable.add(\(ObjectiveCName.setter(name).asLiteral), setter: \(path), to: table)"]
    }
}

extension FunctionDeclSyntax {
    /// A Boolean value that indicates whether a selector can call the method: it has at most two parameters, which can
    /// be any objects.
    fileprivate var isCallableByName: Bool {
        let parameters = signature.parameterClause.parameters
        guard genericParameterClause == nil, parameters.count <= 2 else { return false }
        if signature.returnClause?.type.trimmedDescription.hasPrefix("some ") == true { return false }
        return parameters.allSatisfy { parameter in
            guard parameter.ellipsis == nil else { return false }
            if let type = parameter.type.as(AttributedTypeSyntax.self) { return type.specifiers.isEmpty }
            return !parameter.type.trimmedDescription.hasPrefix("some ")
        }
    }
}

extension PatternBindingSyntax {
    fileprivate var hasPlainGetter: Bool {
        guard case .accessors(let accessors)? = accessorBlock?.accessors else { return true }
        return accessors.allSatisfy { $0.effectSpecifiers == nil }
    }

    fileprivate var isSettable: Bool {
        guard let accessorBlock else { return true }
        guard case .accessors(let accessors) = accessorBlock.accessors else { return false }
        let names = accessors.map(\.accessorSpecifier.text)
        return names.contains { ["set", "_modify", "modify", "willSet", "didSet"].contains($0) }
    }
}
