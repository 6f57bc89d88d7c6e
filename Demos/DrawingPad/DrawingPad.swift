import UIKit

/// A canvas to draw on with fingers, a pen or the mouse. A button clears it.
@main final class DrawingPad: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 560))

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = PadController()
        window.makeKeyAndVisible()
        window.windowScene?.title = "Drawing pad"
        return true
    }
}

final class PadController: UIViewController {
    private let pad = Pad()
    private let clear = UIButton(configuration: .gray())

    override func viewDidLoad() {
        super.viewDidLoad()
        clear.configuration?.title = "Clear"
        clear.configuration?.image = UIImage(systemName: "trash")
        clear.configuration?.imagePadding = 6
        clear.addAction(UIAction { [pad] _ in pad.strokes = [] }, for: .primaryActionTriggered)
        view.addSubview(pad)
        view.addSubview(clear)
    }

    override func viewDidLayoutSubviews() {
        pad.frame = view.bounds
        let size = clear.intrinsicContentSize
        clear.frame = CGRect(x: view.bounds.maxX - size.width - 16, y: 16, width: size.width, height: size.height)
    }
}

/// A view that displays strokes and adds one for each touch.
final class Pad: UIView {
    struct Stroke {
        let path = UIBezierPath()
        let color: UIColor
    }

    var strokes: [Stroke] = [] { didSet { setNeedsDisplay() } }
    /// The path that each active touch extends.
    private var active: [UITouch: UIBezierPath] = [:]
    private let colors: [UIColor] = [.systemBlue, .systemOrange, .systemGreen, .systemPurple, .systemPink]

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        isMultipleTouchEnabled = true
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let stroke = Stroke(color: colors[strokes.count % colors.count])
            stroke.path.lineWidth = 5
            stroke.path.lineCapStyle = .round
            stroke.path.lineJoinStyle = .round
            // A line of zero length with round caps is a dot.
            stroke.path.move(to: touch.location(in: self))
            stroke.path.addLine(to: touch.location(in: self))
            active[touch] = stroke.path
            strokes.append(stroke)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let path = active[touch] else { continue }
            var changed = CGRect(origin: path.currentPoint, size: .zero)
            for sample in event?.coalescedTouches(for: touch) ?? [touch] {
                path.addLine(to: sample.location(in: self))
                changed = changed.union(CGRect(origin: path.currentPoint, size: .zero))
            }
            setNeedsDisplay(changed.insetBy(dx: -path.lineWidth, dy: -path.lineWidth))
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { active[touch] = nil }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchesEnded(touches, with: event) }

    override func draw(_ rect: CGRect) {
        for stroke in strokes where stroke.path.bounds.insetBy(dx: -5, dy: -5).intersects(rect) {
            stroke.color.setStroke()
            stroke.path.stroke()
        }
    }
}
