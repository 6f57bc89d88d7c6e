/// A value of a JSON document, with the line where it begins.
struct JSONNode: Sendable {
    /// A JSON value. The members of an object keep their order.
    indirect enum Value: Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSONNode])
        case object([(name: String, value: JSONNode)])
    }

    var value: Value
    var line: Int

    /// The object's member with a name; nil if there is no such member or if the value is not an object.
    subscript(name: String) -> JSONNode? { members?.first { $0.name == name }?.value }

    var string: String? { if case .string(let string) = value { string } else { nil } }
    var number: Double? { if case .number(let number) = value { number } else { nil } }
    var bool: Bool? { if case .bool(let bool) = value { bool } else { nil } }
    var array: [JSONNode]? { if case .array(let array) = value { array } else { nil } }
    var members: [(name: String, value: JSONNode)]? { if case .object(let members) = value { members } else { nil } }
}
