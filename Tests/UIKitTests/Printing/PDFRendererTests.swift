import TestSupport
import Testing
import UIKit

@Suite(.enabled(if: PDFFile.hasTools, "Poppler is not installed")) struct PDFRendererTests {
    @MainActor private func attributed(_ text: String, size: CGFloat = 12, color: UIColor = .black)
        -> NSAttributedString
    {
        NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: color])
    }

    @Test("SH-08: text in any script stays text, at the color of its attributes")
    @MainActor func text() throws {
        for text in ["Hello world", "Привет мир", "안녕하세요", "fi ffl Äß"] {
            let file = PDFFile { _ in attributed(text, size: 20).draw(at: CGPoint(x: 10, y: 10)) }
            #expect(file.characters == text.filter { !$0.isWhitespace }, "\(text)")
            #expect(file.images.isEmpty)
        }
        // Poppler returns bidirectional text in visual order with control characters.
        let arabic = PDFFile { _ in attributed("مرحبا", size: 20).draw(at: CGPoint(x: 10, y: 10)) }
        #expect(Set(arabic.characters.unicodeScalars).isSuperset(of: Set("مرحبا".unicodeScalars)))
        let red = PDFFile { _ in attributed("X", size: 40, color: .red).draw(at: CGPoint(x: 10, y: 10)) }
        #expect(red.pixels().values.contains { $0 == 0xFFFF_0000 })
    }

    @Test("SH-08: translucent and decorated text stays text")
    @MainActor func translucentText() {
        let file = PDFFile { context in
            context.cgContext.setAlpha(0.5)
            let text = NSMutableAttributedString(attributedString: attributed("Under", size: 30, color: .red))
            text.addAttribute(
                .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 0, length: 5))
            text.draw(at: CGPoint(x: 10, y: 10))
        }
        #expect(file.characters == "Under" && file.images.isEmpty)
        let strongest = file.pixels().values.map { $0 & 0xFF }.min() ?? 0
        #expect((0x70...0x90).contains(strongest))
    }

    @Test("SH-08: a page equals the image that the bitmap renderer makes of the same drawing")
    @MainActor func equalsImage() throws {
        func draw(_ context: CGContext) {
            context.setFillColor(UIColor.white.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 200, height: 200))
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 10, y: 10, width: 60, height: 40))
            context.setFillColor(UIColor.green.withAlphaComponent(0.5).cgColor)
            context.fillEllipse(in: CGRect(x: 40, y: 20, width: 80, height: 80))
            context.setStrokeColor(UIColor.red.cgColor)
            context.setLineWidth(8)
            context.setLineDash(phase: 0, lengths: [20, 10])
            context.strokeLineSegments(between: [CGPoint(x: 20, y: 150), CGPoint(x: 180, y: 150)])
            context.saveGState()
            context.addEllipse(in: CGRect(x: 120, y: 20, width: 60, height: 60))
            context.clip()
            if let gradient = CGGradient(
                colorsSpace: nil, colors: [UIColor.black.cgColor, UIColor.yellow.cgColor], locations: nil)
            {
                context.drawLinearGradient(
                    gradient, start: CGPoint(x: 120, y: 0), end: CGPoint(x: 180, y: 0), options: [])
            }
            context.restoreGState()
            context.saveGState()
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 20, y: 160, width: 40, height: 30))
            context.fill(CGRect(x: 40, y: 170, width: 40, height: 30))
            context.endTransparencyLayer()
            context.restoreGState()
            context.setBlendMode(.multiply)
            context.setFillColor(UIColor.yellow.cgColor)
            context.fill(CGRect(x: 100, y: 160, width: 40, height: 30))
        }
        let file = PDFFile { draw($0.cgContext) }
        #expect(file.images.isEmpty)
        let expected = Canvas(200, 200) { draw($0) }
        let pixels = file.pixels()
        #expect(pixels.width == 200 && pixels.height == 200)
        // Only antialiased edges differ.
        #expect(pixels.share(differingFrom: expected, by: 24) < 0.02)
    }

    @Test("SH-08: pages have their own sizes, the context begins anew, and bounds are reported")
    func pages() throws {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 200)).pdfData { context in
            #expect(context.pdfContextBounds == CGRect(x: 0, y: 0, width: 300, height: 200))
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 300, height: 200))
            context.beginPage()
            #expect(context.cgContext.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 200))
            context.cgContext.translateBy(x: 50, y: 50)
            context.cgContext.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.cgContext.saveGState()
            context.beginPage(withBounds: CGRect(x: 100, y: 100, width: 50, height: 60), pageInfo: [:])
            #expect(context.pdfContextBounds == CGRect(x: 100, y: 100, width: 50, height: 60))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 100, y: 100, width: 10, height: 10))
            context.beginPage(withBounds: .zero, pageInfo: [:])
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4), pageInfo: [:])
        }
        let file = PDFFile(data)
        #expect(file.info["Pages"] == "4" && file.info["Page size"] == "300 x 200 pts")
        #expect(Set(file.pixels(page: 1).values) == [0xFFFF_FFFF], "drawing before the first page has no effect")
        let second = file.pixels(page: 2)
        #expect(
            second.width == 50 && second.height == 60 && second[5, 5] == 0xFF00_00FF && second[15, 15] == 0xFFFF_FFFF)
        #expect(file.pixels(page: 4).width == 300)
        #expect(
            PDFFile(UIGraphicsPDFRenderer(bounds: .zero).pdfData { _ in }).info["Page size"] == "612 x 792 pts (letter)"
        )
    }

    @Test("SH-08: the document's information")
    func information() {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [
            kCGPDFContextTitle as String: "Bücher (1)", kCGPDFContextAuthor as String: "A. Uthor",
            kCGPDFContextKeywords as String: ["one", "two"], kCGPDFContextCreator as String: "Tests", "other": 7,
        ]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 9, height: 9), format: format)
        let info = PDFFile(renderer.pdfData { $0.beginPage() }).info
        #expect(info["Title"] == "Bücher (1)" && info["Author"] == "A. Uthor" && info["Creator"] == "Tests")
        #expect(info["Keywords"] == "one, two")
    }

    @Test("SH-08: links to URLs and to points of other pages, with names of any kind")
    func links() throws {
        let url = try #require(URL(string: "https://example.org/a'b?c=d"))
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 200)).pdfData { context in
            context.beginPage()
            context.cgContext.beginTransparencyLayer(auxiliaryInfo: nil)
            context.cgContext.translateBy(x: 10, y: 0)
            context.setURL(url, for: CGRect(x: 20, y: 30, width: 40, height: 10))
            context.setURL(url, for: CGRect(x: CGFloat.nan, y: 30, width: 40, height: 10))
            context.setDestinationWithName("it's \\ \n two", for: CGRect(x: 0, y: 100, width: 20, height: 20))
            context.setDestinationWithName("nowhere", for: CGRect(x: 0, y: 140, width: 20, height: 20))
            context.beginPage()
            context.addDestination(withName: "it's \\ \n two", at: CGPoint(x: 0, y: 50))
            context.addDestination(withName: "it's \\ \n two", at: CGPoint(x: 0, y: 80))
        }
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("/Rect [ 30 160 70 170 ]"))
        #expect(text.components(separatedBy: "/Subtype /Link").count == 4)
        #expect(text.contains("/URI (https://example.org/a'b?c=d)"))
        #expect(text.contains("/XYZ 0 150 0") && !text.contains("/XYZ 0 120 0"))
        #expect(PDFFile(data).info["Pages"] == "2")
    }

    @Test("SH-08: an image is stored once, and a JPEG file as it is")
    func images() throws {
        let jpeg = TwoToneJPEG(width: 640, height: 480).data
        let photo = try #require(UIImage(data: jpeg))
        let drawing = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 15, height: 30))
        }
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 200)).pdfData { context in
            for _ in 0..<3 {
                context.beginPage()
                photo.draw(in: CGRect(x: 0, y: 0, width: 100, height: 75))
                photo.draw(in: CGRect(x: 100, y: 100, width: 20, height: 15))
                drawing.draw(in: CGRect(x: 150, y: 150, width: 30, height: 30))
            }
        }
        let file = PDFFile(data)
        let photos = file.images.filter { $0.encoding == "jpeg" }
        #expect(photos.count == 6 && Set(photos.map(\.object)).count == 1 && photos.allSatisfy { $0.width == 640 })
        #expect(Set(file.images.filter { $0.encoding != "jpeg" }.map(\.object)).count <= 2, "an image and its alpha")
        #expect(data.range(of: jpeg) != nil)
        let pixels = file.pixels()
        let values = [pixels[20, 40], pixels[80, 40], pixels[105, 105]].map { Int($0 & 0xFF) }
        #expect(zip(values, [64, 192, 64]).allSatisfy { abs($0 - $1) < 3 }, "\(values)")
        #expect(pixels[155, 160] == 0xFF00_FF00 && pixels[175, 160] == 0xFFFF_FFFF)
    }

    @Test("SH-08: shadows, conic gradients and image masks become images; what is beside them does not")
    @MainActor func fallbacks() throws {
        let file = PDFFile { context in
            context.cgContext.setShadow(offset: CGSize(width: 6, height: 6), blur: 4, color: UIColor.black.cgColor)
            UIColor.red.setFill()
            context.fill(CGRect(x: 20, y: 20, width: 60, height: 60))
            context.cgContext.setShadow(offset: .zero, blur: 0, color: nil)
            attributed("Sharp", size: 20).draw(at: CGPoint(x: 20, y: 120))
        }
        #expect(file.characters == "Sharp" && !file.images.isEmpty)
        let pixels = file.pixels()
        #expect(pixels[50, 50] == 0xFFFF_0000 && pixels[83, 50] & 0xFF < 0x60 && pixels[110, 110] == 0xFFFF_FFFF)
        let conic = PDFFile { context in
            if let gradient = CGGradient(
                colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: nil)
            {
                context.cgContext.clip(to: CGRect(x: 50, y: 50, width: 100, height: 100))
                context.cgContext.drawConicGradient(gradient, center: CGPoint(x: 100, y: 100), angle: 0)
            }
        }.pixels()
        #expect(conic[140, 104] >> 16 & 0xFF > 0xC0 && conic[140, 96] & 0xFF > 0xC0 && conic[20, 20] == 0xFFFF_FFFF)
        let mask = try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
            }.cgImage)
        let masked = PDFFile { context in
            context.cgContext.clip(to: CGRect(x: 0, y: 0, width: 100, height: 100), mask: mask)
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 200, height: 200))
        }.pixels()
        #expect(
            masked[20, 50] & 0xFFFF_F8F8 == 0xFFFF_0000 && masked[80, 50] == 0xFFFF_FFFF
                && masked[150, 50] == 0xFFFF_FFFF,
            "\([masked[20, 50], masked[80, 50], masked[150, 50]].map { String($0, radix: 16) })")
    }

    @Test("SH-08: a file is replaced in one step, and errors are thrown")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "pdf-\(UInt32.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("a.pdf")
        try Data("old".utf8).write(to: url)
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 50, height: 50))
        try renderer.writePDF(to: url) { context in
            context.beginPage()
            #expect((try? Data(contentsOf: url)) == Data("old".utf8))
        }
        #expect(PDFFile(try Data(contentsOf: url)).info["Pages"] == "1")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.pdf"])
        var runs = 0
        #expect(throws: CocoaError.self) {
            try renderer.writePDF(to: folder.appendingPathComponent("no/a.pdf")) { _ in runs += 1 }
        }
        #expect(throws: CocoaError.self) {
            try renderer.writePDF(to: try #require(URL(string: "https://example.org/a.pdf"))) { _ in runs += 1 }
        }
        #expect(runs == 0)
        // A device without space.
        #expect(!UIGraphicsBeginPDFContextToFile(folder.path + "/no/b.pdf", .zero, nil))
    }

    @Test("SH-08: documents between a begin call and an end call")
    func functions() throws {
        let data = NSMutableData(data: Data("old".utf8))
        UIGraphicsBeginPDFContextToData(
            data, CGRect(x: 0, y: 0, width: 80, height: 90), [kCGPDFContextTitle as String: "T"])
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 80, height: 90))
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 90))
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 20, height: 30), nil)
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
        UIGraphicsEndPDFContext()
        let file = PDFFile(data as Data)
        #expect(file.info["Title"] == "T" && file.info["Pages"] == "2")
        #expect(file.pixels()[10, 10] == 0xFFFF_0000 && file.pixels(page: 2).width == 20)
    }

    @Test("SH-08: a hundred pages take the memory of one")
    @MainActor func memory() throws {
        let path = NSTemporaryDirectory() + "/pages-\(UInt32.random(in: 0 ... .max)).pdf"
        defer { unlink(path) }
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 595, height: 842))
        func page(_ number: Int, _ context: UIGraphicsPDFRendererContext) {
            context.beginPage()
            attributed((0..<60).map { "Page \(number), line \($0), with some words" }.joined(separator: "\n"))
                .draw(in: CGRect(x: 50, y: 50, width: 500, height: 700))
            UIGraphicsImageRenderer(size: CGSize(width: 500, height: 500)).image { image in
                UIColor(hue: CGFloat(number) / 100, saturation: 1, brightness: 1, alpha: 1).setFill()
                image.fill(CGRect(x: number, y: 0, width: 300, height: 500))
            }.draw(in: CGRect(x: 50, y: 400, width: 200, height: 200))
        }
        // Other tests use memory temporarily.
        var (early, late) = (Int.max, Int.max)
        try renderer.writePDF(to: URL(fileURLWithPath: path)) { context in
            for number in 0..<110 {
                page(number, context)
                if 10..<30 ~= number { early = min(early, MemoryMeter.residentMemory) }
                if number >= 90 { late = min(late, MemoryMeter.residentMemory) }
            }
        }
        // A page has 1 MB of pixels.
        #expect(late - early < MemoryMeter.limit(20 << 20), "\((late - early) >> 10) KB more after 80 pages")
    }
}

extension Canvas {
    /// Returns the share of pixels of which a component differs by more than a limit.
    func share(differingFrom other: Canvas, by limit: UInt32) -> Double {
        guard width == other.width, height == other.height, !values.isEmpty else { return 1 }
        let count = zip(values, other.values).filter { a, b in
            (0..<4).contains { index in
                let (x, y) = ((a >> (8 * index)) & 0xFF, (b >> (8 * index)) & 0xFF)
                return (x > y ? x - y : y - x) > limit
            }
        }.count
        return Double(count) / Double(values.count)
    }
}
