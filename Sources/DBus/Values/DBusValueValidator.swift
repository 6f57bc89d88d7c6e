/// Checks values before libdbus gets them, because it ends the process if they are invalid.
struct DBusValueValidator {
    /// The greatest number of containers around a value. Receivers refuse messages with more.
    private static let maximumDepth = 64

    private let library: DBusLibrary
    /// The number of bytes that a message has left for values.
    private var remaining = DBusLimits.messageSize

    init(library: DBusLibrary) { self.library = library }

    /// Checks the values of a message.
    ///
    /// - Throws: ``DBusError`` if values are invalid, or too large for one message.
    mutating func check(_ values: [DBusValue]) throws(DBusError) {
        try check(values.signature, library.validateSignature)
        for value in values { try check(value, depth: 0) }
    }

    private mutating func check(_ value: DBusValue, depth: Int) throws(DBusError) {
        guard depth <= Self.maximumDepth else {
            throw DBusError("InvalidArgs", "The containers are nested too deeply.")
        }
        switch value {
        case .string(let text):
            guard !text.utf8.contains(0) else { throw DBusError("InvalidArgs", "A string contains a zero byte.") }
            try reserve(text.utf8.count)
        case .objectPath(let path):
            try check(path, library.validatePath)
            try reserve(path.utf8.count)
        case .signature(let signature):
            try check(signature, library.validateSignature)
        case .array(let element, let elements):
            try check("a" + element, library.validateType)
            for value in elements { try check(value, of: element, depth: depth + 1) }
        case .bytes(let bytes):
            try reserve(bytes.count)
        case .dictionary(let key, let value, let entries):
            for entry in entries {
                try check(entry.key, of: key, depth: depth + 2)
                try check(entry.value, of: value, depth: depth + 2)
            }
        case .structure(let fields):
            for field in fields { try check(field, depth: depth + 1) }
        case .variant(let content):
            try check(content.signature, library.validateType)
            try check(content, depth: depth + 1)
        default:
            break
        }
        // The length or the value, with the greatest possible padding.
        try reserve(16)
    }

    private mutating func check(_ value: DBusValue, of type: String, depth: Int) throws(DBusError) {
        guard value.signature == type else {
            throw DBusError("InvalidArgs", "An element of type '\(value.signature)' is in a container of '\(type)'.")
        }
        try check(value, depth: depth)
    }

    private func check(_ text: String, _ validate: DBusLibrary.Validate) throws(DBusError) {
        guard !text.utf8.contains(0), text.withCString({ validate($0, nil) }) != 0 else {
            throw DBusError("InvalidArgs", "'\(text)' is not a valid path or signature.")
        }
    }

    private mutating func reserve(_ count: Int) throws(DBusError) {
        remaining -= count
        guard remaining >= 0 else { throw DBusError("LimitsExceeded", "The message is too large.") }
    }
}
