import Testing
import UIKit
import UIKitTesting

/// Tests of `perform(_:)` and its variants, of notification observers, and of timers.
@MainActor @Suite(.serialized) struct PerformTests {
    nonisolated final class Worker: NSObject, @unchecked Sendable {
        var log: [String] = []
        func make() -> NSString { NSString(string: String(repeating: "made ", count: 9)) }
        func nothing() -> NSObject? { nil }
        func work(_ item: Any?) { log.append("\(item ?? "nil")") }
        func noted() { log.append("noted") }
        func noted(_ notification: Notification) { log.append(notification.name.rawValue) }
        func tick(_ timer: Timer) { log.append("tick \(timer.userInfo ?? "")") }
        func fire() { log.append("fire") }
    }

    @Test("results created by the method stay alive until the main queue's next turn")
    func results() async throws {
        weak var result: NSString?
        do {
            let reference = try #require(Worker().perform(Selector("make", Worker.make)))
            let made = reference.takeUnretainedValue() as? NSString
            #expect(made?.length == 45)
            result = made
        }
        #expect(result != nil)
        for _ in 0..<100 where result != nil { await settle() }
        #expect(result == nil)
        #expect(Worker().perform(Selector("nothing", Worker.nothing)) == nil)
        #expect(Worker().perform(Selector("work:", Worker.work)) == nil)
    }

    private func settle() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test("delayed calls follow the display's clock and retain their target until then")
    func delayed() throws {
        let stage = Stage()
        let generator = try EventGenerator(window: stage.window)
        weak var target: Worker?
        do {
            let worker = Worker()
            target = worker
            worker.perform(Selector("work:", Worker.work), with: "a", afterDelay: 100)
            worker.perform(Selector("work:", Worker.work), with: "b", afterDelay: 200)
        }
        try generator.wait(150)
        #expect(target?.log == ["a"])
        try generator.wait(100)
        #expect(target == nil)
    }

    @Test("delayed calls are canceled by target, method and argument")
    func cancelling() throws {
        let stage = Stage()
        let generator = try EventGenerator(window: stage.window)
        let (worker, other) = (Worker(), Worker())
        let work = Selector("work:", Worker.work)
        for target in [worker, other] {
            target.perform(work, with: "a", afterDelay: 1)
            target.perform(work, with: NSNumber(value: 1), afterDelay: 1)
            target.perform(Selector("noted", Worker.noted as (Worker) -> () -> Void), with: nil, afterDelay: 1)
        }
        NSObject.cancelPreviousPerformRequests(withTarget: worker, selector: "work:", object: NSNumber(value: 1))
        NSObject.cancelPreviousPerformRequests(withTarget: worker, selector: "work:", object: nil)
        NSObject.cancelPreviousPerformRequests(withTarget: worker, selector: "noted", object: nil)
        NSObject.cancelPreviousPerformRequests(withTarget: other)
        try generator.wait(2)
        #expect(worker.log == ["a"] && other.log.isEmpty)
        weak var released: Worker?
        do {
            let worker = Worker()
            released = worker
            worker.perform(work, with: "x", afterDelay: 1000)
            NSObject.cancelPreviousPerformRequests(withTarget: worker)
        }
        #expect(released == nil)
        worker.perform(work, with: 5, afterDelay: 0)
        #expect(worker.log == ["a"])
        try generator.wait(0.1)
        #expect(worker.log == ["a", "5"])
    }

    @Test("delayed calls on other threads run on their run loop")
    func otherThreads() async {
        let worker = Worker()
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                worker.perform(Selector("work:", Worker.work), with: "later", afterDelay: 0.01)
                let end = Date(timeIntervalSinceNow: 5)
                while worker.log.isEmpty, end.timeIntervalSinceNow > 0 {
                    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
                }
                continuation.resume()
            }
        }
        #expect(worker.log == ["later"])
    }

    private static let (first, second) = (Notification.Name("first"), Notification.Name("second"))

    @Test("observers are called for their name and object and removed by them")
    func observers() {
        let center = NotificationCenter()
        let (worker, sender) = (Worker(), NSObject())
        func post() -> [String] {
            worker.log = []
            center.post(name: Self.first, object: nil)
            center.post(name: Self.first, object: sender)
            center.post(name: Self.second, object: sender)
            return worker.log
        }
        let noted = Selector("noted:", Worker.noted as (Worker) -> (Notification) -> Void)
        center.addObserver(worker, selector: noted, name: Self.first, object: sender)
        #expect(post() == ["first"])
        center.addObserver(worker, selector: noted, name: nil, object: nil)
        #expect(post().sorted() == ["first", "first", "first", "second"])
        center.removeObserver(worker, name: Self.first, object: sender)
        #expect(post() == ["first", "first", "second"])
        NotificationCenter.default.removeObserver(worker)
        #expect(post().count == 3)
        center.removeObserver(worker)
        #expect(post().isEmpty)
        center.addObserver(worker, selector: Worker.noted as (Worker) -> () -> Void, name: Self.second, object: nil)
        #expect(post() == ["noted"])
        center.removeObserver(worker, name: Self.second, object: nil)
        #expect(post().isEmpty)
    }

    @Test("closure observers are removed by their token")
    func tokens() {
        let center = NotificationCenter()
        let worker = Worker()
        let token = center.addObserver(forName: Self.first, object: nil, queue: nil) { _ in worker.noted() }
        center.post(name: Self.first, object: nil)
        center.removeObserver(token)
        center.post(name: Self.first, object: nil)
        #expect(worker.log == ["noted"])
    }

    @Test("many deallocated observers are removed")
    func deallocated() {
        let center = NotificationCenter()
        weak var last: Worker?
        for _ in 0..<500 {
            let worker = Worker()
            center.addObserver(worker, selector: Worker.tick, name: Self.first, object: nil)
            last = worker
        }
        #expect(last == nil)
        let worker = Worker()
        center.addObserver(
            worker, selector: Worker.noted as (Worker) -> () -> Void, name: Self.first, object: nil)
        center.post(name: Self.first, object: nil)
        #expect(worker.log == ["noted"])
        #expect(NotificationMethods.count < 300)
    }

    private func run(for interval: TimeInterval, until isDone: () -> Bool) {
        let end = Date(timeIntervalSinceNow: interval)
        while !isDone(), end.timeIntervalSinceNow > 0 {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
        }
    }

    @Test("a timer that does not repeat releases its target after its call")
    func singleTimer() {
        weak var target: Worker?
        let timer: Timer
        do {
            let worker = Worker()
            target = worker
            timer = Timer(
                timeInterval: 0.01, target: worker, selector: Selector("tick:", Worker.tick), userInfo: "x",
                repeats: false)
        }
        #expect(target != nil && timer.userInfo as? String == "x" && timer.isValid)
        RunLoop.current.add(timer, forMode: .default)
        run(for: 5) { target == nil }
        #expect(target == nil && !timer.isValid && timer.userInfo == nil)
    }

    @Test("timers start at a date, repeat, and are fired by code")
    func repeatingTimer() {
        let worker = Worker()
        let timer = Timer(
            fireAt: Date(timeIntervalSinceNow: 0.02), interval: 0.01, target: worker,
            selector: Selector("tick:", Worker.tick), userInfo: 1, repeats: true)
        #expect(timer.timeInterval == 0.01)
        timer.fire()
        #expect(worker.log == ["tick 1"])
        RunLoop.current.add(timer, forMode: .default)
        run(for: 5) { worker.log.count >= 3 }
        #expect(worker.log.count >= 3 && timer.isValid)
        timer.invalidate()
        let count = worker.log.count
        run(for: 0.05) { false }
        #expect(worker.log.count == count)
        let scheduled = Timer.scheduledTimer(
            timeInterval: 0.01, target: worker, selector: Worker.tick, userInfo: 2, repeats: false)
        run(for: 5) { worker.log.count > count }
        #expect(worker.log.last == "tick 2" && !scheduled.isValid)
    }

    @Test("the result of a scheduled timer may be ignored")
    func ignoredTimers() {
        let worker = Worker()
        Timer.scheduledTimer(
            timeInterval: 0.01, target: worker, selector: Selector("tick:", Worker.tick), userInfo: 1, repeats: false)
        Timer.scheduledTimer(
            timeInterval: 0.01, target: worker, selector: Worker.tick, userInfo: 2, repeats: false)
        Timer.scheduledTimer(
            timeInterval: 0.01, target: worker, selector: Worker.fire, userInfo: nil, repeats: false)
        run(for: 5) { worker.log.count == 3 }
        #expect(Set(worker.log) == ["tick 1", "tick 2", "fire"])
    }
}
