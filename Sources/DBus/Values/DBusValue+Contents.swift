extension DBusValue {
    /// The value without the variants around it. Some services put values into more variants than documented.
    package var content: DBusValue {
        var value = self
        while case .variant(let content) = value { value = content }
        return value
    }

    /// The string, path or signature; nil for other types.
    package var text: String? {
        switch content {
        case .string(let text), .objectPath(let text), .signature(let text): text
        default: nil
        }
    }

    /// The Boolean value; nil for other types.
    package var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }

    /// The integer of any size; nil for other types, and for numbers that `Int` cannot represent.
    package var integer: Int? {
        switch content {
        case .byte(let value): Int(value)
        case .int16(let value): Int(value)
        case .uint16(let value): Int(value)
        case .int32(let value): Int(value)
        case .uint32(let value): Int(value)
        case .int64(let value): Int(exactly: value)
        case .uint64(let value): Int(exactly: value)
        default: nil
        }
    }

    /// The floating-point number or integer; nil for other types.
    package var number: Double? { if case .double(let value) = content { value } else { integer.map(Double.init) } }

    /// The elements of an array, or the fields of a structure; nil for other types.
    package var elements: [DBusValue]? {
        switch content {
        case .array(_, let elements), .structure(let elements): elements
        case .bytes(let bytes): bytes.map(DBusValue.byte)
        default: nil
        }
    }

    /// The entries of a dictionary; nil for other types.
    package var entries: [DBusValue: DBusValue]? {
        if case .dictionary(_, _, let entries) = content { entries } else { nil }
    }

    /// The value for a string in a dictionary, without the variants around it; nil if there is none.
    package subscript(key: String) -> DBusValue? { entries?[.string(key)]?.content }
}
