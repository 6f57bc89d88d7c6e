/// The context that drawing goes to now; nil outside of drawing. Each thread has its own.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.entries.last?.context }

/// Makes `context` the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context))
}

/// Makes the context before the current one current again. Does nothing without one.
public func UIGraphicsPopContext() { _ = GraphicsStack.current.entries.popLast() }

/// Fills a rectangle of the current context with its fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle of the current context with its fill colour, mixed with what is there in this way.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.withBlendMode(blendMode) { UIRectFill(rect) }
}

/// Draws a one-point frame just inside a rectangle of the current context, in its fill colour.
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

/// Draws a one-point frame just inside a rectangle, in the fill colour, mixed with what is there in this way.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.withBlendMode(blendMode) { UIRectFrame(rect) }
}

/// Limits drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
    /// Runs `draw` with this blend mode, and leaves the context as it was.
    func withBlendMode(_ blendMode: CGBlendMode, alpha: CGFloat? = nil, _ draw: () -> Void) {
        saveGState()
        setBlendMode(blendMode)
        if let alpha { setAlpha(alpha) }
        draw()
        restoreGState()
    }
}
