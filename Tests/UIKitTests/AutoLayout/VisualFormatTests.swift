import Foundation
import Testing

@testable import UIKit

/// Tests of the constraints that visual format strings create (VF-02…VF-06).
@MainActor struct VisualFormatTests {
    private let superview = UIView()
    private let a = UIView()
    private let b = UIView()
    private let guide = UILayoutGuide()
    private let views: [String: Any]

    init() {
        superview.addSubview(a)
        superview.addSubview(b)
        superview.addLayoutGuide(guide)
        superview.accessibilityIdentifier = "superview"
        a.accessibilityIdentifier = "a"
        b.accessibilityIdentifier = "b"
        guide.identifier = "guide"
        views = ["a": a, "b": b, "guide": guide]
    }

    /// Returns the equations of a visual format string.
    private func equations(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
    ) -> [String] {
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
            .map(equation)
    }

    private func equation(_ constraint: NSLayoutConstraint) -> String {
        let relation =
            switch constraint.relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        let second =
            constraint.secondItem == nil ? "" : "\(name(constraint.secondItem)).\(constraint.secondAttribute.name) + "
        let priority = constraint.priority == .required ? "" : " @\(constraint.priority.rawValue)"
        let first = "\(name(constraint.firstItem)).\(constraint.firstAttribute.name)"
        return "\(first) \(relation) \(second)\(constraint.constant)\(priority)"
    }

    private func name(_ item: AnyObject?) -> String {
        (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier ?? "?"
    }

    private func message(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any] = [:],
        _ views: [String: Any]? = nil
    ) -> String {
        do throws(VisualFormatError) {
            _ = try VisualFormatBuilder.constraints(
                format, options: options, metrics: metrics, views: views ?? self.views)
            return "no error"
        } catch {
            return error.description
        }
    }

    @Test("VF-05 constraints are inactive, required, and in the order of the string")
    func order() {
        #expect(equations("[a(100)]") == ["a.width == 100.0"])
        #expect(
            equations("|-[a(50)]-[b]-|", [.alignAllTop]) == [
                "a.leading == superview.leading + 20.0", "a.width == 50.0", "b.leading == a.trailing + 8.0",
                "superview.trailing == b.trailing + 20.0", "a.top == b.top + 0.0",
            ])
        let constraints = NSLayoutConstraint.constraints(withVisualFormat: "|[a]|", metrics: nil, views: views)
        #expect(constraints.count == 2 && constraints.allSatisfy { !$0.isActive && $0.priority == .required })
        #expect(constraints.allSatisfy { $0.multiplier == 1 && $0.identifier == nil })
    }

    @Test("VF-03 the standard space is 8 between siblings and 20 at the superview; without one they touch")
    func standardSpace() {
        #expect(
            equations("V:|-[a]-[b]|") == [
                "a.top == superview.top + 20.0", "b.top == a.bottom + 8.0", "superview.bottom == b.bottom + 0.0",
            ])
        #expect(equations("V:[a][b]") == ["b.top == a.bottom + 0.0"])
    }

    @Test("VF-01 spaces have relations, several predicates and priorities")
    func spaces() {
        #expect(equations("[a]-12.5-[b]") == ["b.leading == a.trailing + 12.5"])
        #expect(equations("[a]-(-4)-[b]") == ["b.leading == a.trailing + -4.0"])
        #expect(
            equations("[a]-(>=8,<=20@750)-[b]") == [
                "b.leading >= a.trailing + 8.0", "b.leading <= a.trailing + 20.0 @750.0",
            ])
        #expect(equations("[a]->=0-|") == ["superview.trailing >= a.trailing + 0.0"])
    }

    @Test("VF-01 sizes are numbers, metrics and sizes of other views, along the axis of the string")
    func sizes() {
        #expect(equations("[a(>=50,<=100@20)]") == ["a.width >= 50.0", "a.width <= 100.0 @20.0"])
        #expect(equations("V:[a(==b@250)]") == ["a.height == b.height + 0.0 @250.0"])
        #expect(equations("[a(size)]", [], ["size": 30]) == ["a.width == 30.0"])
        #expect(equations("[a(b)]", [], ["b": 30]) == ["a.width == 30.0"])
    }

    @Test("VF-02 metrics are numbers of any type")
    func metrics() {
        let metrics: [String: Any] = [
            "int": 1, "double": 2.5, "float": Float(3.5), "cgFloat": CGFloat(4.5), "number": NSNumber(value: 5.5),
            "unsigned": UInt8(6), "priority": UILayoutPriority.defaultHigh,
        ]
        #expect(
            equations("[a(int,double,float,cgFloat,number,unsigned@priority,7@number)]", [], metrics) == [
                "a.width == 1.0", "a.width == 2.5", "a.width == 3.5", "a.width == 4.5", "a.width == 5.5",
                "a.width == 6.0 @750.0", "a.width == 7.0 @5.5",
            ])
        #expect(
            equations("|-double-[a]-(>=int@priority)-|", [], metrics) == [
                "a.leading == superview.leading + 2.5", "superview.trailing >= a.trailing + 1.0 @750.0",
            ])
    }

    @Test("VF-02 guides are items too, and | is the superview of the first view")
    func guides() {
        #expect(
            equations("|[guide]-[a]|") == [
                "guide.leading == superview.leading + 0.0", "a.leading == guide.trailing + 8.0",
                "superview.trailing == a.trailing + 0.0",
            ])
        a.addSubview(b)
        #expect(
            equations("|[a][b]|").last == "superview.trailing == b.trailing + 0.0")
    }

    @Test("VF-04 left to right and right to left do not depend on the layout direction")
    func directions() {
        #expect(
            equations("|-[a]-[b]-|", .directionLeftToRight) == [
                "a.left == superview.left + 20.0", "b.left == a.right + 8.0", "superview.right == b.right + 20.0",
            ])
        #expect(
            equations("|-[a]->=3-[b]-|", .directionRightToLeft) == [
                "superview.right == a.right + 20.0", "a.left >= b.right + 3.0", "b.left == superview.left + 20.0",
            ])
        #expect(equations("V:[a][b]", .directionRightToLeft) == ["b.top == a.bottom + 0.0"])
    }

    @Test(
        "VF-04 an alignment adds an equality for each pair of neighbors",
        arguments: [
            ("H:[a][b][guide]", NSLayoutConstraint.FormatOptions.alignAllTop, "top"),
            ("H:[a][b][guide]", .alignAllBottom, "bottom"), ("H:[a][b][guide]", .alignAllCenterY, "centerY"),
            ("H:[a][b][guide]", .alignAllFirstBaseline, "firstBaseline"),
            ("H:[a][b][guide]", .alignAllLastBaseline, "lastBaseline"),
            ("V:[a][b][guide]", .alignAllLeft, "left"), ("V:[a][b][guide]", .alignAllRight, "right"),
            ("V:[a][b][guide]", .alignAllLeading, "leading"), ("V:[a][b][guide]", .alignAllTrailing, "trailing"),
            ("V:[a][b][guide]", .alignAllCenterX, "centerX"),
        ])
    func alignments(_ format: String, _ options: NSLayoutConstraint.FormatOptions, _ attribute: String) {
        #expect(
            equations(format, options).dropFirst(2) == [
                "a.\(attribute) == b.\(attribute) + 0.0", "b.\(attribute) == guide.\(attribute) + 0.0",
            ])
    }

    @Test("VF-04 several alignments are allowed, those along the axis are not")
    func severalAlignments() {
        #expect(
            equations("[a][b]", [.alignAllTop, .alignAllBottom]).dropFirst() == [
                "a.top == b.top + 0.0", "a.bottom == b.bottom + 0.0",
            ])
        #expect(
            message("[a][b]", .alignAllLeading) == """
                Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that \
                is also horizontal.
                [a][b]
                    ^
                """)
        #expect(
            message("V:[a][b]", .alignAllTop).hasPrefix(
                """
                Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is \
                also vertical.
                """))
        #expect(message("[a]", .alignAllLeading) == "no error")
        #expect(message("[a]", .directionMask) == "Options must contain at most one direction\n[a]\n^")
    }

    @Test("VF-04 spaces between baselines apply to neighboring views of a column")
    func baselineSpacing() throws {
        #expect(
            equations("V:|-[a]-30-[b]-|", .spacingBaselineToBaseline) == [
                "a.top == superview.top + 20.0", "b.firstBaseline == a.lastBaseline + 30.0",
                "superview.bottom == b.bottom + 20.0",
            ])
        #expect(equations("V:[guide]-[a]", .spacingBaselineToBaseline) == ["a.top == guide.bottom + 8.0"])
        #expect(equations("[a]-[b]", .spacingBaselineToBaseline) == ["b.leading == a.trailing + 8.0"])
    }

    @Test("AL-15, VF-04 the standard space between baselines depends on the fonts")
    func standardBaselineSpacing() throws {
        let title = UILabel()
        let text = UILabel()
        title.font = .systemFont(ofSize: 40)
        text.font = .systemFont(ofSize: 12)
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[title]-[text]", options: .spacingBaselineToBaseline, metrics: nil,
            views: ["title": title, "text": text])
        let constraint = try #require(constraints.first)
        #expect(constraint.firstAttribute == .firstBaseline && constraint.secondAttribute == .lastBaseline)
        #expect(constraint.constant == title.font.lineHeight)
    }

    @Test("VF-06 names without a value, or with one of a wrong type, have a message with their place")
    func names() {
        #expect(
            message("|[blackBox]|") == """
                Unable to find view with name blackBox
                |[blackBox]|
                  ^
                """)
        #expect(
            message("[a]-gap-[b]") == """
                Encountered metric with name "gap", but value was not specified in metrics or views dictionaries
                [a]-gap-[b]
                    ^
                """)
        #expect(
            message("[a]-b-[b]") == """
                Expected a metric. Views can be compared only with views
                [a]-b-[b]
                    ^
                """)
        #expect(
            message("[a(8@b)]", [], ["a": 1]).hasPrefix("Encountered metric with name \"b\""))
        #expect(
            message("[a(m)]", [], ["m": "8"]) == "The value of metric m must be a finite number\n[a(m)]\n   ^")
        #expect(
            message("[a(m)]", [], ["m": Double.infinity])
                == "The value of metric m must be a finite number\n[a(m)]\n   ^")
        #expect(
            message("[c]", [], [:], ["c": 1]) == "The value of c must be a view or a layout guide\n[c]\n ^")
        for priority in ["0", "1001"] {
            #expect(
                message("[a(8@\(priority))]").hasPrefix("Priorities must be greater than 0 and less or equal to 1000"))
        }
    }

    @Test("VF-02, VF-06 | needs a superview")
    func superviewIsMissing() {
        #expect(
            message("[c]-|", [], [:], ["c": UIView()]) == """
                Unable to interpret '|' character, because the related view doesn't have a superview
                [c]-|
                    ^
                """)
    }

    @Test("VF-06 a bad format is a programming error") func badFormat() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "V|[a]", metrics: nil, views: ["a": UIView()])
            }
        }
    }
}
