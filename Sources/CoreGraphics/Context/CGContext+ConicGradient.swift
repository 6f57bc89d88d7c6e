import CCairo

extension CGContext {
    /// Paints all that the clip leaves with colours that change with the direction from `center`: the first one at
    /// `angle` radians from the x axis, the following ones towards the y axis, all the way round.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        guard center.isFinite, angle.isFinite, state.toDevice.isInvertible else { return }
        let toUser = state.toDevice.inverted()
        let colors = gradient.table(count: 2048)
        prepareOperator()
        let needed = clipPixels
        // Colours of pixels follow from their places only: it does not matter how they are divided.
        CGContext.forEachCell(of: CGContext.everywhere, touching: needed, CGContext.pictureCellWidth) { cell in
            guard let picture = CoverageMask(empty: cell, withColors: true),
                let data = cairo_image_surface_get_data(picture.surface)
            else { return }
            let stride = Int(cairo_image_surface_get_stride(picture.surface))
            let part = cell.intersection(needed)
            for y in part.minY..<part.maxY {
                let row = UnsafeMutableRawPointer(data + Int(y - cell.y) * stride)
                for x in part.minX..<part.maxX {
                    let p = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(toUser)
                    let direction = CGFloat(Foundation.atan2(Double(p.y - center.y), Double(p.x - center.x)))
                    var turn = (direction - angle) / (2 * .pi)
                    turn -= turn.rounded(.down)
                    let index = max(0, min(colors.count - 1, Int(clamping: turn * CGFloat(colors.count))))
                    row.storeBytes(of: colors[index], toByteOffset: Int(x - cell.x) * 4, as: UInt32.self)
                }
            }
            cairo_surface_mark_dirty(picture.surface)
            paint(picture, opacity: state.alpha)
        }
    }
}

extension CGGradient {
    /// Colours at equal steps from place 0 to place 1, multiplied by opacity.
    fileprivate func table(count: Int) -> [UInt32] {
        (0..<count).map { index in
            let place = (Double(index) + 0.5) / Double(count)
            let next = stops.firstIndex { $0.location > place } ?? stops.count
            let (low, high) = (stops[max(0, next - 1)], stops[min(stops.count - 1, next)])
            let length = high.location - low.location
            let share = length > 0 ? max(0, min(1, (place - low.location) / length)) : 0
            let (a, b) = (low.color.rgba, high.color.rgba)
            let alpha = a.alpha + (b.alpha - a.alpha) * share
            func part(_ a: Double, _ b: Double) -> UInt32 {
                UInt32(((a + (b - a) * share) * alpha * 255).rounded())
            }
            return UInt32((alpha * 255).rounded()) << 24 | part(a.red, b.red) << 16 | part(a.green, b.green) << 8
                | part(a.blue, b.blue)
        }
    }
}
