/// A parser of the notation for symbol outlines: letters followed by numbers, in units of a 24 by 24 grid with y
/// increasing downward.
///
/// | Letter | Numbers | Meaning |
/// | --- | --- | --- |
/// | `M` | x y | starts a subpath |
/// | `L` | x y … | lines |
/// | `H`, `V` | x, y | a horizontal or vertical line |
/// | `Q` | cx cy x y | a quadratic curve |
/// | `C` | c1x c1y c2x c2y x y | a cubic curve |
/// | `T` | cx cy x y r | a line toward the corner c, with an arc of radius r toward x y, which it does not reach |
/// | `A` | cx cy r from to | an arc as a subpath, between clockwise angles in degrees from the positive x-axis |
/// | `a` | cx cy r from to | the same, connected to the current point |
/// | `O` | cx cy r | a circle |
/// | `E` | cx cy rx ry | an ellipse |
/// | `R` | x y width height r | a rounded rectangle |
/// | `G` | cx cy inner outer n | a gear wheel with n teeth |
/// | `S` | cx cy inner outer n | a star with n points, the first one at the top |
/// | `Z` | | closes the subpath |
struct SymbolOutlineParser {
    private var path = CGMutablePath()

    /// Returns the path of an outline; `nil` if the text does not follow the notation.
    static func read(_ text: String) -> CGPath? {
        var reader = SymbolOutlineParser()
        return reader.add(text) ? reader.path : nil
    }

    private mutating func add(_ text: String) -> Bool {
        var command: Character?
        var numbers: [CGFloat] = []
        var number = ""
        func endNumber() -> Bool {
            guard !number.isEmpty else { return true }
            guard let value = Double(number), value.isFinite else { return false }
            numbers.append(CGFloat(value))
            number = ""
            return true
        }
        for character in text {
            if character.isLetter {
                guard endNumber(), finish(command, numbers) else { return false }
                command = character
                numbers = []
            } else if character == " " {
                guard endNumber() else { return false }
            } else {
                // A minus sign may follow a number without a space between them.
                if character == "-" { guard endNumber() else { return false } }
                number.append(character)
            }
        }
        return endNumber() && finish(command, numbers)
    }

    /// Adds the path elements of a command. Returns `false` if the number of arguments is wrong.
    private mutating func finish(_ command: Character?, _ n: [CGFloat]) -> Bool {
        guard let command else { return n.isEmpty }
        func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
        switch (command, n.count) {
        case ("M", 2): path.move(to: point(0))
        case ("L", let count) where count > 0 && count % 2 == 0:
            for index in stride(from: 0, to: count, by: 2) { path.addLine(to: point(index)) }
        case ("H", 1): path.addLine(to: CGPoint(x: n[0], y: path.currentPoint.y))
        case ("V", 1): path.addLine(to: CGPoint(x: path.currentPoint.x, y: n[0]))
        case ("Q", 4): path.addQuadCurve(to: point(2), control: point(0))
        case ("C", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
        case ("T", 5): path.addArc(tangent1End: point(0), tangent2End: point(2), radius: n[4])
        case ("A", 5): addArc(n, isJoined: false)
        case ("a", 5): addArc(n, isJoined: true)
        case ("O", 3): path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
        case ("E", 4): path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[3], width: 2 * n[2], height: 2 * n[3]))
        case ("R", 5):
            path.addRoundedRect(
                in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: n[4], cornerHeight: n[4])
        case ("G", 5): addWheel(point(0), n[2], n[3], Int(n[4]))
        case ("S", 5): addStar(point(0), n[2], n[3], Int(n[4]))
        case ("Z", 0): path.closeSubpath()
        default: return false
        }
        return true
    }

    private func addArc(_ n: [CGFloat], isJoined: Bool) {
        let center = CGPoint(x: n[0], y: n[1])
        let start = n[3] * .pi / 180
        if !isJoined { path.move(to: SymbolOutlineParser.point(center, n[2], start)) }
        path.addRelativeArc(center: center, radius: n[2], startAngle: start, delta: (n[4] - n[3]) * .pi / 180)
    }

    private func addWheel(_ center: CGPoint, _ inner: CGFloat, _ outer: CGFloat, _ teeth: Int) {
        guard teeth > 1 else { return }
        let step = 2 * CGFloat.pi / CGFloat(teeth)
        for tooth in 0..<teeth {
            // The center of the tooth; the first tooth points up. A tooth is narrower at its end.
            let middle = CGFloat(tooth) * step - .pi / 2
            let (foot, end) = (step * 0.27, step * 0.17)
            let corners = [
                SymbolOutlineParser.point(center, inner, middle - foot),
                SymbolOutlineParser.point(center, outer, middle - end),
                SymbolOutlineParser.point(center, outer, middle + end),
                SymbolOutlineParser.point(center, inner, middle + foot),
            ]
            if tooth == 0 { path.move(to: corners[0]) }
            if tooth > 0 {
                // The gap between two teeth is rounded.
                let between = SymbolOutlineParser.point(center, inner * 1.03, middle - step / 2)
                path.addQuadCurve(to: corners[0], control: between)
            }
            for corner in corners.dropFirst() { path.addLine(to: corner) }
        }
        path.closeSubpath()
    }

    private func addStar(_ center: CGPoint, _ inner: CGFloat, _ outer: CGFloat, _ points: Int) {
        guard points > 1 else { return }
        for index in 0..<(2 * points) {
            let angle = CGFloat(index) * .pi / CGFloat(points) - .pi / 2
            let corner = SymbolOutlineParser.point(center, index % 2 == 0 ? outer : inner, angle)
            if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
        }
        path.closeSubpath()
    }

    private static func point(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
        CGPoint(
            x: center.x + radius * CGFloat(cos(Double(angle))), y: center.y + radius * CGFloat(sin(Double(angle))))
    }
}
