@preconcurrency import CoreFoundation

/// Tells whether blocks wait to be run by a run loop (`RunLoop.perform`, `CFRunLoopPerformBlock`).
///
/// A run loop says so to nobody, but it keeps a list of them. Where in its memory that begins is found out by leaving a
/// block there: the words that are zero before, something else while it waits, and zero again after it ran.
@MainActor struct RunLoopBlocks {
    private let words: UnsafePointer<UInt>
    private let places: [Int]

    /// Larger than any run loop so far.
    private static let mostWords = 64

    /// Nil if it cannot be found out. It runs no other block, timer or source.
    init?(of loop: CFRunLoop) {
        let memory = Unmanaged.passUnretained(loop).toOpaque()
        let count = min(RunLoopBlocks.mostWords, malloc_usable_size(memory) / MemoryLayout<UInt>.size)
        let words = UnsafePointer(memory.assumingMemoryBound(to: UInt.self))
        func copy() -> [UInt] { (0..<count).map { words[$0] } }
        let mode = CFStringCreateWithCString(nil, "uikit.probe", CFStringBuiltInEncodings.UTF8.rawValue)
        let before = copy()
        CFRunLoopPerformBlock(loop, mode) {}
        let waiting = copy()
        CFRunLoopRunInMode(mode, 0, true)
        let after = copy()
        let places = (0..<count).filter { before[$0] == 0 && waiting[$0] != 0 && after[$0] == 0 }
        guard !places.isEmpty else { return nil }
        self.words = words
        self.places = places
    }

    /// Whether any wait, in whatever mode.
    var areWaiting: Bool { places.contains { words[$0] != 0 } }
}
