import DisplayServer
import Testing

@MainActor struct SchedulerTests {
    /// A clock that advances only explicitly.
    private final class Clock {
        var now: Double = 0
    }

    @Test("tasks run in the order of their deadlines, then in the order of scheduling")
    func tasksRunInOrder() {
        let clock = Clock()
        let scheduler = Scheduler { clock.now }
        var state: UInt32 = 1
        var expected: [(deadline: Double, index: Int)] = []
        var executed: [Int] = []
        var cancelled: [Scheduler.Task] = []
        for index in 0..<3000 {
            state = state &* 1_664_525 &+ 1_013_904_223
            let deadline = Double(state >> 24)
            let task = scheduler.schedule(at: deadline) { executed.append(index) }
            if index % 7 == 0 { cancelled.append(task) } else { expected.append((deadline, index)) }
        }
        for task in cancelled { task.cancel() }
        for step in stride(from: 0.0, through: 256, by: 16) {
            clock.now = step
            scheduler.runDue()
        }
        let order = expected.sorted { ($0.deadline, $0.index) < ($1.deadline, $1.index) }.map(\.index)
        #expect(executed == order)
        #expect(scheduler.nextDeadline == nil)
    }

    @Test("the next deadline is the earliest that is not cancelled")
    func nextDeadlineIgnoresCancelledTasks() {
        let clock = Clock()
        let scheduler = Scheduler { clock.now }
        #expect(scheduler.nextDeadline == nil)
        let first = scheduler.schedule(at: 1) {}
        scheduler.schedule(at: 2) {}
        #expect(scheduler.nextDeadline == 1)
        first.cancel()
        #expect(scheduler.nextDeadline == 2)
        #expect(!first.isPending)
    }

    @Test("a task that reschedules itself immediately does not block the loop")
    func reschedulingDoesNotBlock() {
        let clock = Clock()
        let scheduler = Scheduler { clock.now }
        var count = 0
        @MainActor func again() {
            count += 1
            scheduler.schedule(after: 0) { again() }
        }
        again()
        scheduler.runDue()
        #expect(count == 2)
        scheduler.runDue()
        #expect(count == 3)
    }

    @Test("a task can cancel another task with the same deadline")
    func tasksCanCancelEachOther() {
        let clock = Clock()
        let scheduler = Scheduler { clock.now }
        var executed: [String] = []
        var second: Scheduler.Task?
        scheduler.schedule(at: 1) {
            executed.append("first")
            second?.cancel()
        }
        second = scheduler.schedule(at: 1) { executed.append("second") }
        clock.now = 5
        scheduler.runDue()
        #expect(executed == ["first"])
    }
}
