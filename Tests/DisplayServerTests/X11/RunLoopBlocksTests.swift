@preconcurrency import CoreFoundation
import Testing

@testable import DisplayServer

/// Tests of the pending blocks of a run loop. The tests run on a background thread, which has a run loop of its own.
@MainActor @Suite struct RunLoopBlocksTests {
    private let mode = CFStringCreateWithCString(nil, "a mode", CFStringBuiltInEncodings.UTF8.rawValue)
    private let other = CFStringCreateWithCString(nil, "another mode", CFStringBuiltInEncodings.UTF8.rawValue)

    @Test func blocksArePendingUntilTheyHaveRun() throws {
        let loop = try #require(CFRunLoopGetCurrent())
        var blocks = try #require(RunLoopBlocks(of: loop))
        #expect(!blocks.hasPendingBlocks)
        for _ in 0..<2 {
            CFRunLoopPerformBlock(loop, mode) {}
            #expect(blocks.hasPendingBlocks)
            CFRunLoopPerformBlock(loop, mode) {}
            CFRunLoopRunInMode(mode, 0, false)
            #expect(!blocks.hasPendingBlocks)
            let mustRunAgain = blocks.ran()
            #expect(!mustRunAgain)
        }
    }

    @Test func severalObserversDetectTheSameBlocks() throws {
        let loop = try #require(CFRunLoopGetCurrent())
        let observers = [try #require(RunLoopBlocks(of: loop)), try #require(RunLoopBlocks(of: loop))]
        #expect(observers.map(\.hasPendingBlocks) == [false, false])
        let mode = try #require(CFStringCreateWithCString(nil, "a mode", CFStringBuiltInEncodings.UTF8.rawValue))
        CFRunLoopPerformBlock(loop, mode) {}
        #expect(observers.map(\.hasPendingBlocks) == [true, true])
        CFRunLoopRunInMode(mode, 0, false)
        #expect(observers.map(\.hasPendingBlocks) == [false, false])
    }

    @Test func earlierBlocksAreDetected() throws {
        let loop = try #require(CFRunLoopGetCurrent())
        CFRunLoopPerformBlock(loop, mode) {}
        let blocks = try #require(RunLoopBlocks(of: loop))
        #expect(blocks.hasPendingBlocks)
        CFRunLoopRunInMode(mode, 0, false)
        #expect(!blocks.hasPendingBlocks)
    }

    @Test(arguments: 1...9) func blocksEnqueuedByBlocksRun(depth: Int) throws {
        let loop = try #require(CFRunLoopGetCurrent())
        var blocks = try #require(RunLoopBlocks(of: loop))
        // Twice, because the state after the first run must not affect the second.
        for _ in 0..<2 {
            let count = Count()
            perform(count, until: depth)
            #expect(blocks.hasPendingBlocks)
            var runs = 0
            repeat {
                CFRunLoopRunInMode(mode, 0, false)
                runs += 1
            } while blocks.ran() && runs < 20
            #expect(count.value == depth)
            #expect(runs <= depth + 1)
            #expect(!blocks.hasPendingBlocks)
        }
        blocks.removeMarkerBlock()
        #expect(!blocks.hasPendingBlocks)
    }

    @Test(arguments: 1...5) func blocksOfAnotherModeAreIgnored(depth: Int) throws {
        let loop = try #require(CFRunLoopGetCurrent())
        var blocks = try #require(RunLoopBlocks(of: loop))
        let others = Count()
        CFRunLoopPerformBlock(loop, other) { others.value += 1 }
        let count = Count()
        perform(count, until: depth)
        var runs = 0
        repeat {
            CFRunLoopRunInMode(mode, 0, false)
            runs += 1
        } while blocks.ran() && runs < 20
        #expect(count.value == depth && others.value == 0)
        #expect(runs <= depth + 2)
        #expect(!blocks.hasPendingBlocks)
        // Other blocks are still detected.
        CFRunLoopPerformBlock(loop, mode) {}
        #expect(blocks.hasPendingBlocks)
        CFRunLoopRunInMode(mode, 0, false)
        #expect(!blocks.hasPendingBlocks)
        CFRunLoopRunInMode(other, 0, false)
        #expect(others.value == 1)
        _ = blocks.ran()
        CFRunLoopPerformBlock(loop, mode) {}
        #expect(blocks.hasPendingBlocks)
        CFRunLoopRunInMode(mode, 0, false)
        blocks.removeMarkerBlock()
        #expect(!blocks.hasPendingBlocks)
    }

    private final class Count: @unchecked Sendable {
        // The value is accessed on one thread only.
        var value = 0
    }

    /// Enqueues a block that enqueues another block, and so on.
    private func perform(_ count: Count, until depth: Int) {
        let loop = CFRunLoopGetCurrent()
        let mode = mode
        @Sendable func next() {
            count.value += 1
            if count.value < depth { CFRunLoopPerformBlock(loop, mode, next) }
        }
        CFRunLoopPerformBlock(loop, mode, next)
    }
}
