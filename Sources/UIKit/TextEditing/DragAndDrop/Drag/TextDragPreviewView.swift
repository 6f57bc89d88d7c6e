import CoreGraphics
import TextEngine

/// Draws lines of dragged text without their own colors (DI-12).
@MainActor final class TextDragPreviewView: UIView {
    /// The paragraphs of the text, without colors.
    private let document: TextDocument
    /// The origin of the document in this view.
    private let origin: CGPoint
    /// The rectangles of the lines that are drawn, in this view.
    let lines: [CGRect]

    /// Creates a view at the place of the text.
    ///
    /// - Parameters:
    ///   - range: The dragged text.
    ///   - lines: The visible lines of the range, in the coordinates of the host. At least one.
    ///   - host: The view of the text.
    init(_ range: Range<Int>, lines: [CGRect], in host: any TextDragHost) {
        let whole = host.editor.document
        let start = whole.paragraph(at: range.lowerBound).lowerBound
        let end = max(range.upperBound, whole.paragraph(at: range.upperBound).upperBound)
        let known = whole.fragment(in: start..<end)
        let runs = known.runs.map { run in
            let attributes = run.style.attributes.filter { $0.key != .foregroundColor }
            return StyleRun(units: run.units, style: attributes.isEmpty ? .plain : TextStyle(attributes))
        }
        document = TextDocument(TextFragment(text: known.text, dividingRuns: runs), style: whole.style)
        let frame = lines.dropFirst().reduce(lines[0]) { $0.union($1) }.insetBy(dx: -4, dy: -2)
        let top = whole.line(at: start).top - document.line(at: 0).top
        origin = CGPoint(x: host.documentOrigin.x - frame.minX, y: host.documentOrigin.y + top - frame.minY)
        self.lines = lines.map { $0.offsetBy(dx: -frame.minX, dy: -frame.minY) }
        super.init(frame: frame)
        backgroundColor = nil
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let color = UIColor.label.resolvedColor(with: traitCollection).cgColor
        context.clip(to: lines)
        let isSingleLine = document.style.isSingleLine
        let low = isSingleLine ? bounds.minX - origin.x : bounds.minY - origin.y
        let high = isSingleLine ? bounds.maxX - origin.x : bounds.maxY - origin.y
        for placed in document.pieces(in: low...max(low, high)) {
            placed.layout.draw(
                in: context, at: CGPoint(x: origin.x + placed.origin.x, y: origin.y + placed.origin.y), color: color)
        }
    }
}
