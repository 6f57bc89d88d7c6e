import CoreGraphics

/// How the room for text is understood when it is measured or drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Text takes as many lines as it needs; without this, one.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines include the font's leading. They always do here.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line that fits ends with an ellipsis if there is more text.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Tells what came of drawing or measuring text.
@preconcurrency @MainActor open class NSStringDrawingContext: NSObject {
    /// The rectangle of the text that was drawn or measured last, from the origin of its room.
    open fileprivate(set) var totalBounds = CGRect.zero

    @preconcurrency @MainActor public override init() { super.init() }
}

// Measuring and drawing text without a label. Text without a font is set in the system's in 12 points, text without a
// colour in black, and lines break as the paragraph style of the first character says; all else in paragraph styles
// counts for each paragraph. Sizes are in points.
extension NSAttributedString {
    /// The size of the text on as many lines as it has itself.
    @preconcurrency @MainActor public func size() -> CGSize { StringDrawing(self, scale: .measuring).layout().size }

    /// The rectangle of the text within `size`; a width or height of 0 or less is unlimited.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let found = StringDrawing(self, scale: .measuring).layout(in: size, options).size
        let rect = CGRect(origin: .zero, size: found)
        context?.totalBounds = rect
        return rect
    }

    /// Draws the text in the current context, on as many lines as it has itself, with its top-left corner at a point.
    @preconcurrency @MainActor public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        StringDrawing(self, scale: .of(context)).layout().draw(in: context, at: point, color: CGColor.black)
    }

    /// Draws the text in the current context, on lines as wide as `rect`, from its top. What does not fit is cut off.
    @preconcurrency @MainActor public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in the current context, in the room that `rect` gives. What does not fit is cut off.
    @preconcurrency @MainActor public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context drawing: NSStringDrawingContext?
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let layout = StringDrawing(self, scale: .of(context)).layout(in: rect.size, options)
        drawing?.totalBounds = CGRect(origin: .zero, size: layout.size)
        context.saveGState()
        context.clip(to: rect)
        layout.draw(in: context, at: rect.origin, color: CGColor.black)
        context.restoreGState()
    }
}

extension NSString {
    /// The size of the text on as many lines as it has itself.
    @preconcurrency @MainActor public func size(
        withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) -> CGSize {
        attributed(attributes).size()
    }

    /// The rectangle of the text within `size`; a width or height of 0 or less is unlimited.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }

    /// Draws the text in the current context with its top-left corner at a point.
    @preconcurrency @MainActor public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        attributed(attributes).draw(at: point)
    }

    /// Draws the text in the current context, on lines as wide as `rect`, from its top. What does not fit is cut off.
    @preconcurrency @MainActor public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        attributed(attributes).draw(in: rect)
    }

    /// Draws the text in the current context, in the room that `rect` gives. What does not fit is cut off.
    @preconcurrency @MainActor public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { attributed(attributes).draw(with: rect, options: options, context: context) }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: substring(from: 0), attributes: attributes)
    }
}

// Apple's compiler offers NSString's methods on String; here they are written out.
extension String {
    /// The size of the text on as many lines as it has itself.
    @preconcurrency @MainActor public func size(
        withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    /// The rectangle of the text within `size`; a width or height of 0 or less is unlimited.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text in the current context with its top-left corner at a point.
    @preconcurrency @MainActor public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    /// Draws the text in the current context, on lines as wide as `rect`, from its top. What does not fit is cut off.
    @preconcurrency @MainActor public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }

    /// Draws the text in the current context, in the room that `rect` gives. What does not fit is cut off.
    @preconcurrency @MainActor public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }
}

/// Text as it is drawn without a label.
@MainActor private struct StringDrawing {
    private let styled: StyledText
    private let paragraph: NSParagraphStyle
    private let scale: CGFloat

    init(_ text: NSAttributedString, scale: DrawingScale) {
        styled = StyledText(text, font: UIFont.systemFont(ofSize: 12), traits: .current)
        paragraph = text.leadingParagraphStyle ?? .default
        self.scale = scale.value
    }

    func layout() -> TextLayout { layout(width: .infinity, lineLimit: 0, paragraph.lineBreakMode.lineBreak) }

    func layout(in size: CGSize, _ options: NSStringDrawingOptions) -> TextLayout {
        let width = size.width > 0 ? size.width : .infinity
        guard options.contains(.usesLineFragmentOrigin) else {
            return layout(width: width, lineLimit: 1, paragraph.lineBreakMode.lineBreak)
        }
        let all = layout(width: width, lineLimit: 0, paragraph.lineBreakMode.lineBreak)
        guard options.contains(.truncatesLastVisibleLine), size.height > 0, all.size.height > size.height else {
            return all
        }
        return layout(width: width, lineLimit: all.lineCount(within: size.height), .truncatingTail)
    }

    private func layout(width: CGFloat, lineLimit: Int, _ lineBreak: LineBreak) -> TextLayout {
        TextLayout.cached(
            TextLayout.Request(
                text: styled.text, runs: styled.runs, width: width, maximumLines: lineLimit, lineBreak: lineBreak,
                alignment: paragraph.alignment.textAlignment, lineSpacing: paragraph.lineSpacing, scale: scale,
                extras: styled.extras))
    }
}

/// Device pixels a point of where text goes.
@MainActor private struct DrawingScale {
    let value: CGFloat

    /// That of the current context, otherwise that of the screen.
    static var measuring: DrawingScale {
        UIGraphicsGetCurrentContext().map { of($0) } ?? DrawingScale(value: UIScreen.main.scale)
    }

    /// A turned or distorted context has none; then text is laid out for the screen.
    static func of(_ context: CGContext) -> DrawingScale {
        let transform = context.userToPixels
        let isEven = transform.b == 0 && transform.c == 0 && transform.a > 0 && abs(transform.a - transform.d) < 1e-9
        return DrawingScale(value: isEven ? transform.a : UIScreen.main.scale)
    }
}
