import DisplayServer
import QuartzCore
import Testing

@testable import UIKit

/// Tests of the lines and rectangles that show constraints, and of the overlay that draws them.
@MainActor @Suite struct ConstraintMarksTests {
    private typealias Line = ConstraintMarks.Line
    let stage = LayoutStage(size: CGSize(width: 200, height: 100))

    /// Pins a view with a fixed size to the top left corner of the stage.
    private func addPinned(_ view: UIView) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 60),
            view.heightAnchor.constraint(equalToConstant: 40),
        ])
    }

    private func line(_ kind: Line.Kind, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> Line {
        Line(kind: kind, start: CGPoint(x: x1, y: y1), end: CGPoint(x: x2, y: y2), isBroken: false)
    }

    @Test("distances are between the edges, in the middle of the shared range; sizes belong to the view itself")
    func distancesAndSizes() {
        let view = stage.addView()
        addPinned(view)
        stage.layOut()
        let marks = ConstraintMarks(of: stage.root)
        #expect(
            marks.outlines == [
                ConstraintMarks.Outline(rect: CGRect(x: 20, y: 10, width: 60, height: 40), isAmbiguous: false)
            ])
        #expect(marks.lines == [line(.distance, 0, 30, 20, 30), line(.distance, 50, 0, 50, 10)])
        let own = ConstraintMarks(of: view)
        #expect(own.outlines.isEmpty)
        #expect(own.lines == [line(.size, 0, 20, 60, 20), line(.size, 30, 0, 30, 40)])
    }

    @Test("positions that coincide are lines along both items, or along the inner one")
    func alignments() {
        let (a, b) = (stage.addView(), stage.addView())
        addPinned(a)
        NSLayoutConstraint.activate([
            b.topAnchor.constraint(equalTo: a.topAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
            b.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
            b.heightAnchor.constraint(equalTo: a.heightAnchor),
        ])
        stage.layOut()
        let lines = ConstraintMarks(of: stage.root).lines
        #expect(
            lines.suffix(5) == [
                line(.alignment, 20, 10, 200, 10), line(.distance, 80, 30, 88, 30),
                line(.alignment, 200, 10, 200, 50), line(.size, 144, 10, 144, 50), line(.size, 50, 10, 50, 50),
            ])
    }

    @Test("leading edges are at the right in right-to-left layouts")
    func rightToLeft() {
        stage.root.semanticContentAttribute = .forceRightToLeft
        let view = stage.addView()
        addPinned(view)
        stage.layOut()
        let marks = ConstraintMarks(of: stage.root)
        #expect(marks.lines.first == line(.distance, 180, 30, 200, 30))
    }

    @Test("guides have lines, in the coordinates of the view that holds the constraint")
    func guides() {
        let (box, inner, guide) = (stage.addView(), UIView(), UILayoutGuide())
        addPinned(box)
        stage.add(inner, to: box)
        stage.root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            guide.topAnchor.constraint(equalTo: stage.root.topAnchor),
            guide.widthAnchor.constraint(equalToConstant: 100),
            guide.heightAnchor.constraint(equalToConstant: 80),
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
            inner.heightAnchor.constraint(equalToConstant: 10),
            inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -30),
        ])
        stage.layOut()
        #expect(ConstraintMarks(of: stage.root).lines.last == line(.distance, 70, 20, 100, 20))
        let marks = ConstraintMarks(of: box).lines.filter { $0.kind == .distance }
        #expect(marks == [line(.distance, 0, 10, 5, 10), line(.distance, 27.5, 0, 27.5, 5)])
    }

    @Test("ambiguous views are marked")
    func ambiguity() {
        let view = stage.addView()
        view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20).isActive = true
        stage.layOut()
        #expect(ConstraintMarks(of: stage.root).outlines.map(\.isAmbiguous) == [true])
    }

    @Test("broken constraints are marked until the conflict ends")
    func conflicts() {
        let view = stage.addView()
        addPinned(view)
        let second = view.widthAnchor.constraint(equalToConstant: 90)
        _ = layoutReports {
            second.isActive = true
            stage.layOut()
        }
        #expect(ConstraintMarks(of: view).lines.map(\.isBroken) == [false, false, true])
        second.isActive = false
        stage.layOut()
        #expect(ConstraintMarks(of: view).lines.map(\.isBroken) == [false, false])
    }

    @Test("a required constraint that contradicts the frame of a view is marked as broken")
    func contradictedFrame() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        stage.root.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        _ = layoutReports {
            width.isActive = true
            stage.layOut()
        }
        #expect(ConstraintMarks(of: view).lines.map(\.isBroken) == [true])
        width.constant = 30
        stage.layOut()
        #expect(ConstraintMarks(of: view).lines == [line(.size, 0, 20, 30, 20)])
    }

    @Test("hidden views and views without constraints have no marks")
    func hiddenViews() {
        let view = stage.addView()
        addPinned(view)
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.root.addSubview(plain)
        stage.layOut()
        view.isHidden = true
        #expect(ConstraintMarks(of: stage.root).isEmpty && ConstraintMarks(of: plain).isEmpty)
    }

    @Test("the overlay is in front of the content, follows the layout, and takes no input")
    func overlay() throws {
        let server = HeadlessServer(screenSize: CGSize(width: 500, height: 400))
        UIApplication.shared.displays.open(server)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        window.makeKeyAndVisible()
        defer {
            window.isHidden = true
            UIApplication.shared.displays.close(server)
        }
        let scene = try #require(window.windowScene)
        #expect(FrameInstruments(loop: server, environment: ["UIKIT_SHOW_CONSTRAINTS": "0"]) == nil)
        scene.instruments = FrameInstruments(loop: server, environment: ["UIKIT_SHOW_CONSTRAINTS": "1"])
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        let left = view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20)
        NSLayoutConstraint.activate([
            left, view.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 60), view.heightAnchor.constraint(equalToConstant: 40),
        ])
        server.serve(for: 1)
        let layer = try #require(window.layer.sublayers?.compactMap { $0 as? ConstraintOverlayLayer }.first)
        #expect(layer.frame == window.bounds && layer.contentsScale == window.screen.scale)
        #expect(layer.groups.first?.marks.outlines.map(\.rect) == [CGRect(x: 20, y: 10, width: 60, height: 40)])
        #expect(window.hitTest(CGPoint(x: 200, y: 150), with: nil) === window)
        left.constant = 50
        server.serve(for: 1)
        #expect(layer.groups.first?.marks.outlines.map(\.rect) == [CGRect(x: 50, y: 10, width: 60, height: 40)])
        // Without further changes, no frame is requested.
        #expect(server.frameClock.dueTime == nil)
    }
}
