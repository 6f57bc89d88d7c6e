/// Appends values to a message that is to be sent.
struct DBusMessageWriter {
    private let library: DBusLibrary

    /// Appends values.
    ///
    /// - Throws: ``DBusError`` if values are invalid, or if memory or file descriptors are exhausted.
    static func append(_ values: [DBusValue], to message: DBusMessageReference) throws(DBusError) {
        guard !values.isEmpty else { return }
        var validator = DBusValueValidator(library: message.library)
        try validator.check(values)
        let writer = DBusMessageWriter(library: message.library)
        let isComplete = DBusLibrary.withIterator { iterator in
            message.library.beginAppending(message.pointer, iterator)
            return writer.append(values, iterator)
        }
        guard isComplete else { throw DBusError("NoMemory", "Memory or file descriptors are exhausted.") }
    }

    private func append(_ values: [DBusValue], _ iterator: DBusLibrary.Memory) -> Bool {
        values.allSatisfy { append($0, iterator) }
    }

    private func append(_ value: DBusValue, _ iterator: DBusLibrary.Memory) -> Bool {
        switch value {
        case .byte(let value): basic(value, "y", iterator)
        case .boolean(let value): basic(value ? 1 : 0 as UInt32, "b", iterator)
        case .int16(let value): basic(value, "n", iterator)
        case .uint16(let value): basic(value, "q", iterator)
        case .int32(let value): basic(value, "i", iterator)
        case .uint32(let value): basic(value, "u", iterator)
        case .int64(let value): basic(value, "x", iterator)
        case .uint64(let value): basic(value, "t", iterator)
        case .double(let value): basic(value, "d", iterator)
        case .string(let text): self.text(text, "s", iterator)
        case .objectPath(let text): self.text(text, "o", iterator)
        case .signature(let text): self.text(text, "g", iterator)
        // libdbus duplicates the descriptor.
        case .fileDescriptor(let descriptor): basic(descriptor.rawValue, "h", iterator)
        case .array(let element, let elements):
            container("a", element, iterator) { append(elements, $0) }
        case .bytes(let bytes):
            container("a", "y", iterator) { append(bytes, $0) }
        case .dictionary(let key, let value, let entries):
            container("a", "{\(key)\(value)}", iterator) { array in
                entries.allSatisfy { entry in
                    container("e", nil, array) { append([entry.key, entry.value], $0) }
                }
            }
        case .structure(let fields):
            container("r", nil, iterator) { append(fields, $0) }
        case .variant(let content):
            container("v", content.signature, iterator) { append(content, $0) }
        }
    }

    private func append(_ bytes: [UInt8], _ iterator: DBusLibrary.Memory) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            guard var base = buffer.baseAddress, !bytes.isEmpty else { return true }
            return library.appendFixedArray(iterator, code("y"), &base, Int32(buffer.count)) != 0
        }
    }

    private func basic<Value: BitwiseCopyable>(
        _ value: Value, _ type: Unicode.Scalar, _ iterator: DBusLibrary.Memory
    ) -> Bool {
        withUnsafePointer(to: value) { library.appendBasic(iterator, code(type), $0) != 0 }
    }

    private func text(_ text: String, _ type: Unicode.Scalar, _ iterator: DBusLibrary.Memory) -> Bool {
        text.withCString { basic($0, type, iterator) }
    }

    private func container(
        _ type: Unicode.Scalar, _ signature: String?, _ iterator: DBusLibrary.Memory,
        _ body: (DBusLibrary.Memory) -> Bool
    ) -> Bool {
        DBusLibrary.withIterator { inner in
            let isOpen =
                if let signature {
                    signature.withCString { library.openContainer(iterator, code(type), $0, inner) != 0 }
                } else {
                    library.openContainer(iterator, code(type), nil, inner) != 0
                }
            guard isOpen else { return false }
            guard body(inner) else {
                library.abandonContainer(iterator, inner)
                return false
            }
            return library.closeContainer(iterator, inner) != 0
        }
    }

    private func code(_ type: Unicode.Scalar) -> Int32 { Int32(type.value) }
}
