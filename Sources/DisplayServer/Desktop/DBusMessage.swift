import CoreGraphics

/// A message on a D-Bus, as far as talking to one service needs it.
package struct DBusMessage: Equatable, Sendable {
    /// What a message is for.
    package enum Kind: UInt8, Sendable {
        case call = 1
        case reply = 2
        case error = 3
        case signal = 4
    }

    /// Messages larger than this are nothing that was asked for.
    static let largestSize = 1 << 20

    /// What the message is for.
    package var kind: Kind
    /// The sender's number of the message.
    package var serial: UInt32
    /// The object that is called or that tells.
    package var path: String?
    /// The group of members that ``member`` is of.
    package var interface: String?
    /// What is called, or what happened.
    package var member: String?
    /// What went wrong, of an error, which must have one.
    package var errorName: String?
    /// The bus's name of who is to get it.
    package var destination: String?
    /// The bus's name of who sent it, which the bus itself puts in.
    package var sender: String?
    /// The number of the message that this one answers.
    package var replySerial: UInt32?
    /// The types of the values in the body, a letter or more each.
    package var signature = ""
    /// The values, as they travel.
    package var body: [UInt8] = []
    /// Whether numbers in the body begin with their highest byte.
    package var isBigEndian = false

    /// A message without a body.
    package init(_ kind: Kind, serial: UInt32) {
        self.kind = kind
        self.serial = serial
    }

    /// The message as it travels.
    package var bytes: [UInt8] {
        var fields = DBusWriter()
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
        var writer = DBusWriter()
        writer.append(UInt8(ascii: "l"))
        writer.append(kind.rawValue)
        writer.append(0 as UInt8)
        writer.append(1 as UInt8)
        writer.append(UInt32(body.count))
        writer.append(serial)
        writer.append(UInt32(fields.bytes.count))
        writer.append(fields.bytes)
        writer.pad(to: 8)
        writer.append(body)
        return writer.bytes
    }

    /// Takes a message from the beginning of what has arrived.
    ///
    /// - Returns: nil if not all of it is there yet, or if it is of a kind that nobody knows; `count` bytes were of it.
    /// - Throws: ``DBusError/malformed`` if no message begins there.
    package static func read(_ bytes: ArraySlice<UInt8>) throws -> (message: DBusMessage?, count: Int)? {
        guard bytes.count >= 16 else { return nil }
        var reader = DBusReader(bytes: Array(bytes.prefix(16)), isBigEndian: bytes.first == UInt8(ascii: "B"))
        let order = try reader.uint8()
        guard order == UInt8(ascii: "l") || order == UInt8(ascii: "B") else { throw DBusError.malformed }
        let kind = try reader.uint8()
        _ = try reader.uint8()
        guard try reader.uint8() == 1 else { throw DBusError.malformed }
        let bodyLength = Int(try reader.uint32())
        let serial = try reader.uint32()
        let fieldsLength = Int(try reader.uint32())
        let headerEnd = (16 + fieldsLength + 7) / 8 * 8
        guard bodyLength <= largestSize, fieldsLength <= largestSize, serial != 0 else { throw DBusError.malformed }
        let end = headerEnd + bodyLength
        guard bytes.count >= end else { return nil }
        guard let kind = Kind(rawValue: kind) else { return (nil, end) }
        var message = DBusMessage(kind, serial: serial)
        message.isBigEndian = order == UInt8(ascii: "B")
        let start = bytes.startIndex
        var fields = DBusReader(
            bytes: Array(bytes[start..<start + 16 + fieldsLength]), isBigEndian: message.isBigEndian, position: 16)
        while !fields.isAtEnd {
            try fields.skipPadding(to: 8)
            guard !fields.isAtEnd else { break }
            try message.readField(&fields)
        }
        message.body = Array(bytes[start + headerEnd..<start + end])
        return (message, end)
    }

    private mutating func readField(_ reader: inout DBusReader) throws {
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
            throw DBusError.malformed
        }
    }
}
