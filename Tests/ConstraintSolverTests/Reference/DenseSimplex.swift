/// The simplex method on a dense tableau, with several objectives in lexicographic order.
///
/// Slow and simple: it checks the sparse solver. Minimizes over x ≥ 0 with rows · x = constants. After each
/// objective, columns with a positive reduced cost leave the problem, so later objectives cannot make earlier ones
/// worse.
struct DenseSimplex {
    private var rows: [[Double]]
    private var constants: [Double]
    private var basis: [Int]
    private var isAllowed: [Bool]
    private let columnCount: Int
    private static let tolerance = 1e-9

    /// Finds a feasible basis; `nil` if there is none.
    init?(rows: [[Double]], constants: [Double], columnCount: Int) {
        self.columnCount = columnCount
        let total = columnCount + rows.count
        self.rows = []
        self.constants = []
        basis = []
        for (index, row) in rows.enumerated() {
            let sign: Double = constants[index] < 0 ? -1 : 1
            var full = [Double](repeating: 0, count: total)
            for column in 0..<columnCount { full[column] = sign * row[column] }
            full[columnCount + index] = 1
            self.rows.append(full)
            self.constants.append(sign * constants[index])
            basis.append(columnCount + index)
        }
        isAllowed = Array(repeating: true, count: total)
        var costs = [Double](repeating: 0, count: total)
        for column in columnCount..<total { costs[column] = 1 }
        minimize(costs)
        let infeasibility = zip(basis, self.constants).filter { $0.0 >= columnCount }.map(\.1).reduce(0, +)
        guard infeasibility < 1e-7 else { return nil }
        // Artificial columns in the basis are zero, and stay so: later pivots keep their rows at zero.
        for column in columnCount..<total { isAllowed[column] = false }
        for row in 0..<basis.count where basis[row] >= columnCount {
            if let column = (0..<columnCount).first(where: { abs(self.rows[row][$0]) > 1e-7 && isAllowed[$0] }) {
                pivot(row, column)
            }
        }
    }

    /// Minimizes an objective without loss on those minimized before.
    mutating func minimize(_ costs: [Double]) {
        var reduced: [Double] = []
        for _ in 0..<10_000 {
            reduced = costs + Array(repeating: 0, count: max(0, rows.first.map(\.count) ?? columnCount) - costs.count)
            for (row, column) in basis.enumerated() {
                let cost = column < costs.count ? costs[column] : 0
                guard cost != 0 else { continue }
                for other in 0..<reduced.count { reduced[other] -= cost * rows[row][other] }
            }
            let entering = reduced.indices.first {
                isAllowed[$0] && reduced[$0] < -Self.tolerance && !basis.contains($0)
            }
            guard let entering else { break }
            var leaving: Int?
            for row in 0..<rows.count where rows[row][entering] > Self.tolerance {
                guard let best = leaving else {
                    leaving = row
                    continue
                }
                let ratio = constants[row] / rows[row][entering]
                let bestRatio = constants[best] / rows[best][entering]
                if ratio < bestRatio - 1e-12 || (ratio <= bestRatio + 1e-12 && basis[row] < basis[best]) {
                    leaving = row
                }
            }
            guard let leaving else { fatalError("the objective has no minimum") }
            pivot(leaving, entering)
        }
        for column in reduced.indices where reduced[column] > Self.tolerance && !basis.contains(column) {
            isAllowed[column] = false
        }
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
        let value = rows[row][column]
        for other in rows[row].indices { rows[row][other] /= value }
        constants[row] /= value
        for target in rows.indices where target != row && rows[target][column] != 0 {
            let factor = rows[target][column]
            for other in rows[target].indices { rows[target][other] -= factor * rows[row][other] }
            constants[target] -= factor * constants[row]
            rows[target][column] = 0
        }
        basis[row] = column
    }

    var solution: [Double] {
        var values = [Double](repeating: 0, count: columnCount)
        for (row, column) in basis.enumerated() where column < columnCount { values[column] = constants[row] }
        return values
    }
}
