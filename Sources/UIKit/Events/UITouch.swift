import DisplayServer

/// One finger, pen, or pressed pointer, from the moment it comes down until it is lifted: the same object all the time,
/// changed in place (TE-02). Do not keep it.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// What a touch is doing.
    public enum Phase: Int, Sendable {
        /// It came down.
        case began = 0
        /// It moved, or its force changed.
        case moved = 1
        /// Down, but unchanged in this event.
        case stationary = 2
        /// It was lifted.
        case ended = 3
        /// It was taken away (TE-11).
        case cancelled = 4
        /// A pointer came in. No touch here is in this phase: pointers without a button are no touches (TE-14).
        case regionEntered = 5
        /// A pointer moved inside. No touch here is in this phase.
        case regionMoved = 6
        /// A pointer went out. No touch here is in this phase.
        case regionExited = 7
    }

    /// What made a touch.
    public enum TouchType: Int, Sendable {
        /// A finger on a screen.
        case direct = 0
        /// A finger on something that is not the screen.
        case indirect = 1
        /// A pen.
        case pencil = 2
        /// A button of a mouse or touchpad, from its press to its release (TE-14).
        case indirectPointer = 3

        /// Another name of ``pencil``.
        public static var stylus: TouchType { .pencil }
    }

    /// Properties that may be estimated at first. Nothing is estimated on X11 (TE-09).
    public struct Properties: OptionSet, Sendable {
        /// The properties as bits.
        public let rawValue: Int
        /// The properties of these bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// How hard it presses.
        public static let force = Properties(rawValue: 1)
        /// Where a pen points to.
        public static let azimuth = Properties(rawValue: 2)
        /// How steep a pen is.
        public static let altitude = Properties(rawValue: 4)
        /// Where it is.
        public static let location = Properties(rawValue: 8)
        /// How a pen is turned about itself.
        public static let roll = Properties(rawValue: 16)
    }

    /// What the touch is doing in the event that is being delivered.
    open package(set) var phase: Phase = .began

    /// What made the touch.
    open package(set) var type: TouchType = .direct

    /// When the touch last changed: seconds since the system started (TE-03).
    open package(set) var timestamp: TimeInterval = 0

    /// How many times in a row this place was tapped, counting this touch; 0 for a touch that moved away or is held
    /// (TE-10).
    open package(set) var tapCount = 1

    /// The view that is receiving the touch: the one it began in, wherever it is now. Nil if no view receives it
    /// (HT-24).
    open package(set) var view: UIView?

    /// The window the touch began in.
    open package(set) var window: UIWindow?

    /// How hard the touch presses, 1 being an ordinary touch; 0 if the device cannot tell.
    open package(set) var force: CGFloat = 0

    /// The greatest value ``force`` can have; 0 if the device cannot tell.
    open package(set) var maximumPossibleForce: CGFloat = 0

    /// The radius of the contact in points; 0 if the device cannot tell.
    open package(set) var majorRadius: CGFloat = 0

    /// How exact ``majorRadius`` is, in points.
    open package(set) var majorRadiusTolerance: CGFloat = 0

    /// The angle between the touch and the surface, in radians: π/2 is upright. No device of this platform reports another
    /// angle: touches and pens count as upright.
    public var altitudeAngle: CGFloat { .pi / 2 }

    /// The direction in which the touch leans, in radians clockwise from the view's x axis. An upright touch leans nowhere:
    /// 0.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// The direction in which the touch leans, as a vector of length 1 in the view's coordinates.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// The angle by which a pen is turned about its axis, in radians: 0.
    public var rollAngle: CGFloat { 0 }

    /// Which values are estimates: none.
    open var estimatedProperties: Properties { [] }

    /// Which estimates will be replaced by exact values: none.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// The recognizers that hear of the touch, from the view it began in outward (GR-11). Those that are done with it
    /// are not in the list any more.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// The recognizers that hear of the touch.
    var recognizers: [UIGestureRecognizer] = []
    /// What its view was told.
    var stream = Stream()
    /// Whether it is over for recognizers.
    var isLifted = false
    /// The view it came down in, whoever receives it.
    var hitView: UIView?

    /// Where the touch is, in points of the window's scene.
    package var sceneLocation = CGPoint.zero
    /// Where it was before.
    package var previousSceneLocation = CGPoint.zero
    /// Where and when it came down.
    package var initialSceneLocation = CGPoint.zero
    /// When it came down, in seconds since the system started.
    package var initialTimestamp: TimeInterval = 0
    /// The contact of the display server this touch stands for.
    package var contact: Contact = .pointer
    /// All samples since the last delivery, the last being the present one; copies of this touch.
    package var coalesced: [UITouch] = []

    /// What of the display server a touch stands for.
    package enum Contact: Hashable {
        /// A finger or pen on a screen, by the server's number for it.
        case finger(Int)
        /// The pointer, with a button down.
        case pointer
    }

    /// Creates a touch that is in no window and no event. Tests subclass touches and override what they need.
    @preconcurrency @MainActor public override init() { super.init() }

    /// Where the touch is in `view`'s coordinates, or in the window's if it is nil.
    open func location(in view: UIView?) -> CGPoint { convert(sceneLocation, to: view) }

    /// Where the touch was before its last change.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousSceneLocation, to: view) }

    /// The most exact location there is: here the same as ``location(in:)`` (TE-17).
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// The most exact previous location there is.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window else { return point }
        let inWindow = window.convertFromScene(point)
        guard let view, view !== window else { return inWindow }
        return view.convert(inWindow, from: view.window === window ? window : nil)
    }

    /// A touch that says what this one says now, for the list of coalesced samples.
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
