/// A list of constraints in the order of their addition, from which constraints are removed in constant time. The owner
/// of the list stores the index of each constraint.
@MainActor struct ConstraintList {
    /// Removed constraints leave `nil`, so that indices remain valid.
    private var slots: [NSLayoutConstraint?] = []
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    /// The constraints, in the order of their addition.
    var elements: [NSLayoutConstraint] { slots.compactMap { $0 } }

    /// Adds a constraint, and returns its index.
    mutating func append(_ constraint: NSLayoutConstraint) -> Int {
        slots.append(constraint)
        count += 1
        return slots.count - 1
    }

    /// Removes the constraint at an index. If most slots are empty then, closes the gaps.
    ///
    /// - Parameter moved: A closure that receives each constraint with a new index.
    mutating func remove(at index: Int, moved: (NSLayoutConstraint, Int) -> Void) {
        slots[index] = nil
        count -= 1
        guard slots.count >= 16, count < slots.count / 2 else {
            while let last = slots.last, last == nil { slots.removeLast() }
            return
        }
        slots = slots.filter { $0 != nil }
        for (index, constraint) in slots.enumerated() {
            if let constraint { moved(constraint, index) }
        }
    }

    func forEach(_ body: (NSLayoutConstraint) -> Void) {
        for case let constraint? in slots { body(constraint) }
    }
}
