import UIKit

/// An analog clock. The face is drawn, and the hands are layers that a timer rotates once a second.
@main final class Clock: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 360))

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let controller = UIViewController()
        controller.view = ClockFace(frame: .zero)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.windowScene?.title = "Clock"
        return true
    }
}

final class ClockFace: UIView {
    @MainActor private struct Hand {
        let layer = CALayer()
        /// The length as a fraction of the face's radius, including the tail. The width is in points.
        let length: CGFloat
        let width: CGFloat
        let color: UIColor
    }

    private let hands = [
        Hand(length: 0.55, width: 7, color: .label), Hand(length: 0.82, width: 5, color: .label),
        Hand(length: 0.95, width: 2, color: .systemOrange),
    ]

    private var radius: CGFloat { max(0, min(bounds.width, bounds.height) / 2 - 20) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        contentMode = .redraw
        for hand in hands {
            // A hand rotates around a point slightly above its lower end.
            hand.layer.anchorPoint = CGPoint(x: 0.5, y: 0.85)
            hand.layer.cornerRadius = hand.width / 2
            layer.addSublayer(hand.layer)
        }
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.showTime() }
        }
        timer.fireDate = Date(timeIntervalSinceReferenceDate: Date().timeIntervalSinceReferenceDate.rounded(.up))
        RunLoop.main.add(timer, forMode: .common)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        for hand in hands {
            hand.layer.bounds = CGRect(x: 0, y: 0, width: hand.width, height: hand.length * radius / 0.85)
            hand.layer.position = CGPoint(x: bounds.midX, y: bounds.midY)
            hand.layer.backgroundColor = hand.color.resolvedColor(with: traitCollection).cgColor
        }
        showTime()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func showTime() {
        let time = Calendar.current.dateComponents([.hour, .minute, .second], from: Date())
        let second = CGFloat(time.second ?? 0) / 60
        let minute = (CGFloat(time.minute ?? 0) + second) / 60
        let hour = (CGFloat((time.hour ?? 0) % 12) + minute) / 12
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (hand, turn) in zip(hands, [hour, minute, second]) {
            hand.layer.setAffineTransform(CGAffineTransform(rotationAngle: turn * 2 * .pi))
        }
        CATransaction.commit()
    }

    override func draw(_ rect: CGRect) {
        for minute in 0..<60 {
            let isHour = minute % 5 == 0
            let angle = CGFloat(minute) * .pi / 30
            let path = UIBezierPath()
            for distance in [radius, radius - (isHour ? 14 : 6)] {
                let point = CGPoint(x: bounds.midX + distance * sin(angle), y: bounds.midY - distance * cos(angle))
                if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.lineWidth = isHour ? 4 : 1.5
            path.lineCapStyle = .round
            (isHour ? UIColor.label : .systemGray).setStroke()
            path.stroke()
        }
    }
}
