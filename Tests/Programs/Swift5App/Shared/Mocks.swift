// These properties have setters that only targets of this package see, which an override has to have too. In an app
// `override var phase: UITouch.Phase { .began }` is sufficient, as Tests/ShippedApp shows.
import UIKit

public class MockTouch: UITouch {
    private let point: CGPoint
    private let target: UIView?
    private let mockPhase: UITouch.Phase

    public init(at point: CGPoint, in view: UIView? = nil, phase: UITouch.Phase = .began) {
        self.point = point
        target = view
        mockPhase = phase
        super.init()
    }

    public override func location(in view: UIView?) -> CGPoint { point }
    public override func previousLocation(in view: UIView?) -> CGPoint { .zero }
    public override var view: UIView? {
        get { target }
        set {}
    }
    public override var phase: UITouch.Phase {
        get { mockPhase }
        set {}
    }
    public override var timestamp: TimeInterval {
        get { 7 }
        set {}
    }
    public override var tapCount: Int {
        get { 2 }
        set {}
    }
    public override var force: CGFloat {
        get { 0.5 }
        set {}
    }
}

public class MockEvent: UIEvent {
    public var touches: Set<UITouch> = []
    public override var allTouches: Set<UITouch>? { touches }
    public override func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
}

public class MockKey: UIKey {
    public override var characters: String { "a" }
    public override var keyCode: UIKeyboardHIDUsage { .keyboardA }
}

public class MockPress: UIPress {
    public override var key: UIKey? {
        get { MockKey() }
        set {}
    }
    public override var type: UIPress.PressType? {
        get { .select }
        set {}
    }
}

public class MockTraits: UITraitCollection, @unchecked Sendable {
    public override var userInterfaceStyle: UIUserInterfaceStyle { .dark }
}

public class MockDevice: UIDevice {
    public override var model: String { "Mock" }
}

public class TaggedImage: UIImage, @unchecked Sendable {
    public var tag = ""
}

/// A view that counts what it receives.
public class TouchCounter: UIView {
    public private(set) var points: [CGPoint] = []
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        points += touches.map { $0.location(in: self) }
    }
}
