/// The relations between two recognizers that want the same touches, as a table: the first row that applies decides.
///
/// | row | when | outcome |
/// |---|---|---|
/// | 1 | one of them does not compete (hover) | both |
/// | 2 | either delegate allows both (GR-31) | both |
/// | 3 | the first does not prevent the second: `canPrevent` (GR-32) | both |
/// | 4 | the second cannot be prevented by the first: `canBePrevented` (GR-32) | both |
/// | 5 | otherwise (GR-30) | the first makes the second fail, if that is still `.possible` |
@MainActor enum GestureRules {
    typealias Row = (UIGestureRecognizer, UIGestureRecognizer) -> Bool

    /// Rows 1 to 4: each says whether it lets the second recognizer be.
    static let exceptions: [Row] = [
        { !$0.competes || !$1.competes },
        { $0.allowsBoth($0, $1) || $1.allowsBoth($1, $0) },
        { !$0.canPrevent($1) },
        { !$1.canBePrevented(by: $0) },
    ]

    /// Whether `first`, having recognized, makes `second` fail.
    static func excludes(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        for exception in exceptions where exception(first, second) { return false }
        return true
    }

    /// Who may say that a recognizer waits for another to fail (GR-34, GR-35); one yes suffices.
    static let requirements: [Row] = [
        { $0.requiresStatically($1) },
        { $0.shouldRequireFailure(of: $1) },
        { $1.shouldBeRequiredToFail(by: $0) },
        { $0.delegate?.gestureRecognizer($0, shouldRequireFailureOf: $1) ?? false },
        { $1.delegate?.gestureRecognizer($1, shouldBeRequiredToFailBy: $0) ?? false },
    ]

    /// Whether `first` waits for `second`. Asked once for each pair and attempt of the first.
    static func requires(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        let id = ObjectIdentifier(second)
        for answer in first.attempt.answers where answer.other == id { return answer.requires }
        let requires = first.competes && second.competes && requirements.contains { $0(first, second) }
        first.attempt.answers.append((id, requires))
        return requires
    }
}

extension UIGestureRecognizer {
    fileprivate func allowsBoth(_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(own, shouldRecognizeSimultaneouslyWith: other) ?? false
    }
}
