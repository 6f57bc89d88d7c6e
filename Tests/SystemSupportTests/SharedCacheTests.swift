import Dispatch
import SystemSupport
import Synchronization
import Testing

@Suite struct SharedCacheTests {
    @Test func makesEachValueOnce() {
        let cache = SharedCache<String, Int>(maximumCount: 2)
        var made = 0
        for _ in 0..<3 {
            #expect(
                cache.value(for: "a") {
                    made += 1
                    return 7
                } == 7)
        }
        #expect(made == 1 && cache.count == 1)
    }

    @Test("a value that does not exist is not cached")
    func doesNotCacheFailures() {
        let cache = SharedCache<String, Int>(maximumCount: 2)
        #expect(cache.value(for: "a") { nil } == nil)
        #expect(cache.value(for: "a") { 1 } == 1)
        struct Failure: Error {}
        #expect(throws: Failure.self) { try cache.value(for: "b") { throw Failure() } }
        #expect(cache.count == 1)
    }

    @Test func makingAValueMayUseTheCache() {
        let cache = SharedCache<Int, Int>(maximumCount: 10)
        func sum(to number: Int) -> Int? {
            cache.value(for: number) { number == 0 ? 0 : sum(to: number - 1).map { $0 + number } }
        }
        #expect(sum(to: 5) == 15 && cache.count == 6)
    }

    @Test func threadsMayUseTheCacheConcurrently() {
        let cache = SharedCache<Int, String>(maximumCount: 8, maximumCost: 100)
        let wrong = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for step in 0..<2000 {
                let key = (step &* 31 &+ thread) % 16
                let value = cache.value(for: key, cost: { $0.utf8.count }) { "\(key)" }
                if value != "\(key)" { wrong.withLock { $0 += 1 } }
            }
        }
        #expect(wrong.withLock { $0 } == 0 && cache.count <= 8)
    }
}
