import Foundation
import Testing

@testable import UIKit

/// Tests of the descriptions of constraints and of reports of conflicts (AL-26, AL-38, AL-41, AL-44).
@MainActor struct ConstraintDescriptionTests {
    private let superview = UIView()
    private let a = UIView()
    private let b = UIView()

    init() {
        superview.addSubview(a)
        superview.addSubview(b)
    }

    /// Returns the description without the class and the address of the constraint.
    private func text(_ constraint: NSLayoutConstraint) -> String {
        let start = "<NSLayoutConstraint:\(ObjectAddress.text(of: constraint)) "
        let description = constraint.description
        guard description.hasPrefix(start), description.hasSuffix(">") else { return description }
        return String(description.dropFirst(start.count).dropLast())
    }

    private func name(_ view: UIView) -> String { view.ownLayoutItem.name }

    @Test("AL-26 without an identifier, an item has its class and address as name")
    func itemNames() {
        #expect(name(a) == "UIView:\(ObjectAddress.text(of: a))")
        let guide = UILayoutGuide()
        #expect(guide.layoutItem.name == "UILayoutGuide:\(ObjectAddress.text(of: guide))")
    }

    @Test("AL-26 a size is an equation, with the identifier of the constraint")
    func unary() {
        let constraint = a.heightAnchor.constraint(equalToConstant: 380)
        #expect(text(constraint) == "\(name(a)).height == 380   (inactive)")
        constraint.isActive = true
        constraint.identifier = "tall"
        #expect(text(constraint) == "'tall' \(name(a)).height == 380   (active)")
        constraint.identifier = ""
        #expect(text(constraint) == "\(name(a)).height == 380   (active)")
        #expect(text(a.widthAnchor.constraint(lessThanOrEqualToConstant: 0)) == "\(name(a)).width <= 0   (inactive)")
    }

    @Test("AL-26 an optional constraint has its priority")
    func priority() {
        let width = a.widthAnchor.constraint(greaterThanOrEqualToConstant: 93.5)
        width.priority = .defaultHigh
        #expect(text(width) == "\(name(a)).width >= 93.5 @750   (inactive)")
        let space = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)
        space.priority = UILayoutPriority(999.5)
        #expect(text(space) == "H:[\(name(a))]-(8)-[\(name(b))] @999.5   (inactive)")
    }

    @Test("AL-26 a space between two items is a visual format string")
    func spaces() {
        let horizontal = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 24)
        #expect(text(horizontal) == "H:[\(name(a))]-(24)-[\(name(b))]   (inactive)")
        let vertical = b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: -0.5)
        #expect(text(vertical) == "V:[\(name(a))]-(>=-0.5)-[\(name(b))]   (inactive)")
        let leftToRight = b.leftAnchor.constraint(lessThanOrEqualTo: a.rightAnchor)
        #expect(text(leftToRight) == "H:[\(name(a))]-(<=0)-[\(name(b))](LTR)   (inactive)")
    }

    @Test("AL-26 a space to the superview names the superview")
    func superviewSpaces() {
        let top = a.topAnchor.constraint(equalTo: superview.topAnchor, constant: 10)
        top.isActive = true
        #expect(text(top) == "V:|-(10)-[\(name(a))]   (active, names: '|':\(name(superview)) )")
        let trailing = superview.trailingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor)
        #expect(text(trailing) == "H:[\(name(a))]-(>=0)-|   (inactive, names: '|':\(name(superview)) )")
        let guide = UILayoutGuide()
        superview.addLayoutGuide(guide)
        let left = guide.leftAnchor.constraint(equalTo: superview.leftAnchor)
        #expect(
            text(left) == "H:|-(0)-[\(guide.layoutItem.name)](LTR)   (inactive, names: '|':\(name(superview)) )")
    }

    @Test("AL-26 every constraint of a visual format string is described by one")
    func visualFormat() {
        a.accessibilityIdentifier = "a"
        b.accessibilityIdentifier = "b"
        for axis in ["H", "V"] {
            let constraints = NSLayoutConstraint.constraints(
                withVisualFormat: "\(axis):|-(1)-[a]-(>=2)-[b]-(<=3)-|", metrics: nil, views: ["a": a, "b": b])
            let texts = constraints.map { text($0).components(separatedBy: "   ")[0] }
            #expect(texts == ["\(axis):|-(1)-[a]", "\(axis):[a]-(>=2)-[b]", "\(axis):[b]-(<=3)-|"])
        }
    }

    @Test("AL-26 other relations are equations")
    func equations() {
        let half = a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.5, constant: 8)
        #expect(text(half) == "\(name(a)).width == 0.5*\(name(b)).height + 8   (inactive)")
        let third = a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 1 / 3)
        #expect(text(third) == "\(name(a)).width == 0.333333*\(name(b)).width   (inactive)")
        let centers = a.centerXAnchor.constraint(lessThanOrEqualTo: b.centerXAnchor, constant: -20)
        #expect(text(centers) == "\(name(a)).centerX <= \(name(b)).centerX - 20   (inactive)")
        let trailing = a.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -20)
        #expect(text(trailing) == "\(name(a)).trailing == \(name(superview)).trailing - 20   (inactive)")
        let siblings = a.topAnchor.constraint(equalTo: b.topAnchor)
        #expect(text(siblings) == "\(name(a)).top == \(name(b)).top   (inactive)")
        let margin = NSLayoutConstraint(
            item: a, attribute: .leading, relatedBy: .equal, toItem: superview, attribute: .leadingMargin,
            multiplier: 1, constant: 0)
        #expect(text(margin) == "\(name(a)).leading == \(name(superview)).leadingMargin   (inactive)")
    }

    @Test("AL-16, AL-26 a distance is the difference of two positions")
    func distances() {
        let distance = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor)
        #expect(
            text(distance.constraint(equalToConstant: 40))
                == "\(name(b)).leading - \(name(a)).leading == 40   (inactive)")
        #expect(
            text(a.widthAnchor.constraint(equalTo: distance, multiplier: 2))
                == "\(name(a)).width == 2*(\(name(b)).leading - \(name(a)).leading)   (inactive)")
    }

    @Test("AL-26 identifiers of views and guides are names, with their addresses in the list of names")
    func identifiers() {
        superview.accessibilityIdentifier = "card"
        a.accessibilityIdentifier = "title"
        let guide = UILayoutGuide()
        guide.identifier = "gap"
        superview.addLayoutGuide(guide)
        let width = a.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 2)
        #expect(
            text(width) == """
                title.width == 2*gap.width   (inactive, names: title:\(ObjectAddress.text(of: a)), \
                gap:\(ObjectAddress.text(of: guide)) )
                """)
        let leading = a.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 16)
        #expect(
            text(leading) == """
                H:|-(16)-[title]   (inactive, names: title:\(ObjectAddress.text(of: a)), \
                '|':card:\(ObjectAddress.text(of: superview)) )
                """)
        let ratio = a.widthAnchor.constraint(equalTo: a.heightAnchor)
        #expect(text(ratio) == "title.width == title.height   (inactive, names: title:\(ObjectAddress.text(of: a)) )")
    }

    @Test("AL-05, AL-26 an item that was deallocated is nil")
    func deallocatedItem() {
        let constraint: NSLayoutConstraint
        do {
            let view = UIView()
            superview.addSubview(view)
            constraint = view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 4)
            view.removeFromSuperview()
        }
        #expect(text(constraint) == "nil.top == \(name(superview)).top + 4   (inactive)")
    }

    @Test("AL-26, AL-44 the identifier is part of the description")
    func identifier() {
        let constraint = a.widthAnchor.constraint(equalToConstant: 320)
        constraint.identifier = "UIView-Encapsulated-Layout-Width"
        #expect(
            constraint.description == """
                <NSLayoutConstraint:\(ObjectAddress.text(of: constraint)) 'UIView-Encapsulated-Layout-Width' \
                \(name(a)).width == 320   (inactive)>
                """)
    }

    @Test("AL-38 a frame-based view has four constraints")
    func autoresizing() {
        a.frame = CGRect(x: 10, y: 20.5, width: 768, height: 100)
        let start = "<NSAutoresizingMaskLayoutConstraint:\(ObjectAddress.text(of: a)) h=--& v=--& \(name(a))."
        let names = "(active, names: '|':\(name(superview)) )>"
        #expect(
            LayoutDescription.autoresizing(a) == [
                "\(start)minX == 10   \(names)", "\(start)width == 768   (active)>", "\(start)minY == 20.5   \(names)",
                "\(start)height == 100   (active)>",
            ])
        superview.accessibilityIdentifier = "root"
        #expect(
            LayoutDescription.autoresizing(superview)[0].hasSuffix(
                " root.minX == 0   (active, names: root:\(ObjectAddress.text(of: superview)) )>"))
    }

    @Test(
        "AL-38 flexible margins and sizes are &",
        arguments: [
            ([], "h=--& v=--&"), (.flexibleWidth, "h=-&- v=--&"),
            ([.flexibleWidth, .flexibleHeight], "h=-&- v=-&-"), (.flexibleLeftMargin, "h=&-- v=--&"),
            ([.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin], "h=&-& v=&--"),
            ([.flexibleBottomMargin, .flexibleHeight], "h=--& v=-&&"),
        ] as [(UIView.AutoresizingMask, String)])
    func masks(_ mask: UIView.AutoresizingMask, _ text: String) {
        a.autoresizingMask = mask
        #expect(LayoutDescription.autoresizing(a).allSatisfy { $0.contains(" \(text) ") })
    }

    @Test("AL-41 a report lists the constraints and the broken one")
    func report() {
        let text = ConflictReport(members: ["<one>", "<two>"], broken: "<two>").text
        let lines = text.components(separatedBy: "\n")
        #expect(lines[0] == "Unable to simultaneously satisfy constraints.")
        #expect(
            lines[1]
                == "    Probably at least one of the constraints in the following list is one you don't want.")
        #expect(
            text.hasSuffix(
                """

                (
                    "<one>",
                    "<two>"
                )

                Will attempt to recover by breaking constraint
                <two>
                """))
        #expect(!text.contains("translatesAutoresizingMaskIntoConstraints"))
    }

    @Test("AL-38, AL-41 a report with the frame of a view explains translatesAutoresizingMaskIntoConstraints")
    func reportWithFrame() {
        let text = ConflictReport(members: LayoutDescription.autoresizing(a), broken: "<two>").text
        #expect(text.contains("set its translatesAutoresizingMaskIntoConstraints to false"))
    }
}
