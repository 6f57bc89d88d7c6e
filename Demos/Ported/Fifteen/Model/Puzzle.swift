import Foundation

/// Methods that a puzzle calls when its tiles move.
@MainActor @objc protocol PuzzleDelegate: AnyObject {
    func puzzle(_ puzzle: Puzzle, didMoveTile tile: Int, to place: Int)
    @objc optional func puzzleWasShuffled(_ puzzle: Puzzle)
    @objc optional func puzzleDidBecomeSolved(_ puzzle: Puzzle)
    @objc optional func puzzle(_ puzzle: Puzzle, shouldMoveTile tile: Int) -> Bool
}

extension Notification.Name {
    static let puzzleDidChange = Notification.Name("PuzzleDidChange")
}

/// A sliding puzzle: fifteen tiles in a grid of sixteen squares, one of which is empty.
@MainActor class Puzzle: NSObject {
    static let side = 4

    /// The tile in each square; 0 is the empty square.
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

    /// Moves a tile that is next to the empty square. Returns false if the tile cannot move.
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

    /// Moves the tile that can move in a direction, given in columns and rows.
    func move(columns: Int, rows: Int) {
        let (row, column) = (free / Puzzle.side - rows, free % Puzzle.side - columns)
        guard 0..<Puzzle.side ~= row, 0..<Puzzle.side ~= column else { return }
        _ = move(tile: tiles[row * Puzzle.side + column])
    }

    /// Starts a new game with the tiles in a random, solvable order.
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
