import DisplayServer

/// A discrete gesture recognizer for single or multiple taps with one or more fingers.
///
/// ```swift
/// let tap = UITapGestureRecognizer(target: self, action: EditorController.tapped)
/// tap.numberOfTapsRequired = 2
/// imageView.isUserInteractionEnabled = true
/// imageView.addGestureRecognizer(tap)
/// ```
///
/// In a tap, the fingers touch down together and are lifted soon, without moving. The gesture is recognized when the
/// last finger of the last tap is lifted, and fails as soon as it cannot be completed. By default, it is one tap with
/// one finger. A click of the primary pointer button is a tap; set ``buttonMaskRequired`` for another button (GR-18).
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of consecutive taps. The default is 1.
    open var numberOfTapsRequired = 1

    /// The number of fingers that must tap. The default is 1.
    open var numberOfTouchesRequired = 1

    /// The pointer buttons that must be down. The default is the primary button (GR-18). Fingers have no buttons.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    /// The number of completed taps.
    private var tapCount = 0
    /// A Boolean value that indicates whether the required number of fingers has been down in this tap.
    private var isComplete = false
    /// The time at which the first finger of this tap touched down.
    private var tapStart: TimeInterval = 0
    /// The locations of the fingers when the last tap was completed, in points of the scene.
    private var points: [CGPoint] = []
    private var deadline: Scheduler.Task?

    /// The number of fingers that tapped.
    open override var numberOfTouches: Int { points.isEmpty ? super.numberOfTouches : points.count }

    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard !points.isEmpty else { return super.location(ofTouch: touchIndex, in: view) }
        precondition(
            points.indices.contains(touchIndex),
            "touchIndex \(touchIndex) is out of range: it must be less than numberOfTouches (\(points.count))")
        return convert(fromScene: points[touchIndex], to: view)
    }

    package override var sceneLocation: CGPoint {
        points.isEmpty ? super.sceneLocation : UITapGestureRecognizer.middle(points)
    }

    /// A Boolean value that indicates whether presses count as taps. They do once the app has set the press types: the
    /// Return key is a `select` press, and does not tap by default.
    package override var takesPresses: Bool { choosesPresses }

    package override var waitsForMoreTouches: Bool { tapCount > 0 && tapCount < numberOfTapsRequired }

    package override var tapCountForOrder: Int? { numberOfTapsRequired }

    package override var gesturesOfControls: UIControl.ExclusiveGestures {
        numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 ? .tap : []
    }

    /// Returns false for a tap recognizer that requires more taps than this one (GR-33).
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
        let down = tracking.touches.filter { !$0.isLifted }
        guard down.count <= numberOfTouchesRequired, hasRequiredButtons(touches, event),
            touches.allSatisfy(canContinue)
        else {
            state = .failed
            return
        }
        if down.count == touches.count {
            tapStart = event.timestamp
            let limit = touches.map { inputThresholds.maximumTapDuration(for: $0.type) }.min() ?? .infinity
            failAt(limit.isFinite ? tapStart + limit : nil)
        }
        points.removeAll(keepingCapacity: true)
        isComplete = down.count == numberOfTouchesRequired
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.hasMoved(beyond: inputThresholds.tapSlop(for: touch.type)) {
            state = .failed
            return
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard isComplete,
            !touches.contains(where: { $0.hasMoved(beyond: inputThresholds.tapSlop(for: $0.type)) })
        else {
            state = .failed
            return
        }
        guard isLastFingerLifted else { return }
        points = tracking.touches.suffix(numberOfTouchesRequired).map(\.sceneLocation)
        tapCount += 1
        isComplete = false
        if tapCount >= numberOfTapsRequired {
            failAt(nil)
            state = .ended
        } else {
            // The interval is measured between the beginnings of taps, as desktops do for double clicks.
            failAt(tapStart + inputThresholds.multiTapInterval)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    private func hasRequiredButtons(_ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
        guard touches.contains(where: { $0.type == .indirectPointer }) else { return true }
        return event.buttonMask.isSuperset(of: buttonMaskRequired)
            && !event.buttonMask.isDisjoint(with: buttonMaskRequired)
    }

    /// Returns a Boolean value that indicates whether a touch begins near the last tap.
    package override func canContinue(with touch: UITouch) -> Bool {
        guard !points.isEmpty else { return true }
        let reach = inputThresholds.multiTapDistance(for: touch.type)
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
            failAt(nil)
            state = .ended
        } else {
            failAt(event.timestamp + inputThresholds.multiTapInterval)
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
    /// Returns a Boolean value that indicates whether the touch is more than `distance` points from where it began.
    func hasMoved(beyond distance: CGFloat) -> Bool {
        hypot(sceneLocation.x - initialSceneLocation.x, sceneLocation.y - initialSceneLocation.y) > distance
    }
}
