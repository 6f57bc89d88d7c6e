import CoreGraphics
import TextEngine

/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bit mask of the options.
    public let rawValue: Int
    /// Creates options from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Lays out the text on as many lines as it needs. Without this option, it is laid out on one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Includes the leading of fonts in the line height. It is always included.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Ends the last visible line with an ellipsis if more text follows.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// An object that returns information about drawing or measuring text.
@preconcurrency @MainActor open class NSStringDrawingContext: NSObject {
    /// The bounding box of the text that was drawn or measured last, relative to the origin of the available area.
    open fileprivate(set) var totalBounds = CGRect.zero

    /// Creates a drawing context.
    @preconcurrency @MainActor public override init() { super.init() }
}

// Measuring and drawing of text without a view. Text without a font attribute uses the 12-point system font, and text
// without a color attribute is black. The line break mode is that of the first character's paragraph style; other
// values apply to each paragraph separately. Sizes are in points.
extension NSAttributedString {
    /// Returns the size of the text without wrapping.
    @preconcurrency @MainActor public func size() -> CGSize { StringDrawing(self, scale: .measuring).layout().size }

    /// Returns the bounding box of the text in an available size.
    ///
    /// - Parameters:
    ///   - size: The available size. A width or height of 0 or less is unlimited.
    ///   - options: The layout options.
    ///   - context: An object that receives the bounding box.
    /// - Returns: The bounding box, whose origin is zero.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let found = StringDrawing(self, scale: .measuring).layout(in: size, options).size
        let rect = CGRect(origin: .zero, size: found)
        context?.totalBounds = rect
        return rect
    }

    /// Draws the text without wrapping in the current graphics context, with its top left corner at a point.
    @preconcurrency @MainActor public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        StringDrawing(self, scale: .of(context)).layout().draw(in: context, at: point, color: CGColor.black)
    }

    /// Draws the text in the current graphics context, wrapped to the width of `rect` and clipped to it.
    @preconcurrency @MainActor public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in the current graphics context, laid out in `rect` and clipped to it.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - options: The layout options.
    ///   - drawing: An object that receives the bounding box of the text.
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
    /// Returns the size of the text without wrapping.
    @preconcurrency @MainActor public func size(
        withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) -> CGSize {
        attributed(attributes).size()
    }

    /// Returns the bounding box of the text in an available size.
    ///
    /// - Parameters:
    ///   - size: The available size. A width or height of 0 or less is unlimited.
    ///   - options: The layout options.
    ///   - attributes: The attributes of the text.
    ///   - context: An object that receives the bounding box.
    /// - Returns: The bounding box, whose origin is zero.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }

    /// Draws the text without wrapping in the current graphics context, with its top left corner at a point.
    @preconcurrency @MainActor public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        attributed(attributes).draw(at: point)
    }

    /// Draws the text in the current graphics context, wrapped to the width of `rect` and clipped to it.
    @preconcurrency @MainActor public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        attributed(attributes).draw(in: rect)
    }

    /// Draws the text in the current graphics context, laid out in `rect` and clipped to it.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - options: The layout options.
    ///   - attributes: The attributes of the text.
    ///   - context: An object that receives the bounding box of the text.
    @preconcurrency @MainActor public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { attributed(attributes).draw(with: rect, options: options, context: context) }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: substring(from: 0), attributes: attributes)
    }
}

// On Apple platforms, the compiler makes the methods of `NSString` available on `String`; here they are declared.
extension String {
    /// Returns the size of the text without wrapping.
    @preconcurrency @MainActor public func size(
        withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    /// Returns the bounding box of the text in an available size.
    ///
    /// - Parameters:
    ///   - size: The available size. A width or height of 0 or less is unlimited.
    ///   - options: The layout options.
    ///   - attributes: The attributes of the text.
    ///   - context: An object that receives the bounding box.
    /// - Returns: The bounding box, whose origin is zero.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text without wrapping in the current graphics context, with its top left corner at a point.
    @preconcurrency @MainActor public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    /// Draws the text in the current graphics context, wrapped to the width of `rect` and clipped to it.
    @preconcurrency @MainActor public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }

    /// Draws the text in the current graphics context, laid out in `rect` and clipped to it.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - options: The layout options.
    ///   - attributes: The attributes of the text.
    ///   - context: An object that receives the bounding box of the text.
    @preconcurrency @MainActor public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }
}

/// The layout of text that is drawn without a view.
@MainActor struct StringDrawing {
    private let styled: StyledText
    private let paragraph: NSParagraphStyle
    private let scale: CGFloat
    private let alignment: NSTextAlignment

    fileprivate init(_ text: NSAttributedString, scale: DrawingScale) {
        self.init(text, traits: .current, pixelsPerPoint: scale.value, alignment: .natural)
    }

    /// Creates a drawing.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - traits: The traits with which colors are resolved.
    ///   - pixelsPerPoint: The number of pixels in a point, to which glyphs are aligned.
    ///   - alignment: The alignment of text without a paragraph style.
    init(_ text: NSAttributedString, traits: UITraitCollection, pixelsPerPoint: CGFloat, alignment: NSTextAlignment) {
        styled = StyledText(text, font: UIFont.systemFont(ofSize: 12), traits: traits)
        let style = text.leadingParagraphStyle
        paragraph = style ?? .default
        self.alignment = style?.alignment ?? alignment
        scale = pixelsPerPoint
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
                alignment: alignment.textAlignment, lineSpacing: paragraph.lineSpacing, scale: scale,
                extras: styled.extras))
    }
}

/// The number of pixels per point of a drawing destination.
@MainActor private struct DrawingScale {
    let value: CGFloat

    /// The scale of the current graphics context, or else of the main screen.
    static var measuring: DrawingScale {
        UIGraphicsGetCurrentContext().map { of($0) } ?? DrawingScale(value: UIScreen.main.scale)
    }

    /// Returns the scale of a context. A context with rotation, skew or nonuniform scaling has no scale that suits
    /// text, so the scale of the main screen is used.
    static func of(_ context: CGContext) -> DrawingScale {
        let transform = context.userToDevice
        let isEven = transform.b == 0 && transform.c == 0 && transform.a > 0 && abs(transform.a - transform.d) < 1e-9
        return DrawingScale(value: isEven ? transform.a : UIScreen.main.scale)
    }
}
