/// The contexts drawing goes to, the last being the current one.
@MainActor private var contexts: [CGContext] = []

/// The context that drawing goes to now; nil outside of drawing.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }

/// Makes `context` the current one.
@MainActor public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }

/// Makes the context before the current one current again. Does nothing without one.
@MainActor public func UIGraphicsPopContext() { _ = contexts.popLast() }

/// Fills a rectangle of the current context with its fill colour.
@MainActor public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a one-point frame just inside a rectangle of the current context, in its fill colour.
@MainActor public func UIRectFrame(_ rect: CGRect) {
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

/// Limits drawing in the current context to a rectangle.
@MainActor public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
