import Testing

@testable import UIKit

/// Tests of images in files: by path, by name in a bundle, and corrupt files.
@Suite struct ImageFileTests {
    /// Calls `body` with a temporary folder that contains the given files.
    private func withFolder(_ files: [String: Data?], _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uikit-images-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, data) in files { try data?.write(to: folder.appendingPathComponent(name)) }
        try body(folder)
    }

    @Test("the name of a file says how many of its pixels make a point")
    func scaleByName() throws {
        let data = Canvas.image(["AB", "CD"]).pngData()
        try withFolder(["a.png": data, "a@2x.png": data, "a@3x.png": data, "no.png": Data("no picture".utf8)]) {
            folder in
            func scale(_ name: String) -> CGFloat? {
                UIImage(contentsOfFile: folder.appendingPathComponent(name).path)?.scale
            }
            #expect(scale("a.png") == 1 && scale("a@2x.png") == 2 && scale("a@3x.png") == 3)
            #expect(scale("no.png") == nil && scale("missing.png") == nil)
        }
        #expect(UIImage(contentsOfFile: "/") == nil)
    }

    @Test(
        "a program's bundle is asked for a file only where Foundation may find it",
        arguments: [
            ("other.resources/AppIcon.png", false), ("app.resources/AppIcon.png", true), ("AppIcon@2x.png", true),
            ("icons.png", false), ("Resources/AppIcon.png", true), ("../share/app.resources/AppIcon.png", true),
            ("../share/other.resources/AppIcon.png", false), ("../Resources/AppIcon.png", true),
            ("package_app.resources/UIKitResources/AppIcon.png", true),
            ("package_other.resources/UIKitResources/AppIcon.png", false),
        ])
    func mainBundle(_ file: String, isFound: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uikit-bundle-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appendingPathComponent("a/bin/app")
        let picture = program.deletingLastPathComponent().appendingPathComponent(file).standardizedFileURL
        for path in [program, picture] {
            try FileManager.default.createDirectory(
                at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: path)
        }
        #expect(ImageFile.bundle(ofProgram: program.path, mayHave: "AppIcon") == isFound)
        #expect(ImageFile.bundle(ofProgram: folder.path + "/none/app", mayHave: "AppIcon"), "unreadable means maybe")
    }

    @Test("of several files the one is taken that suits the scale")
    func named() throws {
        let one = Canvas.image(["A"]).pngData()
        let two = Canvas.image(["BB", "BB"]).pngData()
        let three = Canvas.image(["CCC", "CCC", "CCC"]).pngData()
        let files = [
            "dot.png": one, "dot@2x.png": two, "dot@3x.png": three, "only@2x.png": two, "broken.png": Data([1]),
        ]
        try withFolder(files) { folder in
            let bundle = try #require(Bundle(path: folder.path))
            func image(_ name: String, _ scale: CGFloat) -> UIImage? {
                UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
            }
            for (screen, expected) in [(1, 1), (1.25, 2), (1.5, 2), (2, 2), (3, 3), (4, 3)] as [(CGFloat, CGFloat)] {
                let found = try #require(image("dot", screen))
                #expect(found.scale == expected && found.size == CGSize(width: 1, height: 1))
            }
            #expect(image("dot.png", 2)?.scale == 2)
            #expect(image("only", 1)?.scale == 2 && image("only", 3)?.scale == 2)
            #expect(image("dot", 2)?.cgImage === image("dot", 2)?.cgImage, "read once")
            #expect(image("broken", 1) == nil && image("missing", 1) == nil && image("", 1) == nil)
            let configured = UIImage(
                named: "dot", in: bundle,
                with: UIImage.Configuration(traitCollection: UITraitCollection(displayScale: 2)))
            #expect(configured?.scale == 2)
        }
        #expect(UIImage(named: "no such picture") == nil)
    }

    /// A Boolean value that indicates whether this machine has codecs other than PNG.
    private static let hasAllFormats = Canvas.image(["A"]).jpegData(compressionQuality: 1) != nil

    @Test("JPEG files, where the system has them", .enabled(if: ImageFileTests.hasAllFormats))
    func jpeg() throws {
        let image = Canvas.image((0..<16).map { String(repeating: $0 < 8 ? "A" : "C", count: 16) })
        let best = try #require(image.jpegData(compressionQuality: 1))
        let worst = try #require(image.jpegData(compressionQuality: 0))
        #expect(worst.count < best.count)
        let read = Canvas(try #require(UIImage(data: best, scale: 2)))
        // Sample away from the edge between the colors, which JPEG compression blurs.
        for (y, color) in [(2, 0xFF0000), (13, 0x0000FF)] as [(Int, UInt32)] {
            for shift in [0, 8, 16] as [UInt32] {
                #expect(abs(Int(read[5, y] >> shift & 0xFF) - Int(color >> shift & 0xFF)) < 20)
            }
        }
        let translucent = try #require(
            Canvas.image(["."]).jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) })
        #expect(Canvas(translucent)[0, 0] == 0xFFFF_FFFF)
        #expect(UIImage().jpegData(compressionQuality: 1) == nil)
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
        let drawn = renderer.jpegData(withCompressionQuality: 0.9) { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }
        #expect(UIImage(data: drawn) != nil)
    }

    @Test(
        "photos are turned as the camera noted", .enabled(if: ImageFileTests.hasAllFormats),
        arguments: [
            (1, UIImage.Orientation.up), (2, .upMirrored), (3, .down), (4, .downMirrored), (5, .leftMirrored),
            (6, .right), (7, .rightMirrored), (8, .left),
        ])
    func photos(_ number: Int, _ orientation: UIImage.Orientation) throws {
        var data = try #require(
            Canvas.image(Array(repeating: String(repeating: "A", count: 16), count: 8)).jpegData(compressionQuality: 1))
        // An Exif segment with one entry, the orientation, directly after the start of the file.
        var note: [UInt8] = Array("Exif".utf8) + [0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1]
        note += [0, UInt8(number), 0, 0, 0, 0, 0, 0]
        let head: [UInt8] = [0xFF, 0xE1, 0, UInt8(note.count + 2)]
        data.insert(contentsOf: head + note, at: data.startIndex + 2)
        let image = try #require(UIImage(data: data))
        #expect(image.imageOrientation == orientation)
        #expect(image.size == (orientation.swapsSides ? CGSize(width: 8, height: 16) : CGSize(width: 16, height: 8)))
    }

    @Test("ten thousand broken PNG files are read without harm")
    func broken() throws {
        var random = SeededGenerator(seed: 77)
        let letters = Array("ABCDEFGHI.")
        let rows = (0..<12).map { _ in String((0..<16).map { _ in letters.randomElement(using: &random) ?? "A" }) }
        let good = try #require(Canvas.image(rows).pngData())
        var read = 0
        for round in 0..<10_000 {
            var bytes = [UInt8](good)
            for _ in 0...Int.random(in: 0...5, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0...4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
                case 2: bytes.remove(at: place)
                case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
                default: if bytes.count > 60 { bytes.removeLast(Int.random(in: 1...20, using: &random)) }
                }
            }
            // Repair the checksums of half of the files, so that the decoder processes the corrupt chunks.
            if round % 2 == 0 { ImageFileTests.repairSums(&bytes) }
            if let image = UIImage(data: Data(bytes)) {
                read += 1
                #expect(image.size.width >= 1 && image.size.height >= 1)
                #expect(image.size.width <= 16384 && image.size.height <= 16384)
            }
        }
        #expect(read > 0 && read < 10_000, "\(read) were read")
    }

    /// Recalculates the checksum of each chunk of a PNG file.
    private static func repairSums(_ bytes: inout [UInt8]) {
        var place = 8
        while place + 12 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let end = place + 8 + length
            guard end + 4 <= bytes.count else { return }
            var sum: UInt32 = .max
            for byte in bytes[place + 4..<end] {
                sum ^= UInt32(byte)
                for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
            }
            for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: ~sum >> (24 - 8 * UInt32(index))) }
            place = end + 4
        }
    }
}
