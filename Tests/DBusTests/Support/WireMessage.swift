/// A D-Bus message. Supports the types that the services used here need.
struct WireMessage: Equatable, Sendable {
    /// The type of a message.
    enum Kind: UInt8, Sendable {
        case call = 1
        case reply = 2
        case error = 3
        case signal = 4
    }

    /// The largest accepted size of a message's header or body, in bytes.
    static let largestSize = 1 << 20

    /// The flag NO_REPLY_EXPECTED in the header.
    private static let noReplyExpected: UInt8 = 1

    /// The type of the message.
    var kind: Kind
    /// The serial number that the sender assigned.
    var serial: UInt32
    /// A Boolean value that indicates whether the sender of a call ignores the reply.
    var expectsNoReply = false
    /// The path of the object that is called, or that emits the signal.
    var path: String?
    /// The interface of ``member``.
    var interface: String?
    /// The name of the method or signal.
    var member: String?
    /// The name of the error; required for error messages.
    var errorName: String?
    /// The bus name of the receiver.
    var destination: String?
    /// The unique bus name of the sender, which the bus sets.
    var sender: String?
    /// The serial number of the message that this message replies to.
    var replySerial: UInt32?
    /// The type signature of the body.
    var signature = ""
    /// The marshalled values.
    var body: [UInt8] = []
    /// A Boolean value that indicates whether numbers in the body are big-endian.
    var isBigEndian = false

    /// Creates a message without a body.
    init(_ kind: Kind, serial: UInt32) {
        self.kind = kind
        self.serial = serial
    }

    /// The marshalled message.
    var bytes: [UInt8] {
        var fields = WireWriter()
        func add(_ code: UInt8, _ type: String, _ text: String?) {
            guard let text else { return }
            fields.pad(to: 8)
            fields.append(code)
            fields.appendSignature(type)
            if type == "g" { fields.appendSignature(text) } else { fields.append(text) }
        }
        add(1, "o", path)
        add(2, "s", interface)
        add(3, "s", member)
        add(4, "s", errorName)
        if let replySerial {
            fields.pad(to: 8)
            fields.append(5 as UInt8)
            fields.appendSignature("u")
            fields.append(replySerial)
        }
        add(6, "s", destination)
        add(7, "s", sender)
        add(8, "g", signature.isEmpty ? nil : signature)
        var writer = WireWriter()
        writer.append(UInt8(ascii: "l"))
        writer.append(kind.rawValue)
        writer.append(expectsNoReply ? WireMessage.noReplyExpected : 0)
        writer.append(1 as UInt8)
        writer.append(UInt32(body.count))
        writer.append(serial)
        writer.append(UInt32(fields.bytes.count))
        writer.append(fields.bytes)
        writer.pad(to: 8)
        writer.append(body)
        return writer.bytes
    }

    /// Reads a message from the beginning of received bytes.
    ///
    /// - Returns: The message and its length in bytes. `message` is nil if the message type is unknown. Returns nil if
    ///   the message is still incomplete.
    /// - Throws: ``WireError/malformed`` if the bytes do not begin with a valid message.
    static func read(_ bytes: ArraySlice<UInt8>) throws -> (message: WireMessage?, count: Int)? {
        guard bytes.count >= 16 else { return nil }
        var reader = WireReader(bytes: Array(bytes.prefix(16)), isBigEndian: bytes.first == UInt8(ascii: "B"))
        let order = try reader.uint8()
        guard order == UInt8(ascii: "l") || order == UInt8(ascii: "B") else { throw WireError.malformed }
        let kind = try reader.uint8()
        let flags = try reader.uint8()
        guard try reader.uint8() == 1 else { throw WireError.malformed }
        let bodyLength = Int(try reader.uint32())
        let serial = try reader.uint32()
        let fieldsLength = Int(try reader.uint32())
        let headerEnd = (16 + fieldsLength + 7) / 8 * 8
        guard bodyLength <= largestSize, fieldsLength <= largestSize, serial != 0 else { throw WireError.malformed }
        let end = headerEnd + bodyLength
        guard bytes.count >= end else { return nil }
        guard let kind = Kind(rawValue: kind) else { return (nil, end) }
        var message = WireMessage(kind, serial: serial)
        message.isBigEndian = order == UInt8(ascii: "B")
        message.expectsNoReply = flags & noReplyExpected != 0
        let start = bytes.startIndex
        var fields = WireReader(
            bytes: Array(bytes[start..<start + 16 + fieldsLength]), isBigEndian: message.isBigEndian, position: 16)
        while !fields.isAtEnd {
            try fields.skipPadding(to: 8)
            guard !fields.isAtEnd else { break }
            try message.readField(&fields)
        }
        message.body = Array(bytes[start + headerEnd..<start + end])
        return (message, end)
    }

    private mutating func readField(_ reader: inout WireReader) throws {
        let code = try reader.uint8()
        let type = try reader.signature()
        switch type {
        case "s", "o":
            let text = try reader.text()
            switch code {
            case 1: path = text
            case 2: interface = text
            case 3: member = text
            case 4: errorName = text
            case 6: destination = text
            case 7: sender = text
            default: break
            }
        case "g":
            let text = try reader.signature()
            if code == 8 { signature = text }
        case "u":
            let number = try reader.uint32()
            if code == 5 { replySerial = number }
        default:
            throw WireError.malformed
        }
    }
}
