import Testing
import UIKit
import UIKitTesting

/// Tests every pair of recognizer classes, on one view and on a view and its superview, under each relation, against
/// the rules of section 3.4.
@MainActor @Suite(.serialized) struct PairTests {
    enum Kind: CaseIterable {
        case tap, doubleTap, twoFingerTap, longPress, pan, swipe, pinch, rotation, edge

        @MainActor func make() -> UIGestureRecognizer {
            switch self {
            case .tap: return UITapGestureRecognizer()
            case .doubleTap: return UITapGestureRecognizer(taps: 2)
            case .twoFingerTap: return UITapGestureRecognizer(touches: 2)
            case .longPress: return UILongPressGestureRecognizer()
            case .pan: return UIPanGestureRecognizer()
            case .swipe: return UISwipeGestureRecognizer(.right)
            case .pinch: return UIPinchGestureRecognizer()
            case .rotation: return UIRotationGestureRecognizer()
            case .edge:
                let edge = UIScreenEdgePanGestureRecognizer()
                edge.edges = .left
                return edge
            }
        }
    }

    /// The user's gesture. `sure` contains the recognizers that would recognize it alone, in the order in which they
    /// can decide. Recognizers with the same number decide at the same moment.
    enum Stimulus: CaseIterable {
        case tap, doubleTap, twoFingerTap, hold, holdAndDrag, drag, edgeDrag, pinch, turn, twist

        var sure: [Kind: Int] {
            switch self {
            case .tap: [.tap: 1]
            case .doubleTap: [.tap: 1, .doubleTap: 2]
            case .twoFingerTap: [.twoFingerTap: 1]
            case .hold: [.longPress: 1]
            case .holdAndDrag: [.longPress: 1, .pan: 2]
            case .drag: [.pan: 1, .swipe: 2]
            case .edgeDrag: [.pan: 1, .edge: 1, .swipe: 2]
            case .pinch: [.pinch: 1]
            case .turn: [.rotation: 1]
            case .twist: [.rotation: 1, .pinch: 2]
            }
        }

        @MainActor func perform(_ generator: EventGenerator) throws {
            let place = CGPoint(x: 150, y: 150)
            let pair: [FingerIndex?] = [.rightIndex, .rightMiddle]
            switch self {
            case .tap: try generator.fingerTap(at: place)
            case .doubleTap: try generator.fingerDoubleTap(at: place)
            case .twoFingerTap: try generator.twoFingerTap(at: place)
            case .hold: try generator.fingerLongPress(at: place, duration: 1)
            case .holdAndDrag:
                try generator.fingerDown(at: place)
                try generator.wait(0.6)
                try generator.fingerMove(to: CGPoint(x: 250, y: 150), duration: 0.1)
                try generator.fingerUp()
            case .drag: try generator.fingerDrag(from: place, to: CGPoint(x: 250, y: 150), duration: 0.1)
            case .edgeDrag:
                try generator.fingerDrag(from: CGPoint(x: 3, y: 150), to: CGPoint(x: 103, y: 150), duration: 0.1)
            case .pinch: try generator.fingerPinch(at: place, fromDistance: 60, toDistance: 160, duration: 0.1)
            case .turn: try generator.fingerRotate(at: place, angle: 1.5, duration: 0.2)
            case .twist:
                // Each step is five degrees and less than three points: rotation is recognized in the second step,
                // scaling in the third.
                for step in 0...18 {
                    let angle = CGFloat(step) * .pi / 36
                    let radius = 50 + CGFloat(step) * 2.5
                    let (x, y) = (cos(angle) * radius, sin(angle) * radius)
                    let points = [CGPoint(x: place.x - x, y: place.y - y), CGPoint(x: place.x + x, y: place.y + y)]
                    if step == 0 {
                        try generator.fingerDown(pair, at: points)
                    } else {
                        try generator.fingerMove(pair, to: points, duration: 1.0 / 60)
                    }
                }
                try generator.fingerUp(pair)
            }
            // By then, recognizers that wait for another tap have failed.
            try generator.wait(1.5)
        }
    }

    /// The relation between the two recognizers, from the point of view of the first.
    enum Relation: CaseIterable { case none, firstAllows, secondAllows, firstWaits, secondWaits }

    /// Returns whether each recognizer sends its action, according to the rules. The first one is asked first: it is on
    /// the deeper view, or was added first.
    private func outcome(_ first: Kind, _ second: Kind, _ relation: Relation, _ stimulus: Stimulus) -> [Bool] {
        let (a, b) = (stimulus.sure[first], stimulus.sure[second])
        guard let a, let b else { return [a != nil, b != nil] }
        switch relation {
        case .firstAllows, .secondAllows:
            // GR-31
            return [true, true]
        case .firstWaits:
            // GR-34: the second recognizer eventually recognizes, which makes the first one fail.
            return [false, true]
        case .secondWaits:
            return [true, false]
        case .none:
            // GR-33: a tap that needs more taps is not prevented by one that needs fewer.
            let taps: [Kind] = [.tap, .doubleTap]
            if first != second, taps.contains(first), taps.contains(second) { return [true, true] }
            // GR-30, GR-37: the recognizer that decides first wins. At the same moment, the one that is asked first
            // wins.
            return a <= b ? [true, false] : [false, true]
        }
    }

    @Test("GR-30…GR-38 all pairs of kinds under all relations", arguments: Kind.allCases)
    func pairs(_ first: Kind) throws {
        StageDisplays.closeLeftovers()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let generator = try EventGenerator(window: window)
        let outer = UIView(frame: window.bounds)
        let inner = UIView(frame: window.bounds)
        outer.addSubview(inner)
        window.addSubview(outer)
        let delegate = AnsweringDelegate()
        delegate.simultaneous = { _, _ in true }
        var count = 0
        for second in Kind.allCases {
            for isNested in [false, true] {
                for relation in Relation.allCases {
                    for stimulus in Stimulus.allCases {
                        guard stimulus.sure[first] != nil || stimulus.sure[second] != nil else { continue }
                        let counter = Counter()
                        let (a, b) = (first.make(), second.make())
                        a.addTarget(counter, action: Counter.first)
                        b.addTarget(counter, action: Counter.second)
                        inner.addGestureRecognizer(a)
                        (isNested ? outer : inner).addGestureRecognizer(b)
                        switch relation {
                        case .none: break
                        case .firstAllows: a.delegate = delegate
                        case .secondAllows: b.delegate = delegate
                        case .firstWaits: a.require(toFail: b)
                        case .secondWaits: b.require(toFail: a)
                        }
                        try stimulus.perform(generator)
                        let expected = outcome(first, second, relation, stimulus)
                        #expect(
                            counter.acted == expected,
                            "\(first) and \(second)\(isNested ? " around it" : ""), \(relation), \(stimulus)")
                        #expect(a.state == .possible && b.state == .possible)
                        inner.gestureRecognizers = nil
                        outer.gestureRecognizers = nil
                        count += 1
                    }
                }
            }
        }
        #expect(count > 100)
    }

    @MainActor private final class Counter: NSObject {
        var acted = [false, false]
        @MainActor override init() { super.init() }
        func first() { acted[0] = true }
        func second() { acted[1] = true }
    }
}
