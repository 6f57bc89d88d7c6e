// Scrolling with keys (SC-52).
extension UIScrollView {
    /// The distance in points that an arrow key scrolls.
    private static let keyStep: CGFloat = 40

    /// Scrolls if a key press asks for it. A key that moves the focus within its group does not scroll (FO-06).
    ///
    /// - Returns: `true` if the view uses the key. Otherwise the next responder receives it.
    func scrollsByKey(_ key: UIKey?, isRepeat: Bool) -> Bool {
        guard isKeyboardScrollingPossible, let key else { return false }
        let flags = key.modifierFlags.intersection([.control, .alternate, .command, .shift])
        if refreshes(key.keyCode, flags) { return true }
        if flags == .control {
            switch key.keyCode {
            case .keyboardHome: return scrollToEdge(isStart: true, isAnimated: !isRepeat)
            case .keyboardEnd: return scrollToEdge(isStart: false, isAnimated: !isRepeat)
            default: return false
            }
        }
        if key.keyCode == .keyboardSpacebar, flags.isSubset(of: .shift) {
            return scrollByPage(isForward: flags.isEmpty, isAnimated: !isRepeat)
        }
        guard flags.isEmpty, window?.focusTakes(key) != true else { return false }
        switch key.keyCode {
        case .keyboardUpArrow: return scroll(by: CGVector(dx: 0, dy: -UIScrollView.keyStep), isAnimated: !isRepeat)
        case .keyboardDownArrow: return scroll(by: CGVector(dx: 0, dy: UIScrollView.keyStep), isAnimated: !isRepeat)
        case .keyboardLeftArrow: return scroll(by: CGVector(dx: -UIScrollView.keyStep, dy: 0), isAnimated: !isRepeat)
        case .keyboardRightArrow: return scroll(by: CGVector(dx: UIScrollView.keyStep, dy: 0), isAnimated: !isRepeat)
        case .keyboardPageUp: return scrollByPage(isForward: false, isAnimated: !isRepeat)
        case .keyboardPageDown: return scrollByPage(isForward: true, isAnimated: !isRepeat)
        case .keyboardHome: return scrollToEdge(isStart: true, isAnimated: !isRepeat)
        case .keyboardEnd: return scrollToEdge(isStart: false, isAnimated: !isRepeat)
        default: return false
        }
    }

    /// Refreshes the content if the key is F5 or Control-R (SC-63).
    private func refreshes(_ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags) -> Bool {
        guard let refreshControl, refreshControl.isEnabled else { return false }
        guard key == .keyboardF5 && flags.isEmpty || key == .keyboardR && flags == .control else { return false }
        refreshControl.refresh()
        scroll(to: CGPoint(x: contentOffset.x, y: ranges.y.lower), isAnimated: true)
        return true
    }

    /// Scrolls by the visible extent less a tenth, or by a page if paging is enabled.
    private func scrollByPage(isForward: Bool, isAnimated: Bool) -> Bool {
        let area = bounds.inset(by: adjustedContentInset).size
        let part: CGFloat = isPagingEnabled ? 1 : 0.9
        let sign: CGFloat = isForward ? 1 : -1
        if scrollableAxes == .horizontal {
            let extent = isPagingEnabled ? bounds.width : area.width
            return scroll(by: CGVector(dx: sign * extent * part, dy: 0), isAnimated: isAnimated)
        }
        let extent = isPagingEnabled ? bounds.height : area.height
        return scroll(by: CGVector(dx: 0, dy: sign * extent * part), isAnimated: isAnimated)
    }

    /// Scrolls by a page for an assistive technology, and reports the new position (AX-23).
    ///
    /// - Returns: `false` if there is no more content in the direction.
    func scrollsByAccessibility(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard isScrollEnabled, direction.axis.map({ scrollableAxes.contains($0) }) ?? (scrollableAxes != []) else {
            return false
        }
        let area = bounds.inset(by: adjustedContentInset).size
        let isHorizontal = direction.axis == .horizontal || direction.axis == nil && scrollableAxes == .horizontal
        let part: CGFloat = isPagingEnabled ? 1 : 0.9
        let extent = (isHorizontal ? area.width : area.height) * part
        let way = direction.isForward ? extent : -extent
        guard scroll(by: isHorizontal ? CGVector(dx: way, dy: 0) : CGVector(dx: 0, dy: way), isAnimated: false) else {
            return false
        }
        guard AccessibilityCenter.isActive else { return true }
        let (position, range) = isHorizontal ? (contentOffset.x, ranges.x) : (contentOffset.y, ranges.y)
        let length = range.upper - range.lower
        let percent = length > 0 ? Int(clamping: ((position - range.lower) / length * 100).rounded()) : 100
        UIAccessibility.post(notification: .pageScrolled, argument: "\(percent)%")
        return true
    }

    private func scroll(by way: CGVector, isAnimated: Bool) -> Bool {
        let start = movement.offsetForKeys
        let ranges = ranges
        let target = ranges.clamped(CGPoint(x: start.x + way.dx, y: start.y + way.dy))
        guard target != start else { return isInsideAxis(of: way) && movement.isMoving }
        movement.endDragForOtherInput()
        scroll(to: onPixels(target), isAnimated: isAnimated)
        return true
    }

    /// Returns a Boolean value that indicates whether the view scrolls along the axis of a key.
    private func isInsideAxis(of way: CGVector) -> Bool {
        scrollableAxes.contains(way.dx != 0 ? .horizontal : .vertical)
    }

    /// Scrolls to the start or the end of the content.
    private func scrollToEdge(isStart: Bool, isAnimated: Bool) -> Bool {
        let ranges = ranges
        var target = ranges.clamped(movement.offsetForKeys)
        if scrollableAxes == .horizontal {
            target.x = isStart ? ranges.x.lower : ranges.x.upper
        } else {
            target.y = isStart ? ranges.y.lower : ranges.y.upper
        }
        guard target != contentOffset || movement.isMoving else { return false }
        movement.endDragForOtherInput()
        guard isStart, scrollsToTop, scrollableAxes != .horizontal else {
            scroll(to: target, isAnimated: isAnimated)
            return true
        }
        guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return true }
        scrollToTop(target, isAnimated: isAnimated)
        return true
    }

    private func scrollToTop(_ target: CGPoint, isAnimated: Bool) {
        guard isAnimated, UIView.areAnimationsEnabled, layer.displayedBy != nil, target != contentOffset else {
            scroll(to: target, isAnimated: false)
            delegate?.scrollViewDidScrollToTop(self)
            return
        }
        movement.animate(to: target) { [weak self] in
            guard let self, self.contentOffset == target else { return }
            self.delegate?.scrollViewDidScrollToTop(self)
        }
    }
}
