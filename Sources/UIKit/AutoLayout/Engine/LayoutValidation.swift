import Foundation

/// The checks of a new constraint, with Apple's messages (AL-07…AL-11). Mistakes are programming errors.
@MainActor enum LayoutValidation {
    static func check(
        _ first: LayoutAttribute, _ second: LayoutAttribute, _ multiplier: CGFloat, _ constant: CGFloat
    ) {
        if let message = problem(first, second, multiplier, constant) { preconditionFailure(message) }
    }

    /// Returns what is wrong with a constraint; `nil` if it is legal.
    static func problem(
        _ first: LayoutAttribute, _ second: LayoutAttribute, _ multiplier: CGFloat, _ constant: CGFloat
    ) -> String? {
        guard multiplier.isFinite else { return "The multiplier of a constraint must be finite, not \(multiplier)" }
        guard constant.isFinite else { return "The constant of a constraint must be finite, not \(constant)" }
        guard first.attribute != .notAnAttribute else {
            return "The first attribute of a constraint must not be NSLayoutAttributeNotAnAttribute"
        }
        guard second.item != nil, second.attribute != .notAnAttribute, multiplier != 0 else {
            guard first.kind == .size else {
                return """
                    A multiplier of 0 or a nil second item together with a location for the first attribute creates an \
                    illegal constraint of a location equal to a constant. Location attributes must be specified in pairs.
                    """
            }
            return nil
        }
        guard first.kind == second.kind else { return "Invalid pairing of layout attributes" }
        let isMixed =
            first.attribute.isDirectional && second.attribute.isAbsoluteEdge
            || first.attribute.isAbsoluteEdge && second.attribute.isDirectional
        guard first.kind != .x || !isMixed else {
            return """
                A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use \
                leading/trailing for both or neither.
                """
        }
        return nil
    }
}
