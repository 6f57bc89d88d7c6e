/// Checks that the appearance callbacks of a view controller follow each other as they should.
@MainActor final class AppearanceBalance {
    enum Phase { case disappeared, appearing, appeared, disappearing }

    private(set) var phase = Phase.disappeared
    /// The first callback that was not possible in its phase; nil if there was none.
    private(set) var problem: String?

    /// Records a callback.
    ///
    /// - Parameters:
    ///   - phase: The phase that the callback begins.
    ///   - expected: The phases in which the callback is possible.
    func enter(_ next: Phase, from expected: Phase...) {
        if !expected.contains(phase), problem == nil { problem = "\(next) while \(phase)" }
        phase = next
    }

    func willAppear() { enter(.appearing, from: .disappeared, .disappearing) }
    func didAppear() { enter(.appeared, from: .appearing) }
    func willDisappear() { enter(.disappearing, from: .appeared, .appearing) }
    func didDisappear() { enter(.disappeared, from: .disappearing) }
}
