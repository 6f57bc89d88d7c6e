@preconcurrency import CoreFoundation

/// Tells whether blocks wait to be run by a run loop (`RunLoop.perform`, `CFRunLoopPerformBlock`).
///
/// A run loop says so to nobody, but it keeps a list of them. Where in its memory the end of the list is kept is found
/// out by leaving two blocks there, of a mode that nobody else runs: the one word that changes with each of them, and is
/// as before when they have run.
///
/// After a run, blocks may be left for two reasons: they are of another mode, and may wait for ever, or blocks that ran
/// have left them. Addresses do not tell which, since those of blocks that ran are used again. So a block of our own is
/// put behind what is left, and the run loop runs once more: what is at the end then is our block, or is new.
@MainActor struct RunLoopBlocks {
    private let loop: CFRunLoop
    private let mode: CFString
    /// The word that is the address of the last block in the list; 0 if there is none.
    private let last: UnsafePointer<UInt>
    /// What that word is while no block waits of which it is not known that it is another mode's.
    private var lastOfOtherModes: UInt = 0

    /// Larger than any run loop so far.
    private static let mostWords = 64

    /// Nil if it cannot be found out. It runs no other block, timer or source.
    ///
    /// - Parameter loop: the run loop of this thread.
    init?(of loop: CFRunLoop) {
        let memory = Unmanaged.passUnretained(loop).toOpaque()
        let count = min(RunLoopBlocks.mostWords, malloc_usable_size(memory) / MemoryLayout<UInt>.size)
        let words = UnsafePointer(memory.assumingMemoryBound(to: UInt.self))
        func copy() -> [UInt] { (0..<count).map { words[$0] } }
        let encoding = CFStringBuiltInEncodings.UTF8.rawValue
        guard let mode = CFStringCreateWithCString(nil, "uikit.probe", encoding) else { return nil }
        let before = copy()
        CFRunLoopPerformBlock(loop, mode) {}
        let one = copy()
        CFRunLoopPerformBlock(loop, mode) {}
        let two = copy()
        CFRunLoopRunInMode(mode, 0, true)
        let after = copy()
        let places = (0..<count).filter { index in
            guard after[index] == before[index], before[index] != one[index] else { return false }
            return two[index] != before[index] && two[index] != one[index]
        }
        guard places.count == 1 else { return nil }
        self.loop = loop
        self.mode = mode
        last = words + places[0]
    }

    /// Whether any wait that the run loop has not yet been asked to run.
    var areWaiting: Bool { last.pointee != lastOfOtherModes }

    /// To be called when the run loop ran without sleeping.
    ///
    /// - Returns: whether it must run again: there are blocks that the run may not have come to.
    mutating func ran() -> Bool {
        guard areWaiting else { return false }
        removeOwn()
        guard areWaiting else { return false }
        CFRunLoopPerformBlock(loop, mode) {}
        lastOfOtherModes = last.pointee
        return true
    }

    /// Leaves no block of our own behind. The run loop's thread must call this.
    mutating func removeOwn() {
        guard lastOfOtherModes != 0 else { return }
        lastOfOtherModes = 0
        CFRunLoopRunInMode(mode, 0, true)
    }
}
