import QuartzCore

// Scrolling to what the keyboard focus or the caret moves to (SC-70, SC-71).
extension UIView {
    /// A Boolean value that indicates whether the view is in a scroll view that scrolls it.
    var isInScrollView: Bool {
        var view = self
        while let parent = view.superview {
            if parent is UIScrollView, view.scrollsWithSuperview { return true }
            view = parent
        }
        return false
    }

    /// Scrolls the scroll views that contain the view, the innermost first, each by the least distance that makes a
    /// rectangle visible.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in the coordinates of the view.
    ///   - part: The part of it that is made visible where the whole rectangle is too large; `nil` for its top and
    ///     leading edges.
    ///   - includesSelf: Whether the view itself scrolls, if it is a scroll view.
    ///   - isAnimated: Whether the content moves with an animation.
    func reveal(_ rect: CGRect, part: CGRect? = nil, includesSelf: Bool = false, isAnimated: Bool) {
        guard window != nil else { return }
        var (rect, part) = (rect.nullUnlessFinite, part)
        if includesSelf, !rect.isNull, let scrollView = self as? UIScrollView {
            (rect, part) = scrollView.scroll(toReveal: rect, part, isAnimated: isAnimated)
        }
        var view = self
        // A rectangle that is null cannot become visible.
        while !rect.isNull, let parent = view.superview {
            rect = view.convert(rect, to: parent).nullUnlessFinite
            guard !rect.isNull else { return }
            part = part.map { view.convert($0, to: parent) }
            if let scrollView = parent as? UIScrollView, view.scrollsWithSuperview {
                (rect, part) = scrollView.scroll(toReveal: rect, part, isAnimated: isAnimated)
            }
            view = parent
        }
    }
}

extension UIScrollView {
    /// The distance in points between a revealed rectangle and the edges of the view. There is room for a focus ring.
    private static let revealMargin: CGFloat = 8

    /// Scrolls by the least distance that makes a rectangle of the content visible.
    ///
    /// - Returns: The part of the rectangle, and the part of its part, that will be visible after any animation, in the
    ///   current coordinates of the view.
    fileprivate func scroll(toReveal rect: CGRect, _ part: CGRect?, isAnimated: Bool) -> (CGRect, CGRect?) {
        let start = movement.offsetForKeys
        if isScrollEnabled {
            let inset = adjustedContentInset
            let area = CGRect(origin: start, size: bounds.size).inset(by: inset)
            guard area.width > 0, area.height > 0 else { return (.null, nil) }
            var way = CGVector(
                dx: distance(
                    toReveal: rect.minX...rect.maxX, part.map { $0.minX...$0.maxX }, in: area.minX...area.maxX),
                dy: distance(
                    toReveal: rect.minY...rect.maxY, part.map { $0.minY...$0.maxY }, in: area.minY...area.maxY))
            if isPagingEnabled {
                if way.dx != 0 { way.dx = page(at: (part ?? rect).midX, extent: bounds.width) - start.x }
                if way.dy != 0 { way.dy = page(at: (part ?? rect).midY, extent: bounds.height) - start.y }
            }
            if way != .zero {
                let target = onPixels(ranges.clamped(CGPoint(x: start.x + way.dx, y: start.y + way.dy)))
                if target != start { scroll(to: target, isAnimated: isAnimated) }
            }
            // The focus would coast out of view.
            movement.stopCoasting()
        }
        let rest = movement.offsetForKeys
        let way = CGVector(dx: contentOffset.x - rest.x, dy: contentOffset.y - rest.y)
        func visible(_ rect: CGRect) -> CGRect {
            let shown = rect.offsetBy(dx: way.dx, dy: way.dy)
            return clipsToBounds ? shown.intersection(bounds) : shown
        }
        return (visible(rect), part.map(visible).flatMap { $0.isNull ? nil : $0 })
    }

    /// Returns the least distance along an axis by which scrolling reveals an interval, with a margin if there is room.
    ///
    /// - Parameters:
    ///   - interval: The interval.
    ///   - part: The interval that is revealed if the first one is too long.
    ///   - shown: The interval that is visible.
    private func distance(
        toReveal interval: ClosedRange<CGFloat>, _ part: ClosedRange<CGFloat>?, in shown: ClosedRange<CGFloat>
    ) -> CGFloat {
        let room = shown.upperBound - shown.lowerBound - (interval.upperBound - interval.lowerBound)
        guard room >= 0 else {
            if let part { return distance(toReveal: part, nil, in: shown) }
            let isFilled = interval.lowerBound <= shown.lowerBound && interval.upperBound >= shown.upperBound
            return isFilled ? 0 : interval.lowerBound - shown.lowerBound
        }
        let margin = min(UIScrollView.revealMargin, room / 2)
        let before = interval.lowerBound - margin - shown.lowerBound
        let after = interval.upperBound + margin - shown.upperBound
        return before < 0 ? before : max(0, after)
    }

    /// Returns the offset of the page that contains a position.
    private func page(at position: CGFloat, extent: CGFloat) -> CGFloat {
        extent > 0 ? (position / extent).rounded(.down) * extent : 0
    }
}

extension UIFocusItem {
    /// Scrolls the scroll views that contain the item so that it is visible (SC-70). A text that is larger than they
    /// are shows its caret.
    func revealFocus(isAnimated: Bool) {
        if let view = self as? UIView {
            view.reveal(view.bounds, part: (view as? any TextEditing)?.caretArea(in: view), isAnimated: isAnimated)
        } else if let host = focusHost, let space = focusSpace {
            let rect = space === host ? frame : space.convert(frame, to: host as any UICoordinateSpace)
            host.reveal(rect, includesSelf: true, isAnimated: isAnimated)
        }
    }
}

extension TextEditing {
    /// Returns the visible part of the caret, or of the moving end of the selection, in the coordinates of the text's
    /// view; `nil` if there is none.
    fileprivate func caretArea(in view: UIView) -> CGRect? {
        guard isFirstResponder else { return nil }
        let caret = caretRect(for: movingEnd).intersection(view.bounds)
        return caret.isNull ? nil : caret
    }
}

extension TextEditing where Self: UIView {
    /// Scrolls the scroll views that contain the text so that the caret is visible, after the layout that follows from
    /// a change of the text (SC-71).
    func revealCaretAfterLayout() {
        guard isInScrollView, let scene = window?.windowScene else { return }
        scene.performAfterLayout { [weak self] in
            guard let self, let caret = self.caretArea(in: self) else { return }
            self.reveal(caret, isAnimated: false)
        }
    }

    /// Scrolls the scroll views that contain the text so that it is visible, after the next layout, because the app
    /// made it first responder (SC-70). A text that the user presses is visible.
    func revealAfterBecomingFirstResponder() {
        guard isInScrollView, let scene = window?.windowScene,
            !scene.translator.touchedViews.contains(where: { $0.isDescendant(of: self) })
        else { return }
        scene.performAfterLayout { [weak self] in
            guard let self, self.isFirstResponder else { return }
            self.reveal(self.bounds, part: self.caretArea(in: self), isAnimated: true)
        }
    }
}
