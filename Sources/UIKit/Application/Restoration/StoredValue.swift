/// A value that can be stored with the session of a scene: what property lists can contain, and URLs, UUIDs, sets and
/// `NSNull`. A restored number has the type of the stored one.
indirect enum StoredValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    /// A number of any other integer type, in decimal digits, with the name of its type.
    case otherInteger(String, type: String)
    case double(Double)
    case float(Float)
    case graphic(CGFloat)
    case text(String)
    case data(Data)
    case date(Date)
    case url(URL)
    case uuid(UUID)
    case array([StoredValue])
    case set([StoredValue])
    case dictionary([StoredEntry])

    /// The maximum nesting of arrays, sets and dictionaries. Deeper values are not stored.
    static let depthLimit = 32

    /// An entry of a dictionary.
    struct StoredEntry: Hashable, Sendable, Codable {
        let key: StoredValue
        let value: StoredValue
    }

    /// Creates a stored value.
    ///
    /// - Returns: Nil if a part of the value cannot be stored.
    init?(_ value: Any, depth: Int = 0) {
        guard depth <= StoredValue.depthLimit else { return nil }
        if let object = value as? AnyHashable, type(of: value) == AnyHashable.self {
            self.init(object.base, depth: depth)
        } else if let number = StoredValue.number(value) {
            self = number
        } else if let scalar = StoredValue.scalar(value) {
            self = scalar
        } else if let dictionary = value as? [AnyHashable: Any] {
            guard let entries = StoredValue.entries(dictionary, depth) else { return nil }
            self = .dictionary(entries)
        } else if let set = value as? Set<AnyHashable> {
            guard let elements = StoredValue.elements(Array(set), depth) else { return nil }
            self = .set(elements)
        } else if let array = value as? [Any] {
            guard let elements = StoredValue.elements(array, depth) else { return nil }
            self = .array(elements)
        } else {
            return nil
        }
    }

    private static func number(_ value: Any) -> StoredValue? {
        // A cast would convert NSNumber to any of these types.
        if type(of: value) is NSNumber.Type, let number = value as? NSNumber {
            return switch String(cString: number.objCType) {
            case "d", "f": .double(number.doubleValue)
            case "B", "c": .boolean(number.boolValue)
            default: .integer(number.intValue)
            }
        }
        return switch value {
        case let value as Bool: .boolean(value)
        case let value as Int: .integer(value)
        case let value as Double: .double(value)
        case let value as CGFloat: .graphic(value)
        case let value as Float: .float(value)
        case let value as any FixedWidthInteger: .otherInteger("\(value)", type: "\(type(of: value))")
        default: nil
        }
    }

    private static func scalar(_ value: Any) -> StoredValue? {
        switch value {
        case let value as String: .text(value)
        case let value as Data: .data(value)
        case let value as Date: .date(value)
        case let value as URL: .url(value)
        case let value as UUID: .uuid(value)
        case is NSNull: .null
        default: nil
        }
    }

    private static func elements(_ values: [Any], _ depth: Int) -> [StoredValue]? {
        let stored = values.compactMap { StoredValue($0, depth: depth + 1) }
        return stored.count == values.count ? stored : nil
    }

    private static func entries(_ values: [AnyHashable: Any], _ depth: Int) -> [StoredEntry]? {
        let stored = values.compactMap { entry -> StoredEntry? in
            guard let key = StoredValue(entry.key.base, depth: depth + 1),
                let value = StoredValue(entry.value, depth: depth + 1)
            else { return nil }
            return StoredEntry(key: key, value: value)
        }
        return stored.count == values.count ? stored : nil
    }

    /// The value with its former type.
    var value: Any {
        switch self {
        case .null: NSNull()
        case .boolean(let value): value
        case .integer(let value): value
        case .otherInteger(let digits, let type): StoredValue.integer(digits, type)
        case .double(let value): value
        case .float(let value): value
        case .graphic(let value): value
        case .text(let value): value
        case .data(let value): value
        case .date(let value): value
        case .url(let value): value
        case .uuid(let value): value
        case .array(let values): values.map(\.value)
        case .set(let values): Set(values.compactMap { $0.value as? AnyHashable })
        case .dictionary(let entries): StoredValue.table(entries)
        }
    }

    /// Returns the dictionary of entries. If a file contains a key twice, the last one counts.
    static func table(_ entries: [StoredEntry]) -> [AnyHashable: Any] {
        Dictionary(
            entries.compactMap { entry in (entry.key.value as? AnyHashable).map { ($0, entry.value.value) } },
            uniquingKeysWith: { $1 })
    }

    private static func integer(_ digits: String, _ type: String) -> Any {
        switch type {
        case "Int8": Int8(digits) ?? 0
        case "Int16": Int16(digits) ?? 0
        case "Int32": Int32(digits) ?? 0
        case "Int64": Int64(digits) ?? 0
        case "UInt": UInt(digits) ?? 0
        case "UInt8": UInt8(digits) ?? 0
        case "UInt16": UInt16(digits) ?? 0
        case "UInt32": UInt32(digits) ?? 0
        case "UInt64": UInt64(digits) ?? 0
        default: Int(digits) ?? 0
        }
    }
}

extension StoredValue: Codable {
    private enum Key: String, CodingKey {
        case null, boolean, integer, otherInteger, type, double, float, graphic, text, data, date, url, uuid, array, set
        case dictionary
    }

    /// Decodes a value: an object with one entry, whose key is the name of the case.
    init(from decoder: any Decoder) throws {
        let error = DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "not a stored value"))
        // Each level is an object within an array.
        guard decoder.codingPath.count <= 4 * (StoredValue.depthLimit + 2) else { throw error }
        let container = try decoder.container(keyedBy: Key.self)
        func value<Value: Decodable>(_ key: Key) throws -> Value { try container.decode(Value.self, forKey: key) }
        guard let key = container.allKeys.first(where: { $0 != .type }) else { throw error }
        switch key {
        case .null: self = .null
        case .boolean: self = .boolean(try value(key))
        case .integer: self = .integer(try value(key))
        case .otherInteger: self = .otherInteger(try value(key), type: try value(.type))
        case .double: self = .double(try value(key))
        case .float: self = .float(try value(key))
        case .graphic: self = .graphic(CGFloat(try value(key) as Double))
        case .text: self = .text(try value(key))
        case .data: self = .data(try value(key))
        case .date: self = .date(try value(key))
        case .url: self = .url(try value(key))
        case .uuid: self = .uuid(try value(key))
        case .array: self = .array(try value(key))
        case .set: self = .set(try value(key))
        case .dictionary: self = .dictionary(try value(key))
        case .type: throw error
        }
    }

    /// Encodes the value.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .null: try container.encode(true, forKey: .null)
        case .boolean(let value): try container.encode(value, forKey: .boolean)
        case .integer(let value): try container.encode(value, forKey: .integer)
        case .otherInteger(let digits, let type):
            try container.encode(digits, forKey: .otherInteger)
            try container.encode(type, forKey: .type)
        case .double(let value): try container.encode(value, forKey: .double)
        case .float(let value): try container.encode(value, forKey: .float)
        case .graphic(let value): try container.encode(Double(value), forKey: .graphic)
        case .text(let value): try container.encode(value, forKey: .text)
        case .data(let value): try container.encode(value, forKey: .data)
        case .date(let value): try container.encode(value, forKey: .date)
        case .url(let value): try container.encode(value, forKey: .url)
        case .uuid(let value): try container.encode(value, forKey: .uuid)
        case .array(let values): try container.encode(values, forKey: .array)
        case .set(let values): try container.encode(values, forKey: .set)
        case .dictionary(let entries): try container.encode(entries, forKey: .dictionary)
        }
    }
}
