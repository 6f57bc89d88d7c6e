import DisplayServer
import Testing

struct KeyTableTests {
    @Test(
        "XKB key names map to USB usages",
        arguments: [
            ("AC01", 0x04), ("AB01", 0x1d), ("AD06", 0x1c), ("AE01", 0x1e), ("AE09", 0x26), ("AE10", 0x27),
            ("SPCE", 0x2c),
            ("LFSH", 0xe1), ("RALT", 0xe6), ("FK12", 0x45), ("FK13", 0x68), ("FK24", 0x73), ("KP0", 0x62),
            ("KPEN", 0x58),
            ("PGDN", 0x4e), ("LSGT", 0x64), ("COMP", 0x65), ("", 0), ("I255", 0),
        ])
    func keyNamesMapToUsages(name: String, usage: Int) {
        #expect(X11KeyUsages.usage(ofKeyNamed: name) == usage)
    }

    @Test("only keypad usages are keypad keys")
    func keypadUsages() {
        #expect([0x53, 0x54, 0x58, 0x62, 0x63, 0x67, 0x85].allSatisfy(X11KeyUsages.isKeypad))
        #expect(![0x04, 0x28, 0x4f, 0x52, 0x64, 0xe0].contains(where: X11KeyUsages.isKeypad))
    }

    @Test(
        "keysyms of all kinds map to characters",
        arguments: [
            (0x61, "a"), (0xe9, "é"), (0x06d6, "ж"), (0x07d9, "Ω"), (0x20ac, "€"), (0x01ea, "ę"), (0x0100_8a9e, "語"),
            (0x0101_f600, "😀"), (0xff0d, "\r"), (0xff8d, "\r"), (0xff09, "\t"), (0xffb7, "7"), (0xffab, "+"),
            (0xffaf, "/"), (0xff51, ""),
            (0xff08, ""), (0xff1b, ""), (0xffff, ""), (0xfe51, ""), (0xffe1, ""), (0x1f, ""), (0x7f, ""),
            (0x0100_d800, ""),
            (0x0200_0000, ""),
        ] as [(UInt, String)])
    func keysymsMapToCharacters(keysym: UInt, text: String) {
        #expect(X11KeyText.characters(of: keysym) == text)
    }
}
