import Testing

@testable import UIKit

/// Tests of the letters that choose elements together with Alt (MB-05, AT-10).
@Suite struct MnemonicsTests {
    @Test("MB-05: each title has its first letter that no title before it has, or none")
    func positions() {
        #expect(Mnemonics.positions(in: ["File", "Edit", "Format", "View"]) == [0, 0, 1, 0])
        #expect(Mnemonics.positions(in: ["a", "A", "…", "2 a"]) == [0, nil, nil, 0])
        #expect(Mnemonics.letter(of: "Format", at: 1) == "o" && Mnemonics.letter(of: "Format", at: nil) == nil)
        #expect(Mnemonics.letter(of: "", at: 3) == nil)
    }
}
