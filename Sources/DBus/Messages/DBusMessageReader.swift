/// Reads the values of a message that has arrived. libdbus has checked its format, its strings and its nesting.
struct DBusMessageReader {
    private let library: DBusLibrary

    /// Returns the values of a message.
    ///
    /// - Throws: ``DBusError`` if a file descriptor is missing.
    static func values(of message: DBusMessageReference) throws(DBusError) -> [DBusValue] {
        let reader = DBusMessageReader(library: message.library)
        var result: Result<[DBusValue], DBusError> = .success([])
        DBusLibrary.withIterator { iterator in
            // False if there are no values.
            guard message.library.beginReading(message.pointer, iterator) != 0 else { return }
            result = reader.values(iterator)
        }
        return try result.get()
    }

    /// Returns the values from the position of an iterator to the end of its container.
    private func values(_ iterator: DBusLibrary.Memory) -> Result<[DBusValue], DBusError> {
        var values: [DBusValue] = []
        while true {
            let type = library.currentType(iterator)
            guard type != 0 else { return .success(values) }
            guard let value = value(iterator, type) else {
                return .failure(DBusError("InvalidFileContent", "A file descriptor is missing."))
            }
            values.append(value)
            _ = library.advance(iterator)
        }
    }

    /// Returns the values in the container at the position of an iterator.
    private func contents(_ iterator: DBusLibrary.Memory) -> [DBusValue]? {
        DBusLibrary.withIterator { inner in
            library.enter(iterator, inner)
            return try? values(inner).get()
        }
    }

    private func value(_ iterator: DBusLibrary.Memory, _ type: Int32) -> DBusValue? {
        switch UInt8(truncatingIfNeeded: type) {
        case UInt8(ascii: "y"): return .byte(basic(iterator, 0))
        case UInt8(ascii: "b"): return .boolean(basic(iterator, 0 as UInt32) != 0)
        case UInt8(ascii: "n"): return .int16(basic(iterator, 0))
        case UInt8(ascii: "q"): return .uint16(basic(iterator, 0))
        case UInt8(ascii: "i"): return .int32(basic(iterator, 0))
        case UInt8(ascii: "u"): return .uint32(basic(iterator, 0))
        case UInt8(ascii: "x"): return .int64(basic(iterator, 0))
        case UInt8(ascii: "t"): return .uint64(basic(iterator, 0))
        case UInt8(ascii: "d"): return .double(basic(iterator, 0))
        case UInt8(ascii: "s"): return .string(text(iterator))
        case UInt8(ascii: "o"): return .objectPath(text(iterator))
        case UInt8(ascii: "g"): return .signature(text(iterator))
        case UInt8(ascii: "h"):
            let descriptor = basic(iterator, -1 as Int32)
            return descriptor >= 0 ? .fileDescriptor(DBusFileDescriptor(owning: descriptor)) : nil
        case UInt8(ascii: "a"): return array(iterator)
        case UInt8(ascii: "v"): return contents(iterator)?.first.map(DBusValue.variant)
        // Within a structure, and within an entry of a dictionary.
        default: return contents(iterator).map(DBusValue.structure)
        }
    }

    private func basic<Value: BitwiseCopyable>(_ iterator: DBusLibrary.Memory, _ initial: Value) -> Value {
        var value = initial
        withUnsafeMutableBytes(of: &value) { if let base = $0.baseAddress { library.readBasic(iterator, base) } }
        return value
    }

    private func text(_ iterator: DBusLibrary.Memory) -> String {
        var text: UnsafePointer<CChar>?
        withUnsafeMutablePointer(to: &text) { library.readBasic(iterator, $0) }
        return text.map { String(cString: $0) } ?? ""
    }

    private func array(_ iterator: DBusLibrary.Memory) -> DBusValue? {
        if library.elementType(iterator) == Int32(UInt8(ascii: "y")) { return .bytes(bytes(iterator)) }
        let signature = signature(iterator).dropFirst()
        guard let elements = contents(iterator) else { return nil }
        guard signature.hasPrefix("{") else { return .array(of: String(signature), elements) }
        var entries: [DBusValue: DBusValue] = [:]
        entries.reserveCapacity(elements.count)
        for case .structure(let entry) in elements where entry.count == 2 { entries[entry[0]] = entry[1] }
        // The key has a basic type, with a signature of one character.
        return .dictionary(
            of: String(signature.dropFirst().prefix(1)), String(signature.dropFirst(2).dropLast()), entries)
    }

    private func bytes(_ iterator: DBusLibrary.Memory) -> [UInt8] {
        DBusLibrary.withIterator { inner in
            library.enter(iterator, inner)
            var bytes: UnsafePointer<UInt8>?
            var count: Int32 = 0
            withUnsafeMutablePointer(to: &bytes) { library.readFixedArray(inner, $0, &count) }
            return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
        }
    }

    private func signature(_ iterator: DBusLibrary.Memory) -> String {
        guard let text = library.currentSignature(iterator) else { return "" }
        defer { library.free(text) }
        return String(cString: text)
    }
}
