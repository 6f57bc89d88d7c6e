import Testing

@testable import UIKit

/// Which elements a screen reader finds, and in which order.
@MainActor @Suite(.serialized) struct AccessibilityOrderTests {
    private let stages = StageStore()

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    private func names(_ stage: Stage) -> [String] {
        AccessibilityInspector.elements(in: stage.window).map { $0.accessibilityLabel ?? "?" }
    }

    @Test("AX-03: an element hides the elements in it")
    func nestedElements() {
        let stage = stages.make()
        let outer = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
        _ = stage.add(label("inner"), CGRect(x: 0, y: 0, width: 50, height: 20), to: outer)
        #expect(names(stage) == ["inner"])
        outer.isAccessibilityElement = true
        outer.accessibilityLabel = "outer"
        #expect(names(stage) == ["outer"])
    }

    @Test("AX-04: the elements of a container replace its subviews and give their order")
    func explicitElements() {
        let stage = stages.make()
        let box = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let first = stage.add(label("first"), CGRect(x: 0, y: 0, width: 50, height: 20), to: box)
        let second = stage.add(label("second"), CGRect(x: 0, y: 30, width: 50, height: 20), to: box)
        _ = stage.add(label("third"), CGRect(x: 0, y: 60, width: 50, height: 20), to: box)
        let drawn = UIAccessibilityElement(accessibilityContainer: box)
        drawn.accessibilityLabel = "drawn"
        box.accessibilityElements = [second, drawn, first, box, "no object"]
        #expect(names(stage) == ["second", "drawn", "first"])
        #expect(box.accessibilityElementCount() == 5 && box.index(ofAccessibilityElement: drawn) == 1)
        #expect(box.accessibilityElement(at: 0) as? UILabel === second && box.accessibilityElement(at: 9) == nil)
        box.accessibilityElements = nil
        #expect(names(stage) == ["first", "second", "third"] && box.accessibilityElementCount() == NSNotFound)
        #expect(box.index(ofAccessibilityElement: drawn) == NSNotFound)
    }

    @Test("AX-04: a container can make its elements as they are needed")
    func dynamicElements() {
        final class Dots: UIView {
            override func accessibilityElementCount() -> Int { 3 }
            override func accessibilityElement(at index: Int) -> Any? {
                let element = UIAccessibilityElement(accessibilityContainer: self)
                element.accessibilityLabel = "dot \(index)"
                return element
            }
        }
        let stage = stages.make()
        _ = stage.add(Dots(), CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(names(stage) == ["dot 0", "dot 1", "dot 2"])
    }

    @Test("AX-05: the order is by rows and in the reading direction within a row, also from the right")
    func geometricOrder() {
        let stage = stages.make()
        let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 400, height: 300))
        _ = stage.add(label("c"), CGRect(x: 10, y: 60, width: 50, height: 20), to: view)
        _ = stage.add(label("b"), CGRect(x: 200, y: 12, width: 50, height: 20), to: view)
        _ = stage.add(label("a"), CGRect(x: 10, y: 10, width: 50, height: 20), to: view)
        #expect(names(stage) == ["a", "b", "c"])
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        #expect(names(stage) == ["b", "a", "c"])
    }

    @Test("AX-05: a group is finished before its neighbor")
    func groups() {
        let stage = stages.make()
        let left = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let right = stage.add(UIView(), CGRect(x: 200, y: 0, width: 100, height: 100))
        for (view, name) in [(left, "left"), (right, "right")] {
            _ = stage.add(label(name + " 1"), CGRect(x: 0, y: 0, width: 60, height: 20), to: view)
            _ = stage.add(label(name + " 2"), CGRect(x: 0, y: 40, width: 60, height: 20), to: view)
        }
        #expect(names(stage) == ["left 1", "right 1", "left 2", "right 2"])
        left.shouldGroupAccessibilityChildren = true
        right.shouldGroupAccessibilityChildren = true
        #expect(names(stage) == ["left 1", "left 2", "right 1", "right 2"])
    }

    @Test("AX-06: hidden views and their elements are not offered, what is scrolled away is")
    func hiddenViews() {
        let stage = stages.make()
        let scroll = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        let far = stage.add(label("far"), CGRect(x: 0, y: 900, width: 60, height: 20), to: scroll)
        #expect(names(stage) == ["far"])
        far.alpha = 0.005
        #expect(names(stage) == [])
        far.alpha = 1
        far.isHidden = true
        #expect(names(stage) == [])
        far.isHidden = false
        scroll.accessibilityElementsHidden = true
        #expect(names(stage) == [])
    }

    @Test("AX-07: a modal view hides its siblings, and a presented controller the one below it")
    func modalViews() throws {
        let stage = stages.make()
        let root = UIViewController()
        stage.window.rootViewController = root
        let below = stage.add(label("below"), CGRect(x: 0, y: 0, width: 60, height: 20), to: root.view)
        let sheet = stage.add(UIView(), CGRect(x: 0, y: 50, width: 100, height: 50), to: root.view)
        _ = stage.add(label("sheet"), CGRect(x: 0, y: 0, width: 60, height: 20), to: sheet)
        #expect(names(stage) == ["below", "sheet"])
        sheet.accessibilityViewIsModal = true
        #expect(names(stage) == ["sheet"])
        sheet.isHidden = true
        #expect(names(stage) == ["below"])
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        root.present(alert, animated: false)
        stage.window.windowScene?.server.serve(for: 1)
        #expect(names(stage) == ["Delete?", "Cancel"] && below.window != nil)
    }

    @Test("AX-33: a container that lists itself, or one that lists it, ends")
    func cyclicContainers() {
        let stage = stages.make()
        let first = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let second = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100), to: first)
        first.accessibilityElements = [second]
        second.accessibilityElements = [first]
        #expect(names(stage) == [])
    }
}
