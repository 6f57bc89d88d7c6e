import SwiftSyntax

// On Apple's systems each object inherits the method that observes key paths. Here responders do; other classes conform
// to a protocol.
extension FileLowerer {
    /// Lowers the method with which a class that inherits from `NSObject` directly observes key paths.
    func lowerObservation(_ node: FunctionDeclSyntax) {
        guard node.summary.name == TargetSummary.observation,
            let group = node.enclosingDeclGroup?.as(ClassDeclSyntax.self), target.isFirstObserver(group.name.text),
            let override = node.modifiers.first(where: { $0.name.text == "override" }),
            let last = group.inheritanceClause?.inheritedTypes.last
        else { return }
        overwrite(override)
        edits.insert(", UIKit.KeyValueObserver", at: last.byteRange.upperBound)
        generated.requireUIKit()
    }

    /// Lowers a call through `super` in that method, which reports a value that the class does not expect.
    func lowerUnexpectedValue(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true,
            member.declName.baseName.text + "(" + node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
                == TargetSummary.observation,
            let group = node.enclosingDeclGroup?.as(ClassDeclSyntax.self), target.isFirstObserver(group.name.text)
        else { return }
        overwrite(member, with: "unexpectedValue")
    }
}
