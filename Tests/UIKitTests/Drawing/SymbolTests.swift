import Testing

@testable import UIKit

@Suite struct SymbolTests {
    private static let expected = """
        plus minus xmark checkmark chevron.left chevron.right chevron.up chevron.down arrow.left arrow.right arrow.up \
        arrow.down arrow.clockwise arrow.counterclockwise magnifyingglass gear gearshape trash pencil square.and.pencil \
        square.and.arrow.up square.and.arrow.down heart heart.fill star star.fill house house.fill person person.fill \
        person.circle bell bell.fill bookmark bookmark.fill folder doc doc.text photo camera envelope paperplane phone \
        calendar clock lock lock.open eye eye.slash info.circle questionmark.circle exclamationmark.triangle \
        exclamationmark.circle checkmark.circle checkmark.circle.fill xmark.circle xmark.circle.fill plus.circle \
        plus.circle.fill minus.circle ellipsis ellipsis.circle list.bullet line.3.horizontal line.horizontal.3 \
        square.grid.2x2 slider.horizontal.3 play.fill pause.fill stop.fill forward.fill backward.fill speaker.wave.2 mic \
        wifi bolt sun.max moon cloud location map link paperclip tag flag cart creditcard hand.thumbsup circle circle.fill \
        square square.fill triangle
        """

    private func symbol(
        _ name: String, _ pointSize: CGFloat = 17, _ weight: UIImage.SymbolWeight = .regular, screen: CGFloat = 1
    ) throws -> UIImage {
        let configuration = UIImage.SymbolConfiguration(pointSize: pointSize, weight: weight)
            .withTraitCollection(UITraitCollection(displayScale: screen))
        return try #require(UIImage(systemName: name, withConfiguration: configuration))
    }

    @Test("the names apps use are there, and no others")
    func names() {
        for name in SymbolTests.expected.split(separator: " ") { #expect(UIImage(systemName: String(name)) != nil) }
        for name in ["", "no.such.symbol", "Plus", "plus ", "heart.fill.fill"] {
            #expect(UIImage(systemName: name) == nil && UIImage(systemName: name, compatibleWith: nil) == nil)
        }
        #expect(Set(SymbolLibrary.names).count == SymbolLibrary.names.count)
    }

    @Test("every drawing is written in the notation, shows something, and stays in its square", arguments: [1, 2])
    func drawings(_ screen: CGFloat) throws {
        for name in SymbolLibrary.names {
            for part in try #require(SymbolLibrary.parts(of: name)) {
                #expect(SymbolOutlineParser.read(part.outline)?.isEmpty == false, "\(name): \(part.outline)")
            }
            for weight in 1...9 {
                let image = try symbol(name, 17, UIImage.SymbolWeight(rawValue: weight) ?? .regular, screen: screen)
                let pixels = Canvas(image)
                #expect(CGFloat(pixels.width) == image.size.width * screen && pixels.width == pixels.height)
                #expect(pixels.ink > 5, "\(name) in weight \(weight)")
                guard weight == 4 else { continue }
                let inner = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height).insetBy(dx: 1, dy: 1)
                #expect(inner.contains(pixels.box), "\(name) reaches its edge")
            }
        }
    }

    @Test("text that is not in the notation gives no outline")
    func notation() {
        for text in ["M1", "X1 2", "M1 2 3", "L", "O1 2", "M1 two", "1 2", "M1 2LL3 4", "M1..2 3", "C1 2 3 4 5"] {
            #expect(SymbolOutlineParser.read(text) == nil, "\(text)")
        }
        #expect(SymbolOutlineParser.read("")?.isEmpty == true)
        #expect(SymbolOutlineParser.read("M1 2L3 4 5-6H7V8")?.currentPoint == CGPoint(x: 7, y: 8))
    }

    @Test("bolder symbols have more ink")
    func weights() throws {
        for name in ["circle", "plus", "chevron.right", "trash"] {
            let inks = try (1...9).map {
                Canvas(try symbol(name, 40, UIImage.SymbolWeight(rawValue: $0) ?? .regular)).ink
            }
            #expect(inks == inks.sorted() && Set(inks).count == 9, "\(name): \(inks)")
        }
        #expect(Canvas(try symbol("plus", 40, .unspecified)) == Canvas(try symbol("plus", 40, .regular)))
    }

    @Test("symmetric symbols stay symmetric at every size, and lines through the middle are sharp")
    func fit() throws {
        for size in stride(from: CGFloat(9), through: 40, by: 1) {
            for name in ["plus", "minus", "xmark", "circle", "square", "plus.circle", "square.grid.2x2"] {
                let pixels = Canvas(try symbol(name, size))
                #expect(pixels.distance(to: pixels.mirrored).map { $0 <= 24 } == true, "\(name) at \(size)")
                #expect(pixels.distance(to: pixels.upsideDown).map { $0 <= 24 } == true, "\(name) at \(size)")
            }
            // The line covers as few rows of pixels as possible, and the rows in the middle are nearly opaque.
            let image = try symbol("minus", size)
            let minus = Canvas(image)
            let rows = (0..<minus.height).map { Double(minus.alpha(minus.width / 2, $0)) / 255 }.filter { $0 > 0 }
            let width = try #require(image.symbol).strokeWidth * image.size.width / Symbol.grid
            #expect(abs(rows.reduce(0, +) - max(0.7, width)) < 0.2, "\(rows) at \(size)")
            #expect(CGFloat(rows.count) <= width.rounded(.up) + 2 && rows.contains { $0 > 0.69 }, "\(rows) at \(size)")
        }
    }

    @Test("at the standard size lines are as sharp as they can be")
    func standardSize() throws {
        let plus = Canvas(try symbol("plus"))
        #expect(plus.width % 2 == 1 && plus.alpha(plus.width / 2, 6) == 255 && plus.alpha(6, plus.height / 2) == 255)
        #expect(plus.alpha(plus.width / 2 + 2, 6) == 0)
    }

    @Test("symbols are as large as text: a little higher than capitals")
    func sizes() throws {
        let plain = try #require(UIImage(systemName: "circle"))
        #expect(plain.size == (try symbol("circle", 17)).size, "17 points unless said otherwise")
        for size in [10, 17, 24, 34] as [CGFloat] {
            let image = try symbol("circle", size)
            let height = Canvas(image).box.height
            let capitals = UIFont.systemFont(ofSize: size).capHeight
            #expect(height > capitals && height < capitals * 1.8)
            #expect(abs(image.size.width - size * 1.25) <= 1.01)
            let large = try #require(
                image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large)))
            let small = try #require(
                image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .small)))
            #expect(small.size.width < image.size.width && image.size.width < large.size.width)
        }
        for size in [0, -5, CGFloat.nan] { #expect(try symbol("circle", size).size == plain.size) }
        #expect(try symbol("circle", .infinity).size == plain.size)
        #expect(try symbol("circle", 1e9).cgImage != nil)
    }

    @Test("symbols are templates: drawn in the fill colour, and of no colour of their own")
    func templates() throws {
        let image = try symbol("square.fill")
        #expect(image.isSymbolImage && image.renderingMode == .automatic)
        let red = Canvas(21, 21) {
            $0.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            image.draw(at: .zero)
        }
        #expect(red[10, 10] == 0xFFFF_0000)
        let black = Canvas(21, 21) { _ in image.draw(at: .zero) }
        #expect(black == Canvas(image) && black[10, 10] == 0xFF00_0000)
        let green = Canvas(21, 21) { _ in image.withTintColor(.green).draw(at: .zero) }
        #expect(green[10, 10] == 0xFF00_FF00)
    }

    @Test("a symbol drawn larger is drawn anew, not stretched")
    func stretched() throws {
        let image = try symbol("circle", 17)
        let large = Canvas(84, 84) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 84, height: 84)) }
        // A scaled bitmap would have soft edges that are many pixels wide.
        let row = (0..<42).map { large.alpha($0, 42) }
        #expect(row.filter { $0 > 8 && $0 < 247 }.count <= 4, "\(row)")
        let doubled = Canvas(42, 42, scale: 2) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 42, height: 42)) }
        #expect(doubled == large)
        let turned = Canvas(84, 84) {
            $0.translateBy(x: 84, y: 0)
            $0.rotate(by: .pi / 2)
            image.draw(in: CGRect(x: 0, y: 0, width: 84, height: 84))
        }
        #expect(abs(turned.ink - large.ink) < large.ink * 0.02)
    }

    @Test("a flipped symbol is mirrored")
    func mirrored() throws {
        let image = try symbol("chevron.left")
        let flipped = image.withHorizontallyFlippedOrientation()
        #expect(Canvas(flipped).distance(to: Canvas(image).mirrored).map { $0 <= 24 } == true)
        #expect(flipped != image && flipped.withHorizontallyFlippedOrientation() == image)
    }

    @Test("configurations add up: the later says what it says, the rest stays")
    func configurations() throws {
        typealias Symbols = UIImage.SymbolConfiguration
        let big = Symbols(pointSize: 30)
        let bold = Symbols(weight: .bold)
        #expect(big.applying(bold) == Symbols(pointSize: 30, weight: .bold))
        #expect(bold.applying(big) == big.applying(bold) && big.applying(nil) === big)
        #expect(
            Symbols(pointSize: 30, weight: .bold, scale: .large).applying(Symbols(scale: .small))
                == Symbols(pointSize: 30, weight: .bold, scale: .small))
        #expect(Symbols.unspecified.applying(big) == big && big != bold && big.hash == Symbols(pointSize: 30).hash)
        #expect(Symbols(font: UIFont.systemFont(ofSize: 30, weight: .bold)) == Symbols(pointSize: 30, weight: .bold))
        #expect(
            Symbols(textStyle: .headline) == Symbols(pointSize: 17, weight: .semibold)
                && Symbols(textStyle: .headline, scale: .large)
                    == Symbols(font: UIFont.preferredFont(forTextStyle: .headline), scale: .large)
        )
        #expect((big.copy() as? Symbols) == big)

        let image = try symbol("plus", 20, .light)
        let changed = image.withConfiguration(Symbols(weight: .black))
        #expect(changed.size.width >= 24 && changed.symbolConfiguration?.symbol.weight == .black)
        #expect(changed.symbolConfiguration?.symbol.pointSize == 20)
        #expect(Canvas(changed).ink > Canvas(image).ink)
        #expect(image.configuration is Symbols)
        let picture = Canvas.image(["A"])
        #expect(picture.configuration == nil && picture.applyingSymbolConfiguration(big) == nil)
        #expect(picture.symbolConfiguration == nil && !picture.isSymbolImage)
        let traits = UIImage.Configuration(traitCollection: UITraitCollection(displayScale: 2))
        #expect(picture.withConfiguration(traits).configuration?.traitCollection?.displayScale == 2)
        #expect(image.withConfiguration(traits).scale == 2)
        #expect(UIImage(systemName: "plus", compatibleWith: UITraitCollection(displayScale: 3))?.scale == 3)
    }

    @Test("weights of symbols and of fonts are called the same")
    func fontWeights() {
        for weight in 1...9 {
            let symbol = UIImage.SymbolWeight(rawValue: weight)
            #expect(symbol?.fontWeight().symbolWeight() == symbol)
        }
        #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
        #expect(UIFont.Weight(0.35).symbolWeight() == .bold || UIFont.Weight(0.35).symbolWeight() == .semibold)
    }

    @Test("the list in the documentation is the list of symbols")
    func documentation() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let page = folder.appendingPathComponent("Sources/UIKit/UIKit.docc/Symbols.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let lists = text.components(separatedBy: "### ").dropFirst().joined()
        let names = lists.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        #expect(Set(names) == Set(SymbolLibrary.names))
    }

    @Test("a sheet of all symbols to look at, in the folder UIKIT_SHEETS", arguments: [1, 2])
    func sheet(_ scale: CGFloat) throws {
        let names = SymbolLibrary.names
        let columns = 14
        let cell = CGSize(width: 34, height: 34)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = true
        let rows = (names.count + columns - 1) / columns
        let size = CGSize(width: cell.width * CGFloat(columns), height: cell.height * CGFloat(rows))
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(context.format.bounds)
            UIColor.black.setFill()
            for (index, name) in names.enumerated() {
                guard let symbol = UIImage(systemName: name) else { continue }
                symbol.draw(
                    at: CGPoint(
                        x: CGFloat(index % columns) * cell.width + ((cell.width - symbol.size.width) / 2).rounded(),
                        y: CGFloat(index / columns) * cell.height + ((cell.height - symbol.size.height) / 2).rounded()))
            }
        }
        // Every cell contains a visible symbol.
        let pixels = Canvas(image)
        for index in names.indices {
            let origin = (x: index % columns * Int(cell.width * scale), y: index / columns * Int(cell.height * scale))
            let isInked = (0..<Int(cell.height * scale)).contains { y in
                (0..<Int(cell.width * scale)).contains { x in pixels[origin.x + x, origin.y + y] != 0xFFFF_FFFF }
            }
            #expect(isInked, "\(names[index])")
        }
        if let folder = ProcessInfo.processInfo.environment["UIKIT_SHEETS"] {
            let file = URL(fileURLWithPath: folder).appendingPathComponent("symbols-\(Int(scale)).png")
            try image.pngData()?.write(to: file)
        }
    }
}
