import DisplayServer

/// A finger, pen, or pressed pointer from the moment it touches down until it is lifted.
///
/// ```swift
/// override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
///     guard let touch = touches.first else { return }
///     let location = touch.location(in: view)
///     let previous = touch.previousLocation(in: view)
///     view.bounds.origin.x -= location.x - previous.x
///     view.bounds.origin.y -= location.y - previous.y
/// }
/// ```
///
/// The same object is updated in place (TE-02). Do not retain it. Locations are in points of the view that you pass, or
/// of the window for nil; times are in seconds since system startup. ``view`` is the view in which the touch began,
/// even after the touch has moved outside it. ``force`` and ``majorRadius`` are 0 if the device does not report them.
/// The angles of a pen are not reported: ``altitudeAngle`` is always π/2, and the azimuth is always 0.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// The phases of a touch.
    public enum Phase: Int, Sendable {
        /// The touch began.
        case began = 0
        /// The touch moved, or its force changed.
        case moved = 1
        /// The touch is down and unchanged in this event.
        case stationary = 2
        /// The touch was lifted.
        case ended = 3
        /// The touch was cancelled: by the system, by a gesture recognizer, or when the view left its window (TE-11).
        case cancelled = 4
        /// A pointer entered a region. No touch is in this phase on this platform: pointers without a pressed button
        /// are not touches (TE-14).
        case regionEntered = 5
        /// A pointer moved within a region. No touch is in this phase on this platform.
        case regionMoved = 6
        /// A pointer left a region. No touch is in this phase on this platform.
        case regionExited = 7
    }

    /// The types of touches.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on a device other than the screen.
        case indirect = 1
        /// A pen.
        case pencil = 2
        /// A pointer with a pressed mouse or touchpad button, from press to release (TE-14).
        case indirectPointer = 3

        /// A pen. The same as ``pencil``.
        public static var stylus: TouchType { .pencil }
    }

    /// The properties that may be estimates. Nothing is estimated on X11 (TE-09).
    public struct Properties: OptionSet, Sendable {
        /// The bit mask.
        public let rawValue: Int
        /// Creates a set of properties from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The force of the touch.
        public static let force = Properties(rawValue: 1)
        /// The azimuth angle of a pen.
        public static let azimuth = Properties(rawValue: 2)
        /// The altitude angle of a pen.
        public static let altitude = Properties(rawValue: 4)
        /// The location of the touch.
        public static let location = Properties(rawValue: 8)
        /// The roll angle of a pen.
        public static let roll = Properties(rawValue: 16)
    }

    /// The current phase of the touch.
    open package(set) var phase: Phase = .began

    /// The type of the touch.
    open package(set) var type: TouchType = .direct

    /// The time of the last change, in seconds since system startup (TE-03).
    open package(set) var timestamp: TimeInterval = 0

    /// The number of consecutive taps at this location, including this touch; 0 for a touch that moved away or is held
    /// (TE-10).
    open package(set) var tapCount = 1

    /// The view that receives the touch. It is the view in which the touch began, even if the touch moves outside it.
    /// Nil if no view receives the touch (HT-24).
    open package(set) var view: UIView?

    /// The window in which the touch began.
    open package(set) var window: UIWindow?

    /// The force of the touch, where 1 is an ordinary touch; 0 if the device does not report force.
    open package(set) var force: CGFloat = 0

    /// The maximum value of ``force``; 0 if the device does not report force.
    open package(set) var maximumPossibleForce: CGFloat = 0

    /// The radius of the contact area in points; 0 if the device does not report it.
    open package(set) var majorRadius: CGFloat = 0

    /// The accuracy of ``majorRadius``, in points.
    open package(set) var majorRadiusTolerance: CGFloat = 0

    /// The angle between the touch and the surface, in radians, where π/2 is perpendicular. It is always π/2, because
    /// devices on this platform do not report the angle.
    public var altitudeAngle: CGFloat { .pi / 2 }

    /// Returns the direction in which the touch leans, in radians clockwise from the view's x-axis. It is always 0,
    /// because touches are perpendicular.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// Returns the direction in which the touch leans, as a unit vector in the view's coordinate space.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// The rotation of a pen about its axis, in radians. It is always 0.
    public var rollAngle: CGFloat { 0 }

    /// The properties whose values are estimates. Always empty.
    open var estimatedProperties: Properties { [] }

    /// The estimated properties that will be updated. Always empty.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// The gesture recognizers that track the touch, from the view in which it began outward (GR-11). Recognizers that
    /// have finished with the touch are not included.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// The gesture recognizers that track the touch.
    var recognizers: [UIGestureRecognizer] = []
    /// The delivery state of the touch with respect to its view.
    var stream = Stream()
    /// A Boolean value that indicates whether the touch has ended for recognizers.
    var isLifted = false
    /// The view that hit testing returned, even if it does not receive the touch.
    var hitView: UIView?

    /// The location of the touch, in points of the window's scene.
    package var sceneLocation = CGPoint.zero
    /// The previous location of the touch.
    package var previousSceneLocation = CGPoint.zero
    /// The location at which the touch began.
    package var initialSceneLocation = CGPoint.zero
    /// The time at which the touch began, in seconds since system startup.
    package var initialTimestamp: TimeInterval = 0
    /// The display server's contact that the touch represents.
    package var contact: Contact = .pointer
    /// All samples since the last delivery, as copies of this touch. The last one is the current sample.
    package var coalesced: [UITouch] = []

    /// The input sources that a touch can represent.
    package enum Contact: Hashable {
        /// A finger or pen on a screen, with the server's identifier.
        case finger(Int)
        /// The pointer with a button down.
        case pointer
    }

    /// Creates a touch without a window or event. Tests subclass touches and override properties.
    @preconcurrency @MainActor public override init() { super.init() }

    /// Returns the location of the touch in `view`'s coordinate space, or in the window's if `view` is nil.
    open func location(in view: UIView?) -> CGPoint { convert(sceneLocation, to: view) }

    /// Returns the location of the touch before its last change.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousSceneLocation, to: view) }

    /// Returns the most precise location available. On this platform it is the same as ``location(in:)`` (TE-17).
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Returns the most precise previous location available.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window else { return point }
        let inWindow = window.convertFromScene(point)
        guard let view, view !== window else { return inWindow }
        return view.convert(inWindow, from: view.window === window ? window : nil)
    }

    /// Returns a copy of the touch with its current values, for the list of coalesced samples.
    package func copySample() -> UITouch {
        let copy = UITouch()
        copy.phase = phase
        copy.type = type
        copy.timestamp = timestamp
        copy.tapCount = tapCount
        copy.view = view
        copy.window = window
        copy.force = force
        copy.maximumPossibleForce = maximumPossibleForce
        copy.majorRadius = majorRadius
        copy.sceneLocation = sceneLocation
        copy.previousSceneLocation = previousSceneLocation
        copy.initialSceneLocation = initialSceneLocation
        copy.initialTimestamp = initialTimestamp
        copy.contact = contact
        return copy
    }
}
