import Foundation

/// Measures the number of bytes that the process has allocated and not freed.
enum HeapMeter {
    // Swift's Glibc module does not contain malloc.h, which declares this structure.
    private struct Info {
        var arena = 0, ordblks = 0, smblks = 0, hblks = 0, hblkhd = 0
        var usmblks = 0, fsmblks = 0, uordblks = 0, fordblks = 0, keepcost = 0
    }

    static var inUse: Int {
        // The function returns the structure through a hidden first parameter with its address.
        typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Void
        guard let symbol = dlsym(nil, "mallinfo2") else { return 0 }
        var info = Info()
        withUnsafeMutableBytes(of: &info) { bytes in
            if let base = bytes.baseAddress { unsafeBitCast(symbol, to: Function.self)(base) }
        }
        return info.uordblks + info.hblkhd
    }
}
