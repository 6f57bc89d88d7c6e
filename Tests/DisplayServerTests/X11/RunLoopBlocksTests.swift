@preconcurrency import CoreFoundation
import Testing

@testable import DisplayServer

@MainActor @Suite struct RunLoopBlocksTests {
    @Test func blocksAreSeenUntilTheyHaveRun() throws {
        // Tests run on a thread of their own, which has a run loop too.
        let loop = try #require(CFRunLoopGetCurrent())
        let blocks = try #require(RunLoopBlocks(of: loop))
        #expect(!blocks.areWaiting)
        for mode in ["kCFRunLoopDefaultMode", "a mode"] {
            let name = try #require(
                CFStringCreateWithCString(nil, mode, CFStringBuiltInEncodings.UTF8.rawValue))
            CFRunLoopPerformBlock(loop, name) {}
            #expect(blocks.areWaiting)
            CFRunLoopPerformBlock(loop, name) {}
            CFRunLoopRunInMode(name, 0, false)
            #expect(!blocks.areWaiting)
        }
    }

    @Test func aSecondLookFindsTheSame() throws {
        let loop = try #require(CFRunLoopGetCurrent())
        let looks = [try #require(RunLoopBlocks(of: loop)), try #require(RunLoopBlocks(of: loop))]
        #expect(looks.map(\.areWaiting) == [false, false])
        let mode = try #require(CFStringCreateWithCString(nil, "a mode", CFStringBuiltInEncodings.UTF8.rawValue))
        CFRunLoopPerformBlock(loop, mode) {}
        #expect(looks.map(\.areWaiting) == [true, true])
        CFRunLoopRunInMode(mode, 0, false)
        #expect(looks.map(\.areWaiting) == [false, false])
    }
}
