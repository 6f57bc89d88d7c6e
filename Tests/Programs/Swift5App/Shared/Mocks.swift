// The setters of these properties are visible only inside this package, so overrides in this package need a setter,
// too. In an app, `override var phase: UITouch.Phase { .began }` is sufficient, as in Tests/ShippedApp.
import UIKit

/// A touch with a fixed location, view and phase.
public class MockTouch: UITouch {
    private let point: CGPoint
    private let target: UIView?
    private let mockPhase: UITouch.Phase

    /// Creates a touch.
    ///
    /// - Parameters:
    ///   - point: The location in the view's coordinates.
    ///   - view: The view of the touch.
    ///   - phase: The phase of the touch.
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

/// An event with a set of touches that tests provide.
public class MockEvent: UIEvent {
    /// The touches of the event.
    public var touches: Set<UITouch> = []
    public override var allTouches: Set<UITouch>? { touches }
    public override func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
}

/// A mock key.
public class MockKey: UIKey {
    public override var characters: String { "a" }
    public override var keyCode: UIKeyboardHIDUsage { .keyboardA }
}

/// A press of a mock key.
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

/// A mock trait collection.
public class MockTraits: UITraitCollection, @unchecked Sendable {
    public override var userInterfaceStyle: UIUserInterfaceStyle { .dark }
}

/// A mock device.
public class MockDevice: UIDevice {
    public override var model: String { "Mock" }
}

/// An image with an additional property.
public class TaggedImage: UIImage, @unchecked Sendable {
    /// The text that identifies the image.
    public var tag = ""
}

/// A view that counts what it receives.
public class TouchCounter: UIView {
    /// The locations of the touches that began in the view.
    public private(set) var points: [CGPoint] = []
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        points += touches.map { $0.location(in: self) }
    }
}
