import SwiftSyntax

extension FileLowerer {
    /// Replaces `#selector` with the name of a generated property.
    func lowerSelector(_ node: MacroExpansionExprSyntax) {
        guard node.leftParen != nil, !node.arguments.isEmpty else { return }
        guard let operand = SelectorOperand(node) else {
            fail(
                node,
                "this operand of '#selector' is not supported; refer to the method through its type: 'Type.method(_:)'")
            return
        }
        let group = node.enclosingDeclGroup
        let typeName =
            switch operand.base {
            case .own: group?.typeName.lastTypeName
            case .type(let name): name.lastTypeName
            case .value: nil as String?
            }
        let method = selectedMethod(operand, of: typeName)
        if !canAppend {
            // A string literal converts to a selector where one is expected, and always fits.
            replaceKeepingLines(node, with: method.name.asLiteral)
        } else if isInPublicInterface(node) {
            replaceKeepingLines(node, with: "Selector(\(method.name.asLiteral))")
        } else if case .value(let value) = operand.base {
            let reference = "type(of: \(value)).\(operand.name.trimmedDescription)"
            let cast = operand.cast.map { " as " + $0.trimmedDescription } ?? ""
            replaceKeepingLines(
                node,
                with: operand.accessor == nil && method.isCallable
                    ? "Selector(\(method.name.asLiteral), \(reference)\(cast))"
                    : "Selector(\(method.name.asLiteral))")
        } else {
            generateSelector(node, operand, method)
        }
    }

    /// The method or accessor that a selector refers to.
    private struct SelectedMethod {
        /// The Objective-C name.
        let name: String

        /// A Boolean value that indicates whether a selector can call the function.
        var isCallable = true

        /// A Boolean value that indicates whether the method itself is marked `@MainActor`.
        var isMainActor = false
    }

    /// Returns the method or accessor that a selector refers to.
    private func selectedMethod(_ operand: SelectorOperand, of type: String?) -> SelectedMethod {
        let name = operand.nameText
        if let accessor = operand.accessor {
            let getter = target.member(name, of: type, isMethod: false)?.objectiveCName ?? name
            return SelectedMethod(name: accessor == .getter ? getter : ObjectiveCName.setter(getter))
        }
        let cast = operand.methodTypeOfCast?.type
        let count = name.hasSuffix(")") ? nil : cast?.parameters.count
        if let member = target.member(name, of: type, isMethod: true, parameterCount: count) {
            return SelectedMethod(
                name: member.objectiveCName, isCallable: !member.hasEffects && member.parameterCount <= 2,
                isMainActor: member.isMainActor)
        }
        if name.hasSuffix(")") {
            let labels = name.argumentLabels
            let inherited = target.requirements[name]
            let own = ObjectiveCName.method(operand.name.baseName.text.unescaped, labels: labels)
            return SelectedMethod(name: inherited ?? own, isCallable: labels.count <= 2)
        }
        if let count {
            let labels = Array(repeating: "_", count: count)
            return SelectedMethod(name: ObjectiveCName.method(name, labels: labels), isCallable: count <= 2)
        }
        return SelectedMethod(name: UIKitMethods.withSender.contains(name) ? name + ":" : name)
    }

    /// Generates the property that creates the selector. There, the operand is on a line of its own, which has the line
    /// number of the original, and at its original column.
    private func generateSelector(
        _ node: MacroExpansionExprSyntax, _ operand: SelectorOperand, _ method: SelectedMethod
    ) {
        let group = node.enclosingDeclGroup
        var place = DeclarationPlace.of(group, in: target)
        if case .extension(let type) = place, type.isNested, case .type = operand.base, let group,
            !type.isGeneric, !type.isProtocol, !group.is(ExtensionDeclSyntax.self)
        {
            // Code in an extension of a nested type does not find the enclosing types by their unqualified names.
            place = .body(of: group, type)
        }
        let number = generated.nextNumber()
        let type = place.type
        let isProtocol = type?.isProtocol == true
        let isChecked =
            method.isMainActor && operand.accessor == nil && type.map { !$0.isGeneric && !isProtocol } == true
        let typeText = isProtocol ? "self" : isChecked ? "$0" : type?.name ?? ""
        let (column, line, prefix, text) = operandText(operand, typeText: typeText, isChecked: isChecked)
        let isFirstLine = line == 1
        let gap = isFirstLine ? "" : "\n" + String(repeating: " ", count: column - 1)
        let reference = prefix + gap + text
        let name = method.name.asLiteral
        let location = GeneratedDeclarations.sourceLocation(file.path, isFirstLine ? 1 : line - 1)
        let conditions = PlatformCondition.conditions(around: node)

        if isProtocol {
            let check = place.member("fileprivate func _checkOfSelector\(number)() { _ = \(reference) }")
            generated.add(
                [
                    location, check,
                    "nonisolated fileprivate var _sel\(number): Selector { Selector(\(name)) }",
                ], in: .file, conditions: conditions)
            overwrite(node, with: "_sel\(number)")
            return
        }
        let value =
            if let accessor = operand.accessor {
                "MainActor.assumeIsolated { Selector(\(name), \(accessor): \\\(reference)) }"
            } else if isChecked {
                // In a class without isolation, a reference to the function would send its object to the main actor.
                // The method table contains the method.
                "let check: @MainActor (\(checkedType(operand, in: type))) -> Void = { _ = \(reference) }; _ = check; "
                    + "return Selector(\(name))"
            } else if method.isCallable {
                "Selector(\(name), \(reference))"
            } else {
                "_ = \(reference); return Selector(\(name))"
            }
        guard let type else {
            generated.add(
                [location, "nonisolated fileprivate var _sel\(number): Selector { \(value) }"], in: .file,
                conditions: conditions)
            overwrite(node, with: "_sel\(number)")
            return
        }
        let isNamedFromFile = !type.isGeneric && type.isLocal == false && !type.isHidden
        let member = isNamedFromFile ? "_selector\(number)" : "_sel\(number)"
        let property = place.member("nonisolated fileprivate static var \(member): Selector { \(value) }")
        guard isNamedFromFile else {
            generated.add([location, property], in: place, conditions: conditions)
            replaceKeepingLines(node, with: (isInStoredValue(node) ? type.name : "Self") + "." + member)
            return
        }
        generated.add([location, property], in: place, conditions: conditions)
        let path = group?.typePath ?? type.name
        generated.add(
            ["nonisolated fileprivate var _sel\(number): Selector { \(path).\(member) }"], in: .file,
            conditions: conditions)
        overwrite(node, with: "_sel\(number)")
    }

    private func checkedType(_ operand: SelectorOperand, in type: TypeReference?) -> String {
        if case .type(let name) = operand.base { return name }
        return type?.name ?? ""
    }

    /// Returns the parts of a reference to an operand: the prefix before the line break, and the column, line and text
    /// of the part that keeps its position.
    private func operandText(
        _ operand: SelectorOperand, typeText: String, isChecked: Bool
    ) -> (column: Int, line: Int, prefix: String, text: String) {
        let cast =
            isChecked
            ? operand.methodTypeOfCast.map { " as " + $0.type.trimmedDescription } ?? ""
            : castText(operand, typeText: typeText)
        if case .type(let base) = operand.base {
            if operand.accessor != nil || isChecked, let member = operand.expression.as(MemberAccessExprSyntax.self) {
                let position = position(of: member.period)
                let prefix = isChecked ? typeText : base
                return (position.column, position.line, prefix, "." + operand.name.trimmedDescription + cast)
            }
            let position = position(of: operand.expression)
            return (position.column, position.line, "", operand.expression.trimmedDescription + cast)
        }
        let position = position(of: operand.name)
        if typeText.isEmpty { return (position.column, position.line, "", operand.name.trimmedDescription + cast) }
        // The name keeps its column, and the dot precedes it.
        return (max(position.column - 1, 1), position.line, typeText, "." + operand.name.trimmedDescription + cast)
    }

    /// Returns the cast of an operand, adapted to a method that is referred to through its type.
    private func castText(_ operand: SelectorOperand, typeText: String) -> String {
        guard let cast = operand.cast else { return "" }
        guard case .own = operand.base, let (function, isCurried) = operand.methodTypeOfCast, !typeText.isEmpty else {
            return " as " + cast.trimmedDescription
        }
        if typeText == "self" { return " as " + function.trimmedDescription }
        return " as " + (isCurried ? cast.trimmedDescription : "(\(typeText)) -> " + function.trimmedDescription)
    }

    /// Replaces a node with text of any length. Line breaks inside the node are kept after the text.
    private func replaceKeepingLines(_ node: some SyntaxProtocol, with text: String) {
        if overwrite(node, with: text) { return }
        let lineEnds = file.bytes[node.byteRange].filter { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        edits.replace(node.byteRange, with: text + String(decoding: lineEnds, as: UTF8.self))
    }

    /// Returns whether the node is in the initial value of a stored property or of a parameter, where `Self` is not
    /// available.
    private func isInStoredValue(_ node: some SyntaxProtocol) -> Bool {
        var current = node.parent
        while let ancestor = current {
            if ancestor.is(CodeBlockSyntax.self) || ancestor.is(AccessorBlockSyntax.self) { return false }
            if ancestor.is(MemberBlockSyntax.self) || ancestor.is(FunctionParameterSyntax.self) { return true }
            current = ancestor.parent
        }
        return false
    }

    /// Returns whether the node is in the default argument of a public function, which may use only public
    /// declarations.
    private func isInPublicInterface(_ node: some SyntaxProtocol) -> Bool {
        var current = node.parent
        var isDefault = false
        while let ancestor = current {
            if ancestor.is(CodeBlockSyntax.self) || ancestor.is(AccessorBlockSyntax.self) { return false }
            isDefault = isDefault || ancestor.is(FunctionParameterSyntax.self)
            if isDefault, let declaration = ancestor.asProtocol((any WithModifiersSyntax).self),
                !ancestor.is(FunctionParameterSyntax.self)
            {
                // Members of a public extension are public by default.
                let group = ancestor.enclosingDeclGroup?.as(ExtensionDeclSyntax.self)
                let level = declaration.modifiers.accessLevel ?? group?.modifiers.accessLevel
                return ["public", "open"].contains(level)
            }
            current = ancestor.parent
        }
        return false
    }

    /// Replaces `#keyPath` with a string literal of the property's Objective-C name.
    func lowerKeyPath(_ node: MacroExpansionExprSyntax) {
        guard node.leftParen != nil, !node.arguments.isEmpty else { return }
        guard node.arguments.count == 1, let operand = node.arguments.first?.expression,
            var names = Self.components(of: operand)
        else {
            fail(
                node,
                "this operand of '#keyPath' is not supported; refer to the property through its type: 'Type.property'")
            return
        }
        var type = node.enclosingDeclGroup?.typeName.lastTypeName
        while let first = names.first, first.isNamedLikeType || first == "self", names.count > 1 {
            if first != "self", first != "Self" { type = first }
            names.removeFirst()
        }
        if let first = names.first, let member = target.member(first, of: type, isMethod: false) {
            names[0] = member.objectiveCName
        }
        replaceKeepingLines(node, with: names.joined(separator: ".").asLiteral)
    }

    private static func components(of expression: ExprSyntax) -> [String]? {
        if let name = expression.as(DeclReferenceExprSyntax.self) { return [name.baseName.text.unescaped] }
        if let optional = expression.as(OptionalChainingExprSyntax.self) { return components(of: optional.expression) }
        if let force = expression.as(ForceUnwrapExprSyntax.self) { return components(of: force.expression) }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            return components(of: base).map { $0 + [member.declName.baseName.text.unescaped] }
        }
        return nil
    }
}
