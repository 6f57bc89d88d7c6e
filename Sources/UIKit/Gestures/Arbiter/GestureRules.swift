/// The relation between two recognizers that track the same touches, as a decision table. The first matching row
/// applies.
///
/// | row | condition | outcome |
/// |---|---|---|
/// | 1 | one of them does not compete (hover) | both can recognize |
/// | 2 | either delegate allows both (GR-31) | both can recognize |
/// | 3 | the first does not prevent the second: `canPrevent` (GR-32) | both can recognize |
/// | 4 | the second cannot be prevented by the first: `canBePrevented` (GR-32) | both can recognize |
/// | 5 | otherwise (GR-30) | the first makes the second fail, if that is still `.possible` |
@MainActor enum GestureRules {
    typealias Row = (UIGestureRecognizer, UIGestureRecognizer) -> Bool

    /// Rows 1 to 4. Each returns true if the second recognizer is not affected.
    static let exceptions: [Row] = [
        { !$0.competes || !$1.competes },
        { $0.allowsBoth($0, $1) || $1.allowsBoth($1, $0) },
        { !$0.canPrevent($1) },
        { !$1.canBePrevented(by: $0) },
    ]

    /// Returns a Boolean value that indicates whether the recognition of `first` makes `second` fail.
    static func excludes(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        for exception in exceptions where exception(first, second) { return false }
        return true
    }

    /// The sources of failure requirements (GR-34, GR-35). The first recognizer waits for the second if any returns
    /// true.
    static let requirements: [Row] = [
        { $0.requiresStatically($1) },
        { $0.shouldRequireFailure(of: $1) },
        { $1.shouldBeRequiredToFail(by: $0) },
        { $0.delegate?.gestureRecognizer($0, shouldRequireFailureOf: $1) ?? false },
        { $1.delegate?.gestureRecognizer($1, shouldBeRequiredToFailBy: $0) ?? false },
    ]

    /// Returns a Boolean value that indicates whether `first` waits for the failure of `second`. The sources are
    /// queried once for each pair and tracking of the first.
    static func requires(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        let id = ObjectIdentifier(second)
        for answer in first.tracking.answers where answer.other == id { return answer.requires }
        let requires = first.competes && second.competes && requirements.contains { $0(first, second) }
        first.tracking.answers.append((id, requires))
        return requires
    }
}

extension UIGestureRecognizer {
    fileprivate func allowsBoth(_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(own, shouldRecognizeSimultaneouslyWith: other) ?? false
    }
}
