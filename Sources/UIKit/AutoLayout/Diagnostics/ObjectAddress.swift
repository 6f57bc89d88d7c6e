/// The addresses of objects in descriptions.
enum ObjectAddress {
    /// Returns the address of an object: `0x55d0c8a1f2a0`.
    static func text(of object: AnyObject) -> String {
        "0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))"
    }
}
