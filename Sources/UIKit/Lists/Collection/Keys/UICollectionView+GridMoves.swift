import QuartzCore

// Moves of the cursor through the items of any layout (KS-03).
extension UICollectionView {
    /// A Boolean value that indicates whether the content scrolls sideways, so that lines are columns.
    private var isHorizontal: Bool {
        if let flow = layoutStorage as? UICollectionViewFlowLayout { return flow.scrollDirection == .horizontal }
        return contentSize.width > bounds.width && contentSize.height <= bounds.height
    }

    func target(of motion: ListMotion, from cursor: Int) -> Int? {
        let count = itemCount
        guard cursor < count else { return nil }
        switch motion {
        case .first, .last:
            gridCursor = GridCursor()
            return (motion == .first ? focusable(from: 0, by: 1) : focusable(from: count - 1, by: -1)) ?? cursor
        case .up: return step(.up, from: cursor) ?? cursor
        case .down: return step(.down, from: cursor) ?? cursor
        case .left, .right:
            let isInward = (motion == .right) != isRightToLeft
            switch outlineStep(from: numbers.path(of: cursor), isInward: isInward) {
            case .toggled: return min(cursor, max(0, itemCount - 1))
            case .go(let known):
                let path = displayedPath(known)
                gridCursor = GridCursor()
                return hasItem(path) ? numbers.number(of: path) : cursor
            case nil: break
            }
            let target = step(motion == .left ? .left : .right, from: cursor)
            // In a list of one column, the key is left to others.
            return target ?? (hasNeighbors(cursor) ? cursor : nil)
        case .pageUp: return page(from: cursor, isForward: false)
        case .pageDown: return page(from: cursor, isForward: true)
        }
    }

    // MARK: Arrows

    /// Returns the nearest item in a direction; nil if there is none.
    private func step(_ direction: GridSearch.Direction, from cursor: Int) -> Int? {
        var start = frame(ofNumber: cursor)
        guard !start.isNull else { return nil }
        let isVertical = direction == .up || direction == .down
        let kept = isVertical ? gridCursor.x ?? start.midX : gridCursor.y ?? start.midY
        for _ in 0..<64 {
            let search = GridSearch(
                direction: direction, start: start, kept: kept, leavesLine: isVertical != isHorizontal)
            guard let (number, frame) = nearest(search) else { return nil }
            if canFocus(number) {
                gridCursor = isVertical ? GridCursor(x: kept, y: nil) : GridCursor(x: nil, y: kept)
                return number
            }
            start = frame
        }
        return nil
    }

    private func hasNeighbors(_ cursor: Int) -> Bool {
        let start = frame(ofNumber: cursor)
        return [GridSearch.Direction.left, .right].contains { direction in
            nearest(GridSearch(direction: direction, start: start, kept: start.midY, leavesLine: isHorizontal)) != nil
        }
    }

    /// Finds the nearest item. The layout is asked for more and more of the content, until it has one.
    private func nearest(_ search: GridSearch) -> (number: Int, frame: CGRect)? {
        let content = CGRect(origin: .zero, size: contentSize)
        let start = search.start
        // Nearer lines may be covered by an item that is as long as the one at the cursor.
        var reach = max(search.isHorizontal ? bounds.width : bounds.height, 1)
        while true {
            var area = content
            switch search.direction {
            case .right:
                area.origin.x = start.midX
                area.size.width = min(start.maxX + reach, content.maxX) - start.midX
            case .left:
                area.origin.x = max(content.minX, start.minX - reach)
                area.size.width = start.midX - area.minX
            case .down:
                area.origin.y = start.midY
                area.size.height = min(start.maxY + reach, content.maxY) - start.midY
            case .up:
                area.origin.y = max(content.minY, start.minY - reach)
                area.size.height = start.midY - area.minY
            }
            guard area.width > 0, area.height > 0 else { return nil }
            let items = cells(in: area)
            if let index = search.best(of: items.map(\.frame)) { return items[index] }
            let isComplete =
                switch search.direction {
                case .right: area.maxX >= content.maxX
                case .left: area.minX <= content.minX
                case .down: area.maxY >= content.maxY
                case .up: area.minY <= content.minY
                }
            if isComplete { return nil }
            reach *= 4
        }
    }

    /// Returns the items in a rectangle, with their frames.
    func cells(in rect: CGRect) -> [(number: Int, frame: CGRect)] {
        prepareLayout()
        let numbers = numbers
        return layoutElements(in: rect).compactMap { attributes in
            guard attributes.representedElementCategory == .cell, !attributes.isHidden, hasItem(attributes.indexPath)
            else { return nil }
            let frame = displayedFrame(of: attributes)
            // Hidden items of an orthogonal section are beside the content.
            let row = attributes.orthogonalSection.flatMap { orthogonal.rows[$0]?.frame }
            guard (row ?? frame).overlaps(rect) else { return nil }
            return (numbers.number(of: attributes.indexPath), frame)
        }
    }

    // MARK: Pages

    /// Returns the item of the same column that is a page away: so many lines as are wholly visible, less one.
    private func page(from cursor: Int, isForward: Bool) -> Int {
        let start = frame(ofNumber: cursor)
        let area = bounds.inset(by: adjustedContentInset)
        let isHorizontal = isHorizontal
        let isBackwards = isHorizontal && isRightToLeft
        let goesUp = isForward == isBackwards
        let kept = isHorizontal ? gridCursor.y ?? start.midY : gridCursor.x ?? start.midX
        let extent = isHorizontal ? area.width - start.width : area.height - start.height
        let direction: GridSearch.Direction = isHorizontal ? (goesUp ? .left : .right) : (goesUp ? .up : .down)
        guard extent > 0 else { return step(direction, from: cursor) ?? cursor }
        // The part of the content that one page shows together with the item at the cursor.
        var part = isHorizontal ? CGRect(origin: .zero, size: contentSize) : start
        if isHorizontal {
            part.origin.x = goesUp ? start.minX - extent : start.minX
            part.size.width = start.width + extent
        } else {
            part = CGRect(
                x: 0, y: goesUp ? start.minY - extent : start.minY, width: contentSize.width,
                height: start.height + extent)
        }
        func end(_ frame: CGRect) -> CGFloat {
            isHorizontal ? (goesUp ? -frame.minX : frame.maxX) : (goesUp ? -frame.minY : frame.maxY)
        }
        func offset(_ frame: CGRect) -> CGFloat {
            let (low, high) = isHorizontal ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
            return max(0, max(low - kept, kept - high))
        }
        let limit = end(part) + 0.5
        let items = cells(in: part).filter {
            end($0.frame) <= limit && end($0.frame) > end(start) && canFocus($0.number)
        }
        guard let last = items.map({ end($0.frame) }).max() else { return step(direction, from: cursor) ?? cursor }
        let line = items.filter { end($0.frame) > last - max(1, isHorizontal ? start.width : start.height) / 2 }
        guard let found = line.min(by: { offset($0.frame) < offset($1.frame) }) else { return cursor }
        gridCursor = isHorizontal ? GridCursor(x: nil, y: kept) : GridCursor(x: kept, y: nil)
        return found.number
    }
}
