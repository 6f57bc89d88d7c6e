import UIKit

/// A touch as tests of apps make them, whose properties an app overrides without setters.
final class MockTouch: UITouch {
    override var phase: UITouch.Phase { .began }
    override var view: UIView? { nil }
    override func location(in view: UIView?) -> CGPoint { CGPoint(x: 1, y: 2) }
}
