import SwiftSyntax

extension FileLowerer {
    /// Reports calls of key-value coding and key-value observing.
    func checkCall(_ node: FunctionCallExprSyntax) {
        let member = node.calledExpression.as(MemberAccessExprSyntax.self)
        let name: DeclReferenceExprSyntax
        let isThroughSelf: Bool
        if let member {
            name = member.declName
            isThroughSelf = ["self", "super"].contains(member.base?.trimmedDescription)
        } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            name = reference
            isThroughSelf = true
        } else {
            return
        }
        let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        let fullName = name.baseName.text + "(" + labels + ")"
        guard !target.ownFunctions.contains(fullName) else { return }
        if node.enclosingDeclGroup != nil || member != nil, let message = RefusedFunctions.message(forCallOf: fullName)
        {
            fail(name, message)
        } else if isThroughSelf, let type = node.enclosingDeclGroup, !isAnimated(type),
            let message = RefusedFunctions.message(forCallThroughSelfOf: fullName)
        {
            fail(name, message)
        }
    }

    /// Returns whether a type is a layer or an animation. These support key-value coding.
    private func isAnimated(_ type: any DeclGroupSyntax) -> Bool {
        let names = [type.typeName] + (type.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [])
        return names.contains { $0.hasSuffix("Layer") || $0.hasSuffix("Animation") || $0.hasPrefix("CA") }
    }
}
