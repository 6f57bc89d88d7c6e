import Foundation

/// Measures whether the resident memory of the process grows during 1,000 rounds of an operation.
///
/// The first 200 rounds fill caches and are not measured. Other tests can run at the same time and use memory
/// temporarily. Therefore the meter compares the minimum near the beginning with the minimum near the end, each after
/// the allocator has returned free memory.
package struct MemoryMeter {
    private var early = Int.max
    private var late = Int.max

    package init() {}

    /// Records that a round has finished. Measures every 20th round of the first 200 measured rounds and of the last
    /// 200 rounds.
    package mutating func record(round: Int) {
        switch round {
        case 200..<400 where round % 20 == 0: early = min(early, MemoryMeter.residentMemory)
        case 800..<1000 where round % 20 == 19: late = min(late, MemoryMeter.residentMemory)
        default: break
        }
    }

    /// The growth in bytes from the 200th to the 1,000th round; nil if it was not measured.
    package var growth: Int? { early == .max || late == .max ? nil : late - early }

    /// The maximum growth in bytes from caches, fragmentation and other tests: less than 3 KB per round. The backing
    /// store of a small window would be 75 KB, and a view controller with its views 6 KB; weak references detect leaks
    /// of single objects.
    package static let bound = limit(2 << 20)

    /// Returns a maximum growth in bytes. Under AddressSanitizer, which retains freed memory, there is no limit.
    package static func limit(_ bytes: Int) -> Int { AddressSanitizer.isActive ? .max : bytes }

    /// The resident memory of the process in bytes, after the allocator has returned free memory.
    package static var residentMemory: Int {
        trim()
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * sysconf(Int32(_SC_PAGESIZE))
    }

    // Swift's Glibc module does not contain the header that declares the function.
    private static let trim: @Sendable () -> Void = {
        typealias Function = @convention(c) (Int) -> Int32
        guard let symbol = dlsym(nil, "malloc_trim") else { return {} }
        let function = unsafeBitCast(symbol, to: Function.self)
        return { _ = function(0) }
    }()
}
