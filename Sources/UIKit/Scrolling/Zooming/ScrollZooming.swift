import QuartzCore

/// The state of zooming of a scroll view.
@MainActor struct ScrollZooming {
    /// An animation of the scale and of the visible part.
    struct Animation {
        let scale: EaseCurve
        /// The point of the unscaled content at the center of the view.
        let x: EaseCurve
        let y: EaseCurve
        let start: TimeInterval
        /// A Boolean value that indicates whether the content springs back to a limit of its scale.
        let isBounce: Bool
    }

    /// A Boolean value that indicates whether the user pinches, or the content springs back after that.
    var isActive = false
    /// A Boolean value that indicates whether a pinch has ended beyond a limit of the scale during a drag, after which
    /// the content springs back.
    var endsWithDrag = false
    /// The scale and the location of the fingers at the beginning of a pinch.
    var pinchStart: CGFloat = 1
    var animation: Animation?
    /// The source of frames for the animation.
    var driver: ScrollZoomDriver?

    var isBouncing: Bool { animation?.isBounce == true }
    var isAnimatedByApp: Bool { animation?.isBounce == false }
}
