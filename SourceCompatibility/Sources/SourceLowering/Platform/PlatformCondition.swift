import SwiftSyntax

/// Evaluates the conditions of `#if` under which an iOS file is compiled on Linux.
enum PlatformCondition {
    /// Returns whether a condition is true, or nil if that depends on the build settings.
    static func value(of condition: ExprSyntax?) -> Bool? {
        guard let condition else { return true }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return value(of: prefix.expression).map { !$0 }
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return value(of: tuple.elements.first?.expression)
        }
        if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: sequence) }
        if let call = condition.as(FunctionCallExprSyntax.self) {
            let argument = call.arguments.first?.expression.trimmedDescription ?? ""
            switch call.calledExpression.trimmedDescription {
            case "os": return ["iOS", "Linux"].contains(argument)
            case "canImport" where ["AppKit", "Cocoa", "WatchKit"].contains(argument): return false
            case "canImport" where ["UIKit", "Foundation"].contains(argument): return true
            default: return nil
            }
        }
        return nil
    }

    /// Returns the value of a sequence of operators. `&&` has a higher precedence than `||`.
    private static func value(of sequence: SequenceExprSyntax) -> Bool? {
        var alternatives: [Bool?] = []
        var all: Bool? = true
        for element in sequence.elements {
            if let symbol = element.as(BinaryOperatorExprSyntax.self) {
                guard symbol.operator.text == "||" else { continue }
                alternatives.append(all)
                all = true
            } else {
                let value = value(of: element)
                all = all == false || value == false ? false : all == nil || value == nil ? nil : true
            }
        }
        alternatives.append(all)
        return alternatives.contains(true) ? true : alternatives.contains(nil) ? nil : false
    }

    /// Returns the conditions of the `#if` clauses around a node, outermost first, with `os(iOS)` replaced by `true`.
    static func conditions(around node: some SyntaxProtocol) -> [String] {
        var result: [String] = []
        var current = node.parent
        while let ancestor = current {
            if let clause = ancestor.as(IfConfigClauseSyntax.self),
                let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
            {
                var parts: [String] = []
                for other in clauses {
                    guard let condition = other.condition else { continue }
                    let text = lowered(condition)
                    guard other.id != clause.id else {
                        parts.append("(\(text))")
                        break
                    }
                    parts.append("!(\(text))")
                }
                if clause.condition == nil { parts = parts.filter { $0.hasPrefix("!") } }
                result.append(parts.joined(separator: " && "))
            }
            current = ancestor.parent
        }
        return result.reversed()
    }

    /// Returns whether a node is definitely not compiled.
    static func excludes(_ node: some SyntaxProtocol) -> Bool {
        var current: Syntax? = Syntax(node)
        while let ancestor = current {
            if let clause = ancestor.as(IfConfigClauseSyntax.self),
                let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
            {
                for other in clauses {
                    let value = value(of: other.condition)
                    if other.id == clause.id {
                        if value == false { return true }
                        break
                    }
                    if value == true { return true }
                }
            }
            current = ancestor.parent
        }
        return false
    }

    /// Returns the text of a condition on one line.
    private static func lowered(_ condition: ExprSyntax) -> String {
        var text = ""
        for token in condition.tokens(viewMode: .sourceAccurate) {
            if !text.isEmpty, ["&&", "||"].contains(token.text) || text.hasSuffix("&") || text.hasSuffix("|") {
                text += " "
            }
            if text.hasSuffix(","), !text.isEmpty { text += " " }
            text += token.text
        }
        return text.replacing("os(iOS)", with: "true")
    }
}
