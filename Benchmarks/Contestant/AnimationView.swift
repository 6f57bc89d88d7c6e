import UIKit

/// A view with 200 rounded rectangles that move along curves for five seconds after the user presses A.
final class AnimationView: UIView {
    private static let duration: CFTimeInterval = 5

    private var rectangles: [UIView] = []
    private var link: CADisplayLink?
    private var start: CFTimeInterval = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        for index in 0..<200 {
            let rectangle = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            rectangle.backgroundColor = BenchmarkStyle.palette[index % BenchmarkStyle.palette.count]
            rectangle.layer.cornerRadius = 8
            rectangles.append(rectangle)
            addSubview(rectangle)
        }
        place(at: 0)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    private func place(at time: Double) {
        for (index, rectangle) in rectangles.enumerated() {
            let i = Double(index)
            let x = 400 + 340 * sin(time * (0.5 + 0.05 * Double(index % 20)) + 0.7 * i)
            let y = 300 + 240 * sin(time * (0.6 + 0.05 * Double(index % 13)) + 1.3 * i)
            rectangle.center = CGPoint(x: x.rounded(), y: y.rounded())
        }
    }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard link == nil, presses.contains(where: { $0.key?.keyCode == .keyboardA }) else {
            return super.pressesBegan(presses, with: event)
        }
        start = CACurrentMediaTime()
        let link = CADisplayLink(target: self, selector: AnimationView.step)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func step(_ link: CADisplayLink) {
        let time = min(CACurrentMediaTime() - start, Self.duration)
        place(at: time)
        if time == Self.duration { link.invalidate() }
    }
}
