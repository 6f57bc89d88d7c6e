import CXTest

/// Access to the properties of windows. A property that is absent or has another format reads as empty.
extension XClient {
    /// Returns the numbers in a property. Xlib extends the sign of 32-bit numbers: apply `& 0xffff_ffff` to numbers
    /// that may exceed `Int32.max`.
    package func numbers(of window: Window, property: String) throws -> [Int] {
        try perform { XClient.numbers(of: window, property: property, $0) }
    }

    /// Returns the text in a property; nil if it is absent or not text, or if the window does not exist.
    package func text(of window: Window, property: String) -> String? {
        (try? perform { XClient.text(of: window, property: property, $0) }) ?? nil
    }

    /// Returns the name of an atom; empty if it does not exist.
    package func name(of atom: Int) throws -> String { try perform { XClient.name(of: atom, $0) } }

    // MARK: Functions for use within perform(_:)

    package static func numbers(of window: Window, property: String, _ display: OpaquePointer) -> [Int] {
        read(window, property, format: 32, display) { bytes, count in
            // Xlib returns 32-bit items as C longs.
            (0..<count).map { bytes.load(fromByteOffset: $0 * MemoryLayout<Int>.size, as: Int.self) }
        } ?? []
    }

    package static func text(of window: Window, property: String, _ display: OpaquePointer) -> String? {
        read(window, property, format: 8, display) { bytes, count in
            String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
        }
    }

    /// Replaces the value of a property with text.
    package static func setText(
        _ text: [UInt8], property: String, of window: Window, _ display: OpaquePointer
    ) {
        XChangeProperty(
            display, window, XInternAtom(display, property, 0), XInternAtom(display, "text/plain", 0), 8,
            PropModeReplace, text, Int32(text.count))
    }

    package static func name(of atom: Int, _ display: OpaquePointer) -> String {
        guard let text = XGetAtomName(display, Atom(atom)) else { return "" }
        defer { XFree(text) }
        return String(cString: text)
    }

    private static func read<Result>(
        _ window: Window, _ property: String, format wanted: Int32, _ display: OpaquePointer,
        _ body: (UnsafeRawPointer, Int) -> Result
    ) -> Result? {
        var type: Atom = 0
        var format: Int32 = 0
        var count: UInt = 0
        var rest: UInt = 0
        var bytes: UnsafeMutablePointer<UInt8>?
        XGetWindowProperty(
            display, window, XInternAtom(display, property, 0), 0, 1 << 20, 0, Atom(AnyPropertyType), &type, &format,
            &count, &rest, &bytes)
        defer { if let bytes { XFree(bytes) } }
        guard format == wanted, let bytes else { return nil }
        return body(UnsafeRawPointer(bytes), Int(count))
    }
}
