import Foundation

/// Hears of what happens in a puzzle.
@MainActor @objc protocol PuzzleDelegate: AnyObject {
    func puzzle(_ puzzle: Puzzle, didMoveTile tile: Int, to place: Int)
    @objc optional func puzzleWasShuffled(_ puzzle: Puzzle)
    @objc optional func puzzleDidBecomeSolved(_ puzzle: Puzzle)
    @objc optional func puzzle(_ puzzle: Puzzle, shouldMoveTile tile: Int) -> Bool
}

extension Notification.Name {
    static let puzzleDidChange = Notification.Name("PuzzleDidChange")
}

/// Fifteen tiles in a square of sixteen places, one of which is free.
@MainActor class Puzzle: NSObject {
    static let side = 4

    /// The tile of each place; 0 is the free one.
    private(set) var tiles = Array(1...15) + [0]
    @objc private(set) dynamic var moves = 0
    @objc weak var delegate: PuzzleDelegate?

    var isSolved: Bool { tiles == Array(1...15) + [0] }

    private var free: Int { tiles.firstIndex(of: 0)! }

    private func neighbors(of place: Int) -> [Int] {
        let (row, column) = (place / Puzzle.side, place % Puzzle.side)
        return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
            .filter { 0..<Puzzle.side ~= $0.0 && 0..<Puzzle.side ~= $0.1 }
            .map { $0.0 * Puzzle.side + $0.1 }
    }

    /// Moves a tile that is beside the free place.
    @objc func move(tile: Int) -> Bool {
        guard let place = tiles.firstIndex(of: tile), neighbors(of: place).contains(free) else { return false }
        if delegate?.puzzle?(self, shouldMoveTile: tile) == false { return false }
        let target = free
        tiles.swapAt(place, target)
        moves += 1
        delegate?.puzzle(self, didMoveTile: tile, to: target)
        NotificationCenter.default.post(name: .puzzleDidChange, object: self)
        if isSolved { delegate?.puzzleDidBecomeSolved?(self) }
        return true
    }

    /// Moves the tile that would go in a direction, given in columns and rows.
    func move(columns: Int, rows: Int) {
        let (row, column) = (free / Puzzle.side - rows, free % Puzzle.side - columns)
        guard 0..<Puzzle.side ~= row, 0..<Puzzle.side ~= column else { return }
        _ = move(tile: tiles[row * Puzzle.side + column])
    }

    /// Begins anew with tiles in an order that can be solved.
    @objc func shuffle() {
        tiles = Array(1...15) + [0]
        var last = -1
        for _ in 0..<200 {
            let place = neighbors(of: free).filter { $0 != last }.randomElement()!
            last = free
            tiles.swapAt(place, free)
        }
        moves = 0
        delegate?.puzzleWasShuffled?(self)
        NotificationCenter.default.post(name: .puzzleDidChange, object: self)
    }
}
