import UIKit

/// A mock touch as app tests define it. An app can override the properties without setters.
final class MockTouch: UITouch {
    override var phase: UITouch.Phase { .began }
    override var view: UIView? { nil }
    override func location(in view: UIView?) -> CGPoint { CGPoint(x: 1, y: 2) }
}
