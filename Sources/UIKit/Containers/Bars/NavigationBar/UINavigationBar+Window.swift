// The navigation bar in place of the title bar of a window without a frame (WC-03).
extension UINavigationBar {
    /// The scene, if the bar is at the upper edge of a window that the desktop draws no frame around.
    var sceneWithoutFrame: UIWindowScene? {
        guard let window, let scene = window.windowScene, !scene.hasFrame, controller != nil,
            window.rootViewController?.viewIfLoaded.map(isDescendant) ?? false
        else { return nil }
        let origin = window.convertToScene(convert(bounds, to: window).origin)
        return abs(origin.y) < 1 ? scene : nil
    }

    /// A Boolean value that indicates whether the bar has the buttons of the window: it reaches the trailing edge.
    var hasWindowButtons: Bool {
        guard let window, sceneWithoutFrame != nil else { return false }
        let frame = convert(bounds, to: window)
        return isRightToLeft ? frame.minX < 1 : frame.maxX > window.bounds.maxX - 1
    }

    /// A touch of the bar's empty part has begun.
    func windowTouchBegan(_ touches: Set<UITouch>) {
        windowDragStart = nil
        guard let touch = touches.first, touches.count == 1, touch.type == .indirectPointer,
            let scene = sceneWithoutFrame
        else { return }
        guard touch.tapCount != 2 else { return scene.toggleMaximized() }
        windowDragStart = touch.location(in: nil)
    }

    /// A touch of the bar's empty part has moved.
    func windowTouchMoved(_ touches: Set<UITouch>) {
        guard let start = windowDragStart, let touch = touches.first, let scene = sceneWithoutFrame else { return }
        let location = touch.location(in: nil)
        guard hypot(location.x - start.x, location.y - start.y) >= inputThresholds.multiClickDistance else { return }
        windowDragStart = nil
        scene.moveByUser()
    }
}
