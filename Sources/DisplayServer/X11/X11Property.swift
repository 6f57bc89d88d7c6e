import CX11

/// Reads and writes properties of windows. Properties of destroyed windows read as absent, and writes to them are
/// ignored.
@MainActor enum X11Property {
    /// Returns the items of a property of 32-bit numbers; nil if it is absent or has another format.
    ///
    /// Any client can set a property: check the count and the range of the items. Xlib extends their sign; for signed
    /// numbers, use `Int32(truncatingIfNeeded:)`.
    ///
    /// - Parameters:
    ///   - property: The name of the property.
    ///   - type: The required type; any by default.
    ///   - window: The window.
    ///   - limit: The largest number of items to read.
    ///   - connection: The connection.
    static func numbers(
        _ property: Atom, type: Atom = Atom(AnyPropertyType), of window: Window, limit: Int = 1 << 18,
        _ connection: X11Connection
    ) -> [UInt]? {
        read(property, type, of: window, format: 32, limit: limit, connection) { data, count in
            // Xlib returns 32-bit items as C longs.
            (0..<count).map { data.loadUnaligned(fromByteOffset: $0 * MemoryLayout<Int>.size, as: UInt.self) }
        }
    }

    /// Returns the bytes of a property, up to one megabyte; nil if it is absent or has another format.
    static func bytes(_ property: Atom, of window: Window, _ connection: X11Connection) -> [UInt8]? {
        read(property, Atom(AnyPropertyType), of: window, format: 8, limit: 1 << 18, connection) { data, count in
            Array(UnsafeRawBufferPointer(start: data, count: count))
        }
    }

    /// Replaces the value of a property with 32-bit numbers.
    static func set(
        _ values: [UInt], property: Atom, type: Atom, of window: Window, _ connection: X11Connection
    ) {
        guard connection.isOpen else { return }
        connection.traps.trap {
            // Xlib expects 32-bit items as C longs, regardless of their size.
            values.withUnsafeBytes { bytes in
                _ = XChangeProperty(
                    connection.display, window, property, type, 32, PropModeReplace,
                    bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(values.count))
            }
        }
    }

    /// Replaces the value of a property with text.
    static func set(_ text: String, property: Atom, type: Atom, of window: Window, _ connection: X11Connection) {
        guard connection.isOpen else { return }
        let bytes = Array(text.utf8)
        connection.traps.trap {
            _ = XChangeProperty(
                connection.display, window, property, type, 8, PropModeReplace, bytes, Int32(bytes.count))
        }
    }

    static func remove(_ property: Atom, of window: Window, _ connection: X11Connection) {
        guard connection.isOpen else { return }
        connection.traps.trap { _ = XDeleteProperty(connection.display, window, property) }
    }

    private static func read<Result>(
        _ property: Atom, _ wantedType: Atom, of window: Window, format wanted: Int32, limit: Int,
        _ connection: X11Connection, _ body: (UnsafeRawPointer, Int) -> Result
    ) -> Result? {
        guard connection.isOpen else { return nil }
        var type: Atom = 0
        var format: Int32 = 0
        var count: UInt = 0
        var remaining: UInt = 0
        var data: UnsafeMutablePointer<UInt8>?
        let status = connection.traps.trap {
            XGetWindowProperty(
                connection.display, window, property, 0, limit, 0, wantedType, &type, &format, &count,
                &remaining, &data)
        }
        defer { if let data { XFree(data) } }
        guard status == 0, format == wanted, let data else { return nil }
        return body(data, Int(count))
    }
}
