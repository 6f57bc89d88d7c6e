@preconcurrency import CoreFoundation

/// Detects blocks that wait to be run by a run loop (`RunLoop.perform`, `CFRunLoopPerformBlock`).
///
/// A run loop has no interface to query its blocks, but keeps them in a linked list. The initializer locates the
/// pointer to the list's tail in the run loop's memory by adding two blocks in a private mode: it is the only word that
/// changes with each of them and has its old value when they have run.
///
/// After a run, blocks may remain for two reasons: they are in another mode, and may wait forever, or they were added
/// by the blocks that ran. Addresses do not distinguish these cases, because memory of blocks that ran is reused.
/// Therefore a marker block is appended behind the remaining ones, and the run loop runs once more: if the tail is
/// still the marker, there are no new blocks.
@MainActor struct RunLoopBlocks {
    private let loop: CFRunLoop
    private let mode: CFString
    /// The word with the address of the last block in the list; 0 if the list is empty.
    private let last: UnsafePointer<UInt>
    /// The value of that word while only blocks wait that are known to be in other modes.
    private var tailWithoutNewBlocks: UInt = 0

    /// Larger than a run loop in any version so far.
    private static let mostWords = 64

    /// Creates a detector. Runs no other block, timer or source.
    ///
    /// - Parameter loop: The run loop of the current thread.
    /// - Returns: Nil if the list cannot be located.
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

    /// A Boolean value that indicates whether blocks wait that the run loop has not had the chance to run.
    var hasPendingBlocks: Bool { last.pointee != tailWithoutNewBlocks }

    /// Updates the state after the run loop ran without sleeping.
    ///
    /// - Returns: True if it must run again, because it may not have reached all blocks.
    mutating func ran() -> Bool {
        guard hasPendingBlocks else { return false }
        removeMarkerBlock()
        guard hasPendingBlocks else { return false }
        CFRunLoopPerformBlock(loop, mode) {}
        tailWithoutNewBlocks = last.pointee
        return true
    }

    /// Removes the marker block. Call this on the run loop's thread.
    mutating func removeMarkerBlock() {
        guard tailWithoutNewBlocks != 0 else { return }
        tailWithoutNewBlocks = 0
        CFRunLoopRunInMode(mode, 0, true)
    }
}
