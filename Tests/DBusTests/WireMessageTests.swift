import Testing

/// Tests of the encoding and decoding in these tests, which is independent of libdbus.
struct WireMessageTests {
    /// A signal with the member `Now`, two strings, and the number 1 in a variant, as another implementation encoded
    /// it.
    static let signal: [UInt8] = [
        108, 4, 1, 1, 56, 0, 0, 0, 7, 0, 0, 0, 77, 0, 0, 0, 1, 1, 111, 0, 2, 0, 0, 0, 47, 112, 0, 0, 0, 0, 0, 0, 2,
        1, 115, 0, 3, 0, 0, 0, 97, 46, 98, 0, 0, 0, 0, 0, 3, 1, 115, 0, 3, 0, 0, 0, 78, 111, 119, 0, 0, 0, 0, 0, 8,
        1, 103, 0, 3, 115, 115, 118, 0, 0, 0, 0, 0, 0, 0, 0, 7, 1, 115, 0, 4, 0, 0, 0, 58, 49, 46, 55, 0, 0, 0, 0,
        26, 0, 0, 0, 111, 114, 103, 46, 102, 114, 101, 101, 100, 101, 115, 107, 116, 111, 112, 46, 97, 112, 112,
        101, 97, 114, 97, 110, 99, 101, 0, 0, 12, 0, 0, 0, 99, 111, 108, 111, 114, 45, 115, 99, 104, 101, 109, 101,
        0, 1, 117, 0, 1, 0, 0, 0,
    ]

    @Test("a signal is decoded according to the specification")
    func signalsAreDecoded() throws {
        let (message, count) = try #require(try WireMessage.read(Self.signal[...]))
        let signal = try #require(message)
        #expect(count == Self.signal.count)
        #expect(signal.kind == .signal && signal.serial == 7)
        #expect(signal.path == "/p" && signal.interface == "a.b" && signal.member == "Now")
        #expect(signal.signature == "ssv" && signal.sender == ":1.7")
        var reader = WireReader(bytes: signal.body, isBigEndian: false)
        #expect(try reader.text() == "org.freedesktop.appearance")
        #expect(try reader.text() == "color-scheme")
        #expect(try reader.numberInVariant() == 1)
    }

    @Test("an encoded message is decoded unchanged")
    func messagesRoundTrip() throws {
        var message = WireMessage(.call, serial: 42)
        message.path = "/a/b"
        message.interface = "c.d"
        message.member = "Read"
        message.destination = "e.f"
        message.replySerial = 9
        message.expectsNoReply = true
        var writer = WireWriter()
        writer.append("Zürich")
        writer.append(1.25)
        message.signature = "sd"
        message.body = writer.bytes
        let bytes = message.bytes
        let (first, count) = try #require(try WireMessage.read((bytes + bytes)[...]))
        #expect(first == message)
        #expect(count == bytes.count)
        for length in 0..<count { #expect(try WireMessage.read(bytes[..<length]) == nil) }
    }
}
