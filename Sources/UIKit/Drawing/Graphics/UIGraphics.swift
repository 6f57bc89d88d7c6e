/// Returns the current graphics context; `nil` outside of drawing. Each thread has its own.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.entries.last?.context }

/// Pushes a context on the stack of the thread and makes it the current context.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context))
}

/// Pops the current context from the stack of the thread. Does nothing without a current context.
public func UIGraphicsPopContext() { _ = GraphicsStack.current.entries.popLast() }

/// Fills a rectangle of the current context with its fill color.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle of the current context with its fill color, using a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.withBlendMode(blendMode) { UIRectFill(rect) }
}

/// Draws a one-point frame just inside a rectangle of the current context, in its fill color.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 2, rect.height > 2 else {
        UIRectFill(rect)
        return
    }
    context.fill([
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
        CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
    ])
}

/// Draws a one-point frame just inside a rectangle of the current context, in its fill color, using a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.withBlendMode(blendMode) { UIRectFrame(rect) }
}

/// Intersects the clipping area of the current context with a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
    /// Calls `draw` with a blend mode and opacity, and restores the graphics state.
    func withBlendMode(_ blendMode: CGBlendMode, alpha: CGFloat? = nil, _ draw: () -> Void) {
        saveGState()
        setBlendMode(blendMode)
        if let alpha { setAlpha(alpha) }
        draw()
        restoreGState()
    }
}
