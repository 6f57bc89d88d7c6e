import Foundation

/// Many short byte strings in one allocation, each followed by a zero.
struct ByteTable: Sendable {
    private(set) var bytes: [UInt8] = []
    /// The beginnings of the strings, followed by the number of bytes.
    private(set) var starts: [Int32] = [0]

    /// The number of strings.
    var count: Int { starts.count - 1 }

    /// Appends bytes to the string that is being added.
    mutating func append(_ part: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: part) }

    /// Appends bytes to the string that is being added.
    mutating func append(_ part: [UInt8]) { bytes.append(contentsOf: part) }

    /// Ends the string that is being added.
    mutating func end() {
        bytes.append(0)
        starts.append(Int32(bytes.count))
    }

    /// Returns a string without its zero.
    subscript(index: Int) -> ArraySlice<UInt8> { bytes[Int(starts[index])..<Int(starts[index + 1]) - 1] }

    /// Calls a closure with the beginning of the strings.
    func withUnsafeStrings<Result>(
        _ body: (UnsafePointer<UInt8>, UnsafePointer<Int32>) throws -> Result
    ) rethrows -> Result {
        try bytes.withUnsafeBufferPointer { bytes in
            try starts.withUnsafeBufferPointer { starts in
                // An empty array need not have an address.
                var empty: UInt8 = 0
                return try withUnsafePointer(to: &empty) { try body(bytes.baseAddress ?? $0, starts.baseAddress!) }
            }
        }
    }
}
