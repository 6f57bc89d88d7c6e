/// A value in a message. Each value has a type, which its ``signature`` names.
///
/// ```swift
/// let options: DBusValue = .options(["modal": .boolean(true)])
/// options.signature           // "a{sv}"
/// options["modal"]?.boolean   // true
/// ```
///
/// Values are checked when they are sent: paths and signatures must be valid, the elements of arrays and dictionaries
/// must have the stated type, and strings must not contain zero bytes.
package indirect enum DBusValue: Hashable, Sendable {
    case byte(UInt8)
    case boolean(Bool)
    case int16(Int16)
    case uint16(UInt16)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case uint64(UInt64)
    case double(Double)
    case string(String)
    case objectPath(String)
    case signature(String)
    case fileDescriptor(DBusFileDescriptor)
    /// An array. The signature of the elements is necessary, because the array may be empty. A received array of bytes
    /// is always ``bytes(_:)``.
    case array(of: String, [DBusValue])
    /// An array of bytes.
    case bytes([UInt8])
    /// A dictionary, with the signatures of the keys, which must be of a basic type, and of the values.
    case dictionary(of: String, String, [DBusValue: DBusValue])
    /// A structure of one or more fields.
    case structure([DBusValue])
    /// A value of any type, with its type.
    case variant(DBusValue)

    /// Returns a dictionary from strings to variants, with which methods have optional arguments.
    package static func options(_ options: [String: DBusValue]) -> DBusValue {
        var entries: [DBusValue: DBusValue] = [:]
        for (key, value) in options { entries[.string(key)] = .variant(value) }
        return .dictionary(of: "s", "v", entries)
    }

    /// Returns an array of strings.
    package static func strings(_ strings: [String]) -> DBusValue { .array(of: "s", strings.map(DBusValue.string)) }

    /// The signature of the type.
    package var signature: String {
        switch self {
        case .byte: "y"
        case .boolean: "b"
        case .int16: "n"
        case .uint16: "q"
        case .int32: "i"
        case .uint32: "u"
        case .int64: "x"
        case .uint64: "t"
        case .double: "d"
        case .string: "s"
        case .objectPath: "o"
        case .signature: "g"
        case .fileDescriptor: "h"
        case .array(let element, _): "a" + element
        case .bytes: "ay"
        case .dictionary(let key, let value, _): "a{\(key)\(value)}"
        case .structure(let fields): "(\(fields.signature))"
        case .variant: "v"
        }
    }
}

extension [DBusValue] {
    /// The signatures of the values, one after the other.
    package var signature: String { reduce(into: "") { $0 += $1.signature } }
}

extension DBusFileDescriptor: Hashable {
    package static func == (one: DBusFileDescriptor, other: DBusFileDescriptor) -> Bool { one === other }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
