import Foundation

/// Watches whether the process's resident memory grows while something is done 1,000 times.
///
/// Rounds before the 200th fill caches and are not looked at. Other tests may run meanwhile, and need memory for some
/// time: so what counts is the least that was ever in use near the beginning and near the end, after the allocator has
/// given back what it keeps.
struct MemoryMeter {
    private var early = Int.max
    private var late = Int.max

    /// Notes a round that is over; looks at every 20th of the first and the last 200 after the 200th.
    mutating func note(round: Int) {
        switch round {
        case 200..<400 where round % 20 == 0: early = min(early, MemoryMeter.residentMemory)
        case 800..<1000 where round % 20 == 19: late = min(late, MemoryMeter.residentMemory)
        default: break
        }
    }

    /// By how many bytes memory grew from the 200th round to the 1,000th; nil if it was not looked at.
    var growth: Int? { early == .max || late == .max ? nil : late - early }

    /// What may come of caches, of fragmentation and of other tests: less than 3 KB a round, where the picture of a
    /// small window would be 75 KB, and a controller with its views 6 KB. Single objects are watched by weak
    /// references. Under AddressSanitizer, which retains freed memory, there is no limit.
    static let bound = dlsym(nil, "__asan_init") == nil ? 2 << 20 : Int.max

    /// Resident memory of the process in bytes, without what the allocator keeps for later.
    private static var residentMemory: Int {
        trim()
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * sysconf(Int32(_SC_PAGESIZE))
    }

    // The header that declares it is not part of Swift's Glibc.
    private static let trim: @Sendable () -> Void = {
        typealias Function = @convention(c) (Int) -> Int32
        guard let symbol = dlsym(nil, "malloc_trim") else { return {} }
        let function = unsafeBitCast(symbol, to: Function.self)
        return { _ = function(0) }
    }()
}
