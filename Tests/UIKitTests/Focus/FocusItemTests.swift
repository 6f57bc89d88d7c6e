import Testing
import UIKitTesting

@testable import UIKit

/// Tests of focus items that are not views (FO-02).
@MainActor @Suite(.serialized) struct FocusItemTests {
    private let keeper = StageKeeper()

    /// A focusable part of a drawing.
    private final class Part: NSObject, UIFocusItem {
        let name: String
        var frame: CGRect
        var canBecomeFocused = true
        var mayMove = true
        var effect: UIFocusEffect? = UIFocusHaloEffect()
        var log: [String] = []
        weak var parentFocusEnvironment: (any UIFocusEnvironment)?
        var focusEffect: UIFocusEffect? { effect }

        init(_ name: String, _ frame: CGRect, _ parent: any UIFocusEnvironment) {
            self.name = name
            self.frame = frame
            parentFocusEnvironment = parent
        }

        func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { mayMove }
        func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
            log.append(context.nextFocusedItem === self ? "in" : "out")
        }
    }

    /// A view that draws parts, each of which can be focused.
    private final class Chart: UIView {
        var parts: [Part] = []
        var keys: [String] = []
        override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
            super.focusItems(in: rect) + parts.filter { $0.frame.intersects(rect) }
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if let part = parts.first(where: \.isFocused) {
                keys += presses.map { "\(part.name) \($0.key?.characters ?? "")" }
            }
            super.pressesBegan(presses, with: event)
        }
    }

    private func chart() throws -> (Stage, Chart, UIButton, UIButton, EventGenerator) {
        let stage = keeper.make()
        stage.window.makeKey()
        let before = stage.add(UIButton(type: .system), CGRect(x: 10, y: 10, width: 80, height: 30))
        let chart = stage.add(Chart(), CGRect(x: 10, y: 60, width: 300, height: 100))
        let after = stage.add(UIButton(type: .system), CGRect(x: 10, y: 200, width: 80, height: 30))
        for (index, name) in ["a", "b", "c"].enumerated() {
            let frame = CGRect(x: 20 + CGFloat(index) * 60, y: 20, width: 40, height: 60)
            chart.parts.append(Part(name, frame, chart))
        }
        return (stage, chart, before, after, try EventGenerator(window: stage.window))
    }

    private func ring(in view: UIView) -> CALayer? { view.layer.sublayers?.last { $0.borderWidth == 2 } }

    @Test("Tab goes through the items of a view between what is before and after it, and back")
    func tab() throws {
        let (stage, chart, before, after, generator) = try chart()
        let system = stage.window.focusSystem
        var seen: [String] = []
        for _ in 0..<6 {
            try generator.keyPress(.keyboardTab)
            switch system.focusedItem {
            case let part as Part: seen.append(part.name)
            case let item: seen.append(item === before ? "before" : item === after ? "after" : "?")
            }
        }
        #expect(seen == ["before", "a", "b", "c", "after", "before"])
        for _ in 0..<2 { try generator.keyPress(.keyboardTab, modifiers: .shift) }
        #expect(system.focusedItem === chart.parts[2])
        #expect(chart.parts[2].isFocused && !chart.parts[0].isFocused && !chart.isFocused)
        #expect(chart.parts[0].log == ["in", "out"])
        // The control gave up first responder status, which it had only because it was focused.
        #expect(stage.window.firstResponder == nil)
    }

    @Test("one that cannot be focused, or lies outside of the view, is no stop; one that keeps the focus keeps it")
    func refusals() throws {
        let (stage, chart, before, after, generator) = try chart()
        chart.parts[0].canBecomeFocused = false
        chart.parts[1].frame.origin.x = 1000
        let system = stage.window.focusSystem
        try generator.keyPress(.keyboardTab)
        #expect(system.focusedItem === before)
        try generator.keyPress(.keyboardTab)
        #expect(system.focusedItem === chart.parts[2])
        chart.parts[2].mayMove = false
        try generator.keyPress(.keyboardTab)
        #expect(system.focusedItem === chart.parts[2])
        chart.parts[2].mayMove = true
        try generator.keyPress(.keyboardTab)
        #expect(system.focusedItem === after)
    }

    @Test("keys begin at the responder around the item, which asks what is focused")
    func keys() throws {
        let (_, chart, _, _, generator) = try chart()
        for _ in 0..<3 { try generator.keyPress(.keyboardTab) }
        chart.keys = []
        try generator.keyPress(.keyboardX)
        #expect(chart.keys == ["b x"])
    }

    @Test("arrows go through a group by where its items are; Tab passes it as one")
    func groups() throws {
        let (stage, chart, _, after, generator) = try chart()
        chart.focusGroupIdentifier = "chart"
        let system = stage.window.focusSystem
        for _ in 0..<2 { try generator.keyPress(.keyboardTab) }
        #expect(system.focusedItem === chart.parts[0])
        try generator.keyPress(.keyboardRightArrow)
        try generator.keyPress(.keyboardRightArrow)
        #expect(system.focusedItem === chart.parts[2])
        try generator.keyPress(.keyboardRightArrow)
        #expect(system.focusedItem === chart.parts[2])
        try generator.keyPress(.keyboardHome)
        #expect(system.focusedItem === chart.parts[0])
        try generator.keyPress(.keyboardEnd)
        try generator.keyPress(.keyboardTab)
        #expect(system.focusedItem === after)
        // Shift-Tab moves back to the item that was focused last.
        try generator.keyPress(.keyboardTab, modifiers: .shift)
        #expect(system.focusedItem === chart.parts[2])
    }

    @Test("a ring is around the item, follows it, and goes with the focus, the item or the view")
    func ring() throws {
        let (stage, chart, _, _, generator) = try chart()
        let server = try #require(stage.window.windowScene).server
        for _ in 0..<2 { try generator.keyPress(.keyboardTab) }
        #expect(ring(in: chart)?.frame == CGRect(x: 17, y: 17, width: 46, height: 66))
        chart.parts[0].frame.size.width = 50
        chart.setNeedsLayout()
        server.serve(for: 0.1)
        #expect(ring(in: chart)?.frame.width == 56)
        try generator.keyPress(.keyboardTab)
        #expect(ring(in: chart)?.frame.minX == 77)
        chart.parts[2].effect = UIFocusHaloEffect(
            roundedRect: CGRect(x: 150, y: 30, width: 10, height: 10), cornerRadius: 5)
        try generator.keyPress(.keyboardTab)
        #expect(ring(in: chart)?.frame == CGRect(x: 147, y: 27, width: 16, height: 16))
        chart.parts = []
        chart.setNeedsLayout()
        server.serve(for: 0.1)
        #expect(ring(in: chart) == nil && stage.window.focusSystem.focusedItem == nil)
        chart.parts = [Part("d", CGRect(x: 0, y: 0, width: 9, height: 9), chart)]
        for _ in 0..<2 { try generator.keyPress(.keyboardTab) }
        #expect(chart.parts[0].isFocused)
        chart.removeFromSuperview()
        #expect(ring(in: chart) == nil && stage.window.focusSystem.focusedItem == nil && !chart.parts[0].isFocused)
    }

    @Test("code sends the focus to an item, and to what prefers one; a controller may have a container of its own")
    func requests() throws {
        final class Holder: UIViewController, UIFocusItemContainer {
            var items: [Part] = []
            var preferred: [any UIFocusEnvironment] = []
            override var focusItemContainer: (any UIFocusItemContainer)? { self }
            override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
            var coordinateSpace: any UICoordinateSpace { view }
            func focusItems(in rect: CGRect) -> [any UIFocusItem] { items }
        }
        let stage = keeper.make()
        stage.window.makeKey()
        let holder = Holder()
        stage.window.rootViewController = holder
        holder.items = [1, 2].map { Part("\($0)", CGRect(x: $0 * 50, y: 0, width: 40, height: 40), holder) }
        let system = try #require(UIFocusSystem.focusSystem(for: holder.items[0]))
        #expect(system === stage.window.focusSystem)
        let server = try #require(stage.window.windowScene).server
        system.requestFocusUpdate(to: holder.items[1])
        server.serve(for: 0.1)
        #expect(system.focusedItem === holder.items[1])
        #expect(UIFocusSystem.environment(holder, contains: holder.items[1]))
        holder.preferred = [holder.items[0]]
        holder.items[1].setNeedsFocusUpdate()
        server.serve(for: 0.1)
        #expect(system.focusedItem === holder.items[1])
        holder.setNeedsFocusUpdate()
        holder.items[0].updateFocusIfNeeded()
        #expect(system.focusedItem === holder.items[0])
    }
}
