/// The words of a class's metadata as Swift lays it out on platforms without Objective-C: kind, superclass, then flags
/// and sizes (below), the description and the destroyer of instance variables; after these seven words come, class by
/// class from the root, the dispatch tables and the offsets of stored properties.
package struct ClassMetadata {
    package static let headerWords = 7
    package let address: UnsafeRawPointer
    package let count: Int

    package init(_ type: AnyClass) {
        address = unsafeBitCast(type, to: UnsafeRawPointer.self)
        // Both are 32 bits wide; the size covers also what lies before the address point.
        let size = Int(address.load(fromByteOffset: 32, as: UInt32.self))
        let addressPoint = Int(address.load(fromByteOffset: 36, as: UInt32.self))
        count = max(0, size - addressPoint) / MemoryLayout<UInt>.size
    }

    package subscript(index: Int) -> UInt {
        address.load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self)
    }
}
