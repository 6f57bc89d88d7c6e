import Testing
import UIKit

@testable import UIKit

@MainActor @Suite struct ConstraintTests {
    let stage = LayoutStage()

    @Test("AL-01 raw values")
    func rawValues() {
        #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
        #expect(NSLayoutConstraint.Attribute.lastBaseline.rawValue == 11)
        #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
        #expect(NSLayoutConstraint.Axis.vertical.rawValue == 1)
    }

    @Test("AL-02 priorities")
    func priorities() {
        #expect(UILayoutPriority.required.rawValue == 1000 && UILayoutPriority.defaultHigh.rawValue == 750)
        #expect(UILayoutPriority.defaultLow.rawValue == 250 && UILayoutPriority.fittingSizeLevel.rawValue == 50)
        #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
        #expect(UILayoutPriority.sceneSizeStayPut.rawValue == 500)
        #expect(UILayoutPriority.dragThatCannotResizeScene.rawValue == 490)
        #expect(Set([UILayoutPriority(999.5), UILayoutPriority(999.5)]).count == 1)
    }

    @Test("AL-03, AL-06, AL-13 anchors make inactive constraints with the defaults")
    func defaults() {
        let (a, b) = (UIView(), UIView())
        let relation = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
        #expect(relation.multiplier == 1 && relation.constant == 0 && relation.priority == .required)
        #expect(!relation.isActive && relation.identifier == nil && relation.relation == .equal)
        #expect(relation.firstItem === a && relation.firstAttribute == .leading)
        #expect(relation.secondItem === b && relation.secondAttribute == .trailing)
        let size = a.widthAnchor.constraint(greaterThanOrEqualToConstant: 40)
        #expect(size.secondItem == nil && size.secondAttribute == .notAnAttribute && size.constant == 40)
        #expect(size.relation == .greaterThanOrEqual)
        let half = a.heightAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 0.5, constant: 3)
        #expect(half.multiplier == 0.5 && half.constant == 3 && half.relation == .lessThanOrEqual)
    }

    @Test("AL-03 the equation")
    func equation() {
        let (a, b) = (stage.addView(), stage.addView())
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
            a.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 20),
            a.widthAnchor.constraint(equalToConstant: 100),
            a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5, constant: 6),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
            b.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -10),
            b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
            b.heightAnchor.constraint(equalToConstant: 20),
        ])
        stage.layOut()
        #expect(a.frame == CGRect(x: 10, y: 20, width: 100, height: 56))
        #expect(b.frame == CGRect(x: 118, y: 38, width: 192, height: 20))
    }

    @Test("AL-05 a constraint does not keep its items alive, and becomes inactive without them")
    func weakItems() {
        var view: UIView? = UIView()
        weak let reference = view
        let constraint = view!.widthAnchor.constraint(equalToConstant: 5)
        constraint.isActive = true
        view = nil
        #expect(reference == nil && !constraint.isActive && constraint.firstItem == nil)
    }

    @Test("AL-05 a hierarchy with constraints is deallocated")
    func release() {
        weak var root: UIView?
        weak var child: UIView?
        do {
            let stage = LayoutStage()
            let view = stage.addView()
            view.widthAnchor.constraint(equalTo: stage.root.widthAnchor).isActive = true
            stage.layOut()
            root = stage.root
            child = view
        }
        #expect(root == nil && child == nil)
    }

    @Test("AL-05 a view that outlives its superview keeps its own constraints")
    func orphan() {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        let inner = SizedView(30, 20)
        inner.translatesAutoresizingMaskIntoConstraints = false
        child.addSubview(inner)
        let kept = inner.leadingAnchor.constraint(equalTo: child.leadingAnchor, constant: 7)
        var outer: NSLayoutConstraint?
        do {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            root.addSubview(child)
            outer = child.widthAnchor.constraint(equalTo: root.widthAnchor)
            NSLayoutConstraint.activate([kept, outer!])
            root.layoutIfNeeded()
        }
        #expect(outer?.isActive == false && kept.isActive && child.superview == nil)
        child.setNeedsLayout()
        child.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 7, y: 0, width: 30, height: 20))
    }

    @Test(
        "AL-07 to AL-11 illegal constraints",
        arguments: [
            (.left, .notAnAttribute, 1, 0, "A multiplier of 0 or a nil second item"),
            (.left, .left, 0, 0, "A multiplier of 0 or a nil second item"),
            (.leading, .left, 1, 0, "A constraint cannot be made between a leading/trailing attribute"),
            (.right, .trailing, 1, 0, "A constraint cannot be made between a leading/trailing attribute"),
            (.left, .top, 1, 0, "Invalid pairing of layout attributes"),
            (.width, .top, 1, 0, "Invalid pairing of layout attributes"),
            (.notAnAttribute, .top, 1, 0, "first attribute"),
            (.width, .height, .infinity, 0, "multiplier"),
            (.width, .height, 1, .nan, "constant"),
        ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, CGFloat, CGFloat, String)])
    func illegal(
        first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute, multiplier: CGFloat,
        constant: CGFloat, message: String
    ) {
        let (a, b) = (UIView(), UIView())
        let other = second == .notAnAttribute ? LayoutAttribute.none : LayoutAttribute(b.ownLayoutItem, second)
        let problem = LayoutValidation.problem(LayoutAttribute(a.ownLayoutItem, first), other, multiplier, constant)
        #expect(problem?.contains(message) == true)
    }

    @Test("AL-08, AL-10 legal constraints")
    func legal() {
        let (a, b) = (UIView().ownLayoutItem, UIView().ownLayoutItem)
        for (first, second) in [
            (.width, .height), (.centerX, .leading), (.centerX, .left), (.leftMargin, .left),
            (.firstBaseline, .bottom),
        ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] {
            #expect(LayoutValidation.problem(LayoutAttribute(a, first), LayoutAttribute(b, second), 1, 0) == nil)
        }
        #expect(LayoutValidation.problem(LayoutAttribute(a, .width), .none, 1, 0) == nil)
    }

    @Test("AL-07 a constraint without a first item is a programming error") func noFirstItem() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: "text", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: 0)
            }
        }
    }

    @Test("AL-08 a constant position is a programming error") func constantPosition() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: 0)
            }
        }
    }

    @Test("AL-09 a leading edge at a left edge is a programming error") func mixedEdges() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UIView().leadingAnchor.constraint(equalTo: UIView().leftAnchor) }
        }
    }

    @Test("AL-10 a position that equals a size is a programming error") func mixedKinds() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .top, relatedBy: .equal, toItem: UIView(), attribute: .height,
                    multiplier: 1, constant: 0)
            }
        }
    }

    @Test("AL-11 a constant that is not finite is a programming error") func infiniteConstant() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let constraint = UIView().widthAnchor.constraint(equalToConstant: 0)
                constraint.constant = .infinity
            }
        }
    }

    @Test("AL-12 equal anchors are equal objects")
    func equalAnchors() {
        let view = UIView()
        #expect(view.leadingAnchor == view.leadingAnchor && view.leadingAnchor.hash == view.leadingAnchor.hash)
        #expect(view.leadingAnchor != view.trailingAnchor && view.leadingAnchor != UIView().leadingAnchor)
    }

    @Test("AL-14 system spacing")
    func systemSpacing() {
        let (a, b) = (UIView(), UIView())
        #expect(a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 2).constant == 16)
        #expect(a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1).constant == 8)
    }

    @Test("AL-16 a distance between anchors is a dimension")
    func offset() {
        let (a, b, c) = (stage.addSized(40, 10), stage.addSized(40, 10), stage.addSized(40, 10))
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            c.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
            a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
                .constraint(equalTo: b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)),
        ])
        stage.layOut()
        #expect(b.frame.minX == 140 && c.frame.minX == 280)
    }

    @Test("AL-17 each anchor is that of its attribute")
    func anchors() {
        let view = UIView()
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let horizontal: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .left, .right, .centerX]
        #expect(
            [view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor, view.centerXAnchor]
                .map { $0.constraint(equalTo: $0).firstAttribute } == horizontal)
        #expect(
            [guide.leadingAnchor, guide.trailingAnchor, guide.leftAnchor, guide.rightAnchor, guide.centerXAnchor]
                .map { $0.constraint(equalTo: $0).firstAttribute } == horizontal)
        #expect(
            [
                view.topAnchor, view.bottomAnchor, view.centerYAnchor, view.firstBaselineAnchor,
                view.lastBaselineAnchor,
            ].map { $0.constraint(equalTo: $0).firstAttribute } == [
                .top, .bottom, .centerY, .firstBaseline, .lastBaseline,
            ])
        #expect(
            [guide.topAnchor, guide.bottomAnchor, guide.centerYAnchor]
                .map { $0.constraint(equalTo: $0).firstAttribute } == [.top, .bottom, .centerY])
        #expect(
            [view.widthAnchor, view.heightAnchor, guide.widthAnchor, guide.heightAnchor]
                .map { $0.constraint(equalToConstant: 1).firstAttribute } == [.width, .height, .width, .height])
    }

    @Test("AL-18 the nearest common ancestor holds a constraint")
    func holder() {
        let (a, b) = (stage.addView(), stage.addView())
        let inner = stage.add(UIView(), to: a)
        let pin = a.topAnchor.constraint(equalTo: stage.root.topAnchor)
        let size = a.widthAnchor.constraint(equalToConstant: 3)
        let cross = inner.leadingAnchor.constraint(equalTo: b.leadingAnchor)
        NSLayoutConstraint.activate([pin, size, cross])
        #expect(stage.root.constraints == [pin, cross] && a.constraints == [size] && b.constraints == [])
    }

    @Test("AL-19 activating a constraint without a common ancestor is a programming error") func noAncestor() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (a, b) = (UIView(), UIView())
                a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
            }
        }
    }

    @Test("AL-20 adding a constraint to a view beside its items is a programming error") func wrongHolder() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UIView()
                UIView().addConstraint(view.widthAnchor.constraint(equalToConstant: 1))
            }
        }
    }

    @Test("AL-20, AL-21, AL-22 activation")
    func activation() {
        let a = stage.addView()
        let one = a.widthAnchor.constraint(equalToConstant: 3)
        let two = a.heightAnchor.constraint(equalToConstant: 4)
        a.addConstraints([one, two])
        a.addConstraint(one)
        one.isActive = true
        #expect(a.constraints == [one, two])
        a.removeConstraint(one)
        one.isActive = false
        #expect(a.constraints == [two] && !one.isActive)
        NSLayoutConstraint.deactivate([one, two])
        #expect(a.constraints == [])
    }

    @Test("AL-23 removing a view deactivates the constraints that lead out of its subtree")
    func removal() {
        let a = stage.addView()
        let inner = stage.add(UIView(), to: a)
        let outer = inner.topAnchor.constraint(equalTo: stage.root.topAnchor)
        let own = inner.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: 9)
        let size = a.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([outer, own, size])
        stage.layOut()
        a.removeFromSuperview()
        #expect(!outer.isActive && own.isActive && size.isActive)
        stage.root.addSubview(a)
        stage.layOut()
        #expect(inner.frame.minX == 9 && a.frame.width == 50)
    }

    @Test("AL-24 priorities change at any time")
    func priorityChange() {
        let a = stage.addView()
        let one = a.widthAnchor.constraint(equalToConstant: 30)
        let two = a.widthAnchor.constraint(equalToConstant: 40).at(500)
        NSLayoutConstraint.activate([one, two])
        stage.layOut()
        #expect(a.frame.width == 30)
        one.priority = .defaultLow
        stage.layOut()
        #expect(a.frame.width == 40)
        one.priority = .required
        stage.layOut()
        #expect(a.frame.width == 30)
    }

    @Test("AL-25 a new constant takes effect in the next pass")
    func constant() {
        let a = stage.addView()
        let width = a.widthAnchor.constraint(equalToConstant: 30)
        width.isActive = true
        stage.layOut()
        width.constant = 70
        #expect(a.frame.width == 30)
        stage.layOut()
        #expect(a.frame.width == 70)
    }

    @Test("AL-27 a higher priority beats any number of lower ones")
    func lexicographic() {
        let a = stage.addView()
        a.widthAnchor.constraint(equalToConstant: 60).at(750).isActive = true
        for _ in 0..<20 { a.widthAnchor.constraint(equalToConstant: 140).at(749).isActive = true }
        stage.layOut()
        #expect(a.frame.width == 60)
    }

    @Test("AL-28 an optional constraint is satisfied as well as possible")
    func nearest() {
        let a = stage.addView()
        let wish = a.widthAnchor.constraint(equalToConstant: 300).at(500)
        NSLayoutConstraint.activate([
            a.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
            a.widthAnchor.constraint(lessThanOrEqualToConstant: 200), wish,
        ])
        stage.layOut()
        #expect(a.frame.width == 200)
        wish.constant = 10
        stage.layOut()
        #expect(a.frame.width == 80)
    }

    @Test("AL-32 positions do not depend on the origin of the bounds")
    func scrolledSuperview() {
        let a = stage.addSized(10, 10)
        a.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 5).isActive = true
        stage.root.bounds.origin.y = 100
        stage.layOut()
        #expect(a.frame.minY == 5)
    }

    @Test("AL-33 transforms and bounds origins survive")
    func transform() {
        let a = stage.addView()
        a.transform = CGAffineTransform(scaleX: 2, y: 2)
        a.bounds.origin.x = 3
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 50),
            a.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 50),
            a.widthAnchor.constraint(equalToConstant: 20), a.heightAnchor.constraint(equalToConstant: 20),
        ])
        stage.layOut()
        #expect(a.center == CGPoint(x: 60, y: 60) && a.bounds == CGRect(x: 3, y: 0, width: 20, height: 20))
        #expect(a.transform == CGAffineTransform(scaleX: 2, y: 2))
    }

    @Test("AL-29 leading edges, constants and inequalities are mirrored if the holder is laid out from right to left")
    func mirrored() {
        let (a, b) = (stage.addView(), stage.addView())
        stage.root.semanticContentAttribute = .forceRightToLeft
        defer { stage.root.semanticContentAttribute = .unspecified }
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16),
            a.widthAnchor.constraint(equalToConstant: 50),
            b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 8),
            b.trailingAnchor.constraint(lessThanOrEqualTo: stage.root.trailingAnchor, constant: -10),
            b.widthAnchor.constraint(equalToConstant: 500).at(500),
            b.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).at(400),
        ])
        stage.layOut()
        #expect(a.frame.minX == 254 && a.frame.width == 50)
        #expect(b.frame.minX == 10 && b.frame.width == 236)
        stage.root.semanticContentAttribute = .forceLeftToRight
        stage.layOut()
        #expect(a.frame.minX == 16 && b.frame.minX == 74 && b.frame.width == 236)
    }

    @Test("AL-34 sizes are not negative")
    func negative() {
        let (a, b) = (stage.addView(), stage.addView())
        NSLayoutConstraint.activate([
            a.widthAnchor.constraint(equalToConstant: -20).at(900),
            b.widthAnchor.constraint(lessThanOrEqualTo: a.widthAnchor, constant: -5).at(800),
        ])
        stage.layOut()
        #expect(a.frame.width == 0 && b.frame.width == 0)
    }

    @Test("AL-35 origin and size are rounded to device pixels, each by itself")
    func rounding() {
        let stage = LayoutStage(size: CGSize(width: 100, height: 100))
        let views = (0..<3).map { _ in stage.addView() }
        for (index, view) in views.enumerated() {
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(
                    equalTo: index == 0 ? stage.root.leadingAnchor : views[index - 1].trailingAnchor),
                view.widthAnchor.constraint(equalTo: stage.root.widthAnchor, multiplier: 1 / 3),
            ])
        }
        stage.layOut()
        let scale = stage.root.scaleForLayout
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.toNearestOrAwayFromZero) / scale }
        #expect(views.map(\.frame.width) == [pixel(100 / 3), pixel(100 / 3), pixel(100 / 3)])
        #expect(views.map(\.frame.minX) == [0, pixel(100 / 3), pixel(200 / 3)])
    }

    @Test("AL-36, AL-37 a view with a frame keeps it, and others can be pinned to it")
    func frameBased() {
        let fixed = UIView(frame: CGRect(x: 199.5, y: 10, width: 50, height: 20))
        fixed.autoresizingMask = .flexibleLeftMargin
        #expect(fixed.translatesAutoresizingMaskIntoConstraints)
        stage.root.addSubview(fixed)
        let a = stage.addSized(20, 20)
        a.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 0.5).isActive = true
        stage.layOut()
        #expect(fixed.frame.minX == 199.5 && a.frame.minX == 250)
        stage.root.frame.size.width = 420
        stage.layOut()
        #expect(fixed.frame.minX == 299.5 && a.frame.minX == 350)
        fixed.frame.origin.x = 100
        stage.layOut()
        #expect(a.frame.minX == 150.5 || a.frame.minX == 151)
    }

    @Test("AL-39 a frame set by hand stays until the next pass, and for good without constraints")
    func byHand() {
        let a = stage.addView()
        let width = a.widthAnchor.constraint(equalToConstant: 30)
        width.isActive = true
        stage.layOut()
        a.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
        stage.root.setNeedsLayout()
        stage.layOut()
        #expect(a.frame == CGRect(x: 0, y: 0, width: 30, height: 0))
        width.isActive = false
        stage.layOut()
        a.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
        stage.root.setNeedsLayout()
        stage.layOut()
        #expect(a.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    }

    @Test("AL-40 ambiguous layouts")
    func ambiguity() {
        let a = stage.addSized(30, 20)
        let x = a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 4)
        let y = a.topAnchor.constraint(equalTo: stage.root.topAnchor)
        x.isActive = true
        stage.layOut()
        #expect(a.frame == CGRect(x: 4, y: 0, width: 30, height: 20) && a.hasAmbiguousLayout)
        #expect(a.constraintsAffectingLayout(for: .horizontal) == [x])
        y.isActive = true
        #expect(!a.hasAmbiguousLayout)
        y.isActive = false
        stage.layOut()
        let old = a.frame
        a.exerciseAmbiguityInLayout()
        stage.layOut()
        #expect(a.frame != old && a.frame.minX == 4)
    }

    @Test("AL-41 to AL-44 a conflict is reported once, with a minimal set, and the program goes on")
    func conflict() {
        let a = stage.addView()
        a.accessibilityIdentifier = "box"
        let reports = layoutReports {
            let first = a.widthAnchor.constraint(equalToConstant: 30)
            let second = a.widthAnchor.constraint(equalToConstant: 40)
            second.identifier = "second"
            let unrelated = a.heightAnchor.constraint(equalToConstant: 50)
            NSLayoutConstraint.activate([first, second, unrelated])
            stage.layOut()
            #expect(a.frame.size == CGSize(width: 30, height: 50) && second.isActive)
            stage.root.setNeedsLayout()
            stage.layOut()
            first.isActive = false
            stage.layOut()
            #expect(a.frame.width == 40)
        }
        #expect(reports.count == 1)
        let report = reports.first ?? ""
        #expect(report.hasPrefix("Unable to simultaneously satisfy constraints."))
        #expect(report.contains("box.width == 30") && report.contains("box.width == 40"))
        #expect(!report.contains("height"))
        #expect(report.components(separatedBy: "breaking constraint").last?.contains("'second'") == true)
    }

    @Test("AL-41 a conflict with the frame of a view")
    func conflictWithFrame() {
        let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        stage.root.addSubview(fixed)
        let reports = layoutReports {
            fixed.widthAnchor.constraint(equalToConstant: 80).isActive = true
            stage.layOut()
        }
        #expect(reports.count == 1 && reports.first?.contains("NSAutoresizingMaskLayoutConstraint") == true)
        #expect(fixed.frame.width == 50)
    }

    @Test("many constraints on one view")
    func many() {
        let a = stage.addView()
        let constraints = (0..<100_000).map { a.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0)) }
        NSLayoutConstraint.activate(constraints)
        stage.layOut()
        #expect(a.frame.width == 99_999)
        NSLayoutConstraint.deactivate(Array(constraints[1...]))
        stage.layOut()
        #expect(a.frame.width == 0)
    }

    @Test("huge constants do not hang")
    func huge() {
        let (a, b) = (stage.addView(), stage.addView())
        _ = layoutReports {
            NSLayoutConstraint.activate([
                a.widthAnchor.constraint(equalToConstant: 1e308),
                b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 1e10),
                b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 1e308),
            ])
            stage.layOut()
        }
        #expect(a.frame.width.isFinite && b.frame.minX.isFinite)
    }
}
