import UIKit

class BoardView: UIView {
    let puzzle: Puzzle
    private var tiles: [TileView] = []

    init(puzzle: Puzzle) {
        self.puzzle = puzzle
        super.init(frame: .zero)
        backgroundColor = UIColor(named: "Board")
        layer.cornerRadius = 14
        for number in 1...15 {
            let tile = TileView()
            tile.number = number
            tile.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
            addSubview(tile)
            tiles.append(tile)
        }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right, .up, .down] {
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(BoardView.swiped))
            swipe.direction = direction
            addGestureRecognizer(swipe)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("boards come from code") }

    @objc private func tapped(_ sender: TileView) {
        _ = puzzle.move(tile: sender.number)
    }

    @objc private func swiped(_ recognizer: UISwipeGestureRecognizer) {
        switch recognizer.direction {
        case .left: puzzle.move(columns: -1, rows: 0)
        case .right: puzzle.move(columns: 1, rows: 0)
        case .up: puzzle.move(columns: 0, rows: -1)
        default: puzzle.move(columns: 0, rows: 1)
        }
    }

    /// Returns the frame of a square on the board.
    private func frame(of place: Int) -> CGRect {
        let margin: CGFloat = 10
        let gap: CGFloat = 6
        let size = (bounds.width - 2 * margin - 3 * gap) / 4
        return CGRect(
            x: margin + CGFloat(place % Puzzle.side) * (size + gap),
            y: margin + CGFloat(place / Puzzle.side) * (size + gap), width: size, height: size)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (place, number) in puzzle.tiles.enumerated() where number > 0 {
            tiles[number - 1].frame = frame(of: place)
        }
    }

    /// Moves the tiles to their squares.
    @objc func update(animated: Bool) {
        setNeedsLayout()
        guard animated else { return layoutIfNeeded() }
        UIView.animate(
            withDuration: 0.18, delay: 0, options: [.curveEaseOut, .allowUserInteraction, .beginFromCurrentState],
            animations: { self.layoutIfNeeded() })
    }
}
