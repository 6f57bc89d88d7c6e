/// A hash that is the same in every run of the tool (64-bit FNV-1a).
struct ContentHash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func combine(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        // Separate the sequences, so that two sequences and their concatenation have different hashes.
        value = (value ^ 0xFF) &* 0x100_0000_01b3
    }

    var text: String { String(value, radix: 16) }
}
