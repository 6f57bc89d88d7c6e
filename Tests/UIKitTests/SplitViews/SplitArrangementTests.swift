import CoreGraphics
import Testing
import UIKit

/// Tests of the frames of columns, without views.
@Suite struct SplitArrangementTests {
    typealias Side = SplitArrangement.Side

    private func arrangement(
        _ width: CGFloat, level: Int, _ behavior: UISplitViewController.SplitBehavior, inspector: CGFloat? = nil,
        isOverlay: Bool = false, isMirrored: Bool = false
    ) -> SplitArrangement {
        var state = SplitArrangement.State()
        (state.level, state.behavior) = (level, behavior)
        (state.showsInspector, state.inspectorIsOverlay) = (inspector != nil, isOverlay)
        return SplitArrangement(
            size: CGSize(width: width, height: 500),
            sides: [
                Side(column: .primary, width: 200, minimum: 100),
                Side(column: .supplementary, width: 250, minimum: 150),
            ], inspectorWidth: inspector, secondaryMinimum: 320, state: state, isMirrored: isMirrored)
    }

    @Test("SP-06: columns give way to the least width of the secondary one, down to their minimum")
    func reduction() {
        let full = arrangement(772, level: 2, .tile)
        #expect(full.frames[.primary]?.width == 200 && full.frames[.secondary]?.width == 320)
        let narrow = arrangement(722, level: 2, .tile)
        #expect(narrow.frames[.primary]?.width == 150 && narrow.frames[.secondary]?.width == 320)
        let narrower = arrangement(632, level: 2, .tile)
        #expect(narrower.frames[.primary]?.width == 100 && narrower.frames[.supplementary]?.width == 210)
        let least = arrangement(400, level: 2, .tile)
        #expect(least.frames[.supplementary]?.width == 150 && least.frames[.secondary]?.width == 148)
    }

    @Test("SP-13: hidden columns are outside of the view")
    func hidden() {
        let none = arrangement(900, level: 0, .tile)
        #expect(none.frames[.supplementary] == CGRect(x: -251, y: 0, width: 250, height: 500))
        #expect(none.frames[.primary] == CGRect(x: -452, y: 0, width: 200, height: 500))
        #expect(none.frames[.secondary] == CGRect(x: 0, y: 0, width: 900, height: 500))
    }

    @Test("SP-14: a mirrored arrangement is the mirror image", arguments: [0, 1, 2])
    func mirror(_ level: Int) {
        for behavior in [UISplitViewController.SplitBehavior.tile, .overlay, .displace] {
            let plain = arrangement(900, level: level, behavior, inspector: 180)
            let mirrored = arrangement(900, level: level, behavior, inspector: 180, isMirrored: true)
            for (column, frame) in plain.frames {
                let other = mirrored.frames[column]
                #expect(other?.minX == 900 - frame.maxX && other?.width == frame.width)
            }
        }
    }

    @Test("SP-06: in random sizes, columns beside each other never overlap and fill the view")
    func random() {
        var random = SeededGenerator(seed: 18)
        for _ in 0..<2000 {
            let width = CGFloat(Int.random(in: 1...1600, using: &random))
            let inspector: CGFloat? =
                Bool.random(using: &random) ? CGFloat(Int.random(in: 0...500, using: &random)) : nil
            let level = Int.random(in: 0...2, using: &random)
            let isOverlay = Bool.random(using: &random)
            let frames = arrangement(width, level: level, .tile, inspector: inspector, isOverlay: isOverlay).frames
            #expect(frames.values.allSatisfy { $0.width >= 0 && $0.minX.isFinite })
            let order: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
            for (left, right) in zip(order, order.dropFirst()) {
                guard let a = frames[left], let b = frames[right], a.minX >= 0 else { continue }
                #expect(b.minX == a.maxX + 1)
            }
        }
    }
}
