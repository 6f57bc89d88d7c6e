import DisplayServer

/// Recognizes taps: fingers that come down together and are lifted soon, where they came down, as often as is required.
///
/// A discrete gesture: one action, when the last finger of the last tap is lifted. Fails as soon as it cannot be one.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps in a row it takes. 1 unless set.
    open var numberOfTapsRequired = 1

    /// How many fingers it takes. 1 unless set.
    open var numberOfTouchesRequired = 1

    /// The buttons of a pointer it takes; the primary one unless set (GR-18). Fingers have none.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    /// Taps that are complete.
    private var tapCount = 0
    /// Whether as many fingers as required have been down in this tap.
    private var isComplete = false
    /// When the first finger of this tap came down.
    private var tapStart: TimeInterval = 0
    /// Where the fingers were when the last tap was complete, in points of the scene.
    private var points: [CGPoint] = []
    private var deadline: Scheduler.Task?

    /// How many fingers tapped.
    open override var numberOfTouches: Int { points.isEmpty ? super.numberOfTouches : points.count }

    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard !points.isEmpty else { return super.location(ofTouch: touchIndex, in: view) }
        precondition(points.indices.contains(touchIndex), "there is no such touch: compare with numberOfTouches first")
        return convert(fromScene: points[touchIndex], to: view)
    }

    package override var sceneLocation: CGPoint {
        points.isEmpty ? super.sceneLocation : UITapGestureRecognizer.middle(points)
    }

    /// A press of an allowed type is a tap, too, once the app has chosen the types: the keyboard's Return key is a `select`
    /// press, and does not tap by default.
    package override var takesPresses: Bool { choosesPresses }

    package override var waitsForMoreTouches: Bool { tapCount > 0 && tapCount < numberOfTapsRequired }

    /// A tap that needs more taps is not prevented by one that needs fewer (GR-33).
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    open override func reset() {
        super.reset()
        tapCount = 0
        isComplete = false
        points.removeAll(keepingCapacity: true)
        deadline?.cancel()
        deadline = nil
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let down = attempt.touches.filter { !$0.isLifted }
        guard down.count <= numberOfTouchesRequired, hasRequiredButtons(touches, event),
            touches.allSatisfy(canContinue)
        else {
            state = .failed
            return
        }
        if down.count == touches.count {
            tapStart = event.timestamp
            let limit = touches.map { InputThresholds.current.tapHoldLimit(for: $0.type) }.min() ?? .infinity
            failAt(limit.isFinite ? tapStart + limit : nil)
        }
        points.removeAll(keepingCapacity: true)
        isComplete = down.count == numberOfTouchesRequired
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.strayed(beyond: InputThresholds.current.tapSlop(for: touch.type)) {
            state = .failed
            return
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard isComplete,
            !touches.contains(where: { $0.strayed(beyond: InputThresholds.current.tapSlop(for: $0.type)) })
        else {
            state = .failed
            return
        }
        guard isLastFingerLifted else { return }
        points = attempt.touches.suffix(numberOfTouchesRequired).map(\.sceneLocation)
        tapCount += 1
        isComplete = false
        if tapCount >= numberOfTapsRequired {
            failAt(nil)
            state = .ended
        } else {
            // From one coming down to the next, as desktops measure double clicks.
            failAt(tapStart + InputThresholds.current.multiTapInterval)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    private func hasRequiredButtons(_ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
        guard touches.contains(where: { $0.type == .indirectPointer }) else { return true }
        return event.buttonMask.isSuperset(of: buttonMaskRequired)
            && !event.buttonMask.isDisjoint(with: buttonMaskRequired)
    }

    /// Whether a touch comes down near where the last tap was.
    package override func canContinue(with touch: UITouch) -> Bool {
        guard !points.isEmpty else { return true }
        let reach = InputThresholds.current.multiTapDistance(for: touch.type)
        let location = touch.sceneLocation
        return points.contains { hypot(location.x - $0.x, location.y - $0.y) <= reach }
    }

    private func failAt(_ time: TimeInterval?) {
        deadline?.cancel()
        deadline = nil
        guard let time, let scheduler else { return }
        deadline = scheduler.schedule(at: time) { [weak self] in self?.state = .failed }
    }

    // MARK: Presses

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        tapCount += 1
        if tapCount >= numberOfTapsRequired {
            state = .ended
        } else {
            failAt(event.timestamp + InputThresholds.current.multiTapInterval)
        }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { state = .failed }

    private static func middle(_ points: [CGPoint]) -> CGPoint {
        var sum = CGPoint.zero
        for point in points {
            sum.x += point.x
            sum.y += point.y
        }
        return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    }
}

extension UITouch {
    /// Whether it is farther from where it came down than `distance` points.
    func strayed(beyond distance: CGFloat) -> Bool {
        hypot(sceneLocation.x - initialSceneLocation.x, sceneLocation.y - initialSceneLocation.y) > distance
    }
}
