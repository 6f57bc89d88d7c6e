import SwiftSyntax

/// Lowers one file: collects edits while walking the syntax tree.
final class FileLowerer: SyntaxVisitor {
    let file: SourceFile
    let tree: SourceFileSyntax
    let target: TargetSummary

    /// A Boolean value that indicates whether declarations can be appended to the file.
    let canAppend: Bool

    let lines: LineTable
    var edits = SourceEdits()
    var generated = GeneratedDeclarations()
    private(set) var errors: [LoweringError] = []

    init(_ file: SourceFile, tree: SourceFileSyntax, target: TargetSummary, canAppend: Bool) {
        self.file = file
        self.tree = tree
        self.target = target
        self.canAppend = canAppend
        lines = LineTable(file.bytes)
        super.init(viewMode: .sourceAccurate)
    }

    /// Adds the edits that depend on the whole file.
    ///
    /// - Parameter contextTypeName: The name of the type that files with generated declarations mention.
    /// - Returns: All edits.
    func finish(contextTypeName: String?) -> SourceEdits {
        if generated.needsUIKit, !tree.importsUIKit { edits.suffix.append("import UIKit") }
        guard !generated.isEmpty else { return edits }
        if let contextTypeName {
            edits.suffix.append("fileprivate typealias _ContextOfThisFile = \(contextTypeName)")
        }
        edits.suffix += generated.appended
        for (offset, text) in generated.bodies(file: file, lines: lines) { edits.insert(text, at: offset) }
        return edits
    }

    /// Replaces a node with a text that is not longer, padded with spaces.
    @discardableResult
    func overwrite(_ node: some SyntaxProtocol, with text: String = "") -> Bool {
        edits.overwrite(node.byteRange, of: file.bytes, with: text)
    }

    func position(of node: some SyntaxProtocol) -> SourcePosition {
        lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    func fail(_ node: some SyntaxProtocol, _ message: String) {
        guard !PlatformCondition.excludes(node) else { return }
        errors.append(LoweringError(path: file.path, position: position(of: node), message: message))
    }

    // MARK: Attributes and modifiers

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        switch node.attributeName.trimmedDescription {
        case "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
            "IBDesignable", "GKInspectable":
            overwrite(node)
            return .skipChildren
        case "UIApplicationMain", "NSApplicationMain":
            overwrite(node, with: "@main")
            return .skipChildren
        case "NSManaged":
            fail(node, "'@NSManaged' needs Core Data, which is not available on Linux; store the property instead")
        case "convention":
            if let argument = node.arguments?.trimmedDescription, argument.hasPrefix("block") {
                fail(
                    node,
                    "'@convention(block)' needs the Objective-C runtime; use a closure type without the attribute instead"
                )
            }
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if ["dynamic", "optional"].contains(node.name.text) { overwrite(node) }
        return .skipChildren
    }

    // MARK: Conditions and imports

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition {
            let visitor = PlatformCallFinder(viewMode: .sourceAccurate)
            visitor.walk(condition)
            for call in visitor.found { overwrite(call, with: "true") }
        }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name, !node.hasError else { return .skipChildren }
        let isWhole = node.path.count == 1 && node.importKindSpecifier == nil
        if ImportTable.omittedModules.contains(module.text) {
            overwrite(node)
        } else if let name = ImportTable.renamedModules[module.text] {
            // Drop the submodule: the renamed module has no submodules.
            if node.importKindSpecifier != nil {
                overwrite(module, with: name)
            } else {
                overwrite(node.path, with: name)
            }
        } else if ImportTable.wholeModules.contains(module.text), !isWhole {
            if let kind = node.importKindSpecifier {
                // On Linux, Foundation declares the same kinds of types under the same names.
                if module.text == "Foundation" { return .skipChildren }
                overwrite(kind)
            }
            overwrite(node.path, with: module.text)
        }
        return .skipChildren
    }

    // MARK: Declarations

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        addMethodTable(of: node)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        addMethodTable(of: node)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        lowerProtocol(node)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        lowerObservation(node)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if UIKitMethods.typesOfOtherModules.contains(node.name.text), !target.isDeclared(node.name.text) {
            generated.requireUIKit()
        }
        return .visitChildren
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard !node.hasError else { return .visitChildren }
        switch node.macroName.text {
        case "selector":
            lowerSelector(node)
            generated.requireUIKit()
            return .skipChildren
        case "keyPath":
            lowerKeyPath(node)
            return .skipChildren
        default: return .visitChildren
        }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        checkCall(node)
        lowerUnexpectedValue(node)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if node.argumentNames == nil, name.contains("_"), !target.ownFunctions.contains(name),
            node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id,
            let message = RefusedFunctions.message(forCallOf: name)
        {
            fail(node, message)
        }
        let isOfUIKit = UIKitMethods.ofRuntime.contains(name) || UIKitMethods.typesOfOtherModules.contains(name)
        if isOfUIKit, !target.ownFunctions.contains(name), !target.isDeclared(name),
            node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
        {
            generated.requireUIKit()
        }
        return .visitChildren
    }
}

/// Finds calls of `os(iOS)` in a condition.
private final class PlatformCallFinder: SyntaxVisitor {
    var found: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == "os", node.arguments.count == 1,
            node.arguments.first?.expression.trimmedDescription == "iOS"
        {
            found.append(node)
        }
        return .skipChildren
    }
}

extension SourceFileSyntax {
    /// A Boolean value that indicates whether the file imports UIKit outside any `#if`.
    var importsUIKit: Bool {
        statements.contains {
            guard case .decl(let declaration) = $0.item, let node = declaration.as(ImportDeclSyntax.self) else {
                return false
            }
            return node.path.first?.name.text == "UIKit"
        }
    }
}
