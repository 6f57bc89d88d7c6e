import Testing

@Suite struct KeyValueObservingTests {
    private static let head = "func observeValue(forKeyPath k: String?, of o: Any?, change: Any?, context: Any?)"

    @Test("Observation of key paths is lowered only in classes that inherit from NSObject", arguments: cases)
    func lowers(_ test: LoweringCase) { test.check() }

    static let cases: [LoweringCase] = [
        LoweringCase(same: "o.addObserver(self, forKeyPath: \"x\", options: [], context: nil)"),
        LoweringCase(same: "o.removeObserver(self, forKeyPath: \"x\")"),
        LoweringCase(same: "let t = o.observe(\\.x, options: [.new]) { _, _ in }"),
        LoweringCase(same: "let t = o.observe(x) { _ in }"),
        LoweringCase(
            "import UIKit\nclass C: NSObject { override \(head) {} }",
            "import UIKit\nclass C: NSObject, UIKit.KeyValueObserver {          \(head) {} }", movesColumns: true),
        LoweringCase(
            "import UIKit\nclass C: NSObject, P {\n    override \(head) {\n"
                + "        super.observeValue(forKeyPath: k, of: o, change: change, context: context)\n    }\n}",
            "import UIKit\nclass C: NSObject, P, UIKit.KeyValueObserver {\n             \(head) {\n"
                + "        unexpectedValue   (forKeyPath: k, of: o, change: change, context: context)\n    }\n}",
            movesColumns: true),
        LoweringCase(same: "import UIKit\nclass C: UIView { override \(head) {} }"),
        LoweringCase(same: "import UIKit\nclass C: B { override \(head) {} }", other: "class B: UIViewController {}"),
        LoweringCase(
            same: "import UIKit\nclass C: B { override \(head) {} }",
            other: "class B: NSObject { override \(head) {} }"),
        LoweringCase(
            "import UIKit\nclass C: B { override \(head) {} }",
            "import UIKit\nclass C: B, UIKit.KeyValueObserver {          \(head) {} }", movesColumns: true,
            other: "class B: NSObject {}"),
        LoweringCase(same: "import UIKit\nclass C: NSObject { \(head) {} }"),
        LoweringCase(
            "import Foundation\nvar t: NSKeyValueObservation?", "import Foundation\nvar t: NSKeyValueObservation?",
            generated: ["import UIKit"]),
        LoweringCase(
            "import QuartzCore\nlet link = CADisplayLink()", "import QuartzCore\nlet link = CADisplayLink()",
            generated: ["import UIKit"]),
        LoweringCase(same: "import Foundation\nstruct Selector {}\nvar t: Selector"),
    ]
}
