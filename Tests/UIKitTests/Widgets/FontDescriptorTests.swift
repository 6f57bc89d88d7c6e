import Foundation
import Testing
import UIKit

@Suite struct FontDescriptorTests {
    @Test func traitsCreateOtherFonts() throws {
        let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
        #expect(body.symbolicTraits.isEmpty && body.pointSize == 17)
        let bold = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: bold, size: 0)
        #expect(font.pointSize == 17 && font.fontName == ".SystemUI-BoldItalic")
        #expect(font.fontDescriptor == bold && bold.symbolicTraits == [.traitBold, .traitItalic])
        #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
        #expect(bold.withSymbolicTraits([])?.symbolicTraits == [])
        #expect(UIFont(descriptor: body.withSize(9), size: 0) == .systemFont(ofSize: 9))
    }

    @Test func designsAndFamilies() throws {
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        let mono = try #require(body.withDesign(.monospaced))
        #expect(UIFont(descriptor: mono, size: 17) == .monospacedSystemFont(ofSize: 17, weight: .regular))
        #expect(mono.symbolicTraits == .traitMonoSpace && body.withSymbolicTraits(.traitMonoSpace) == mono)
        #expect(body.withDesign(UIFontDescriptor.SystemDesign(rawValue: "wavy")) == nil)
        #expect(body.withFamily("No such family") == body)
        let semibold = UIFont.systemFont(ofSize: 12, weight: .semibold).fontDescriptor
        #expect(semibold.withSymbolicTraits(.traitBold) == semibold)
    }
}
