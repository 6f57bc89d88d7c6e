/// The words of a class's metadata in the layout of Swift on platforms without Objective-C.
///
/// The header has seven words: kind, superclass, flags and sizes (see the initializer), the type descriptor, and the
/// instance variable destroyer. It is followed, for each class from the root down, by the dispatch table and the
/// offsets of the stored properties.
package struct ClassMetadata {
    package static let headerWords = 7
    package let address: UnsafeRawPointer
    package let count: Int

    package init(_ type: AnyClass) {
        address = unsafeBitCast(type, to: UnsafeRawPointer.self)
        // Both fields are 32 bits wide. The size includes the words before the address point.
        let size = Int(address.load(fromByteOffset: 32, as: UInt32.self))
        let addressPoint = Int(address.load(fromByteOffset: 36, as: UInt32.self))
        count = max(0, size - addressPoint) / MemoryLayout<UInt>.size
    }

    package subscript(index: Int) -> UInt {
        address.load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self)
    }
}
