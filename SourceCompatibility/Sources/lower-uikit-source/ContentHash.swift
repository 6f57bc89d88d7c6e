/// A hash of bytes that is the same in each run of the tool: FNV-1a with 64 bits.
struct ContentHash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func combine(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        // Two sequences hash differently from one that joins them.
        value = (value ^ 0xFF) &* 0x100_0000_01b3
    }

    var text: String { String(value, radix: 16) }
}
