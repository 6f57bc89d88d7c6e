import SystemSupport
import Testing

@testable import UIKit

/// The audit of windows.
@MainActor @Suite(.serialized) struct AccessibilityAuditTests {
    private let stages = StageStore()

    @Test("AX-41: the audit finds missing labels, small targets and texts without contrast")
    func issues() throws {
        let stage = stages.make()
        stage.window.backgroundColor = .white
        let toggle = stage.add(UISwitch(), CGRect(x: 10, y: 10, width: 60, height: 30))
        let small = stage.add(UIButton(type: .system), CGRect(x: 10, y: 60, width: 20, height: 20))
        small.setTitle("x", for: .normal)
        small.setTitleColor(.black, for: .normal)
        let gray = stage.add(UILabel(), CGRect(x: 10, y: 100, width: 100, height: 20))
        gray.text = "gray"
        gray.textColor = UIColor(white: 0.6, alpha: 1)
        stage.window.layoutIfNeeded()
        let found = AccessibilityInspector.issues(in: stage.window)
        #expect(found.count == 3)
        #expect(found.contains { $0.kind == .missingLabel && $0.element === toggle })
        #expect(found.contains { $0.kind == .smallTarget && $0.element === small && $0.frame == small.frame })
        let contrast = try #require(found.first { $0.element === gray })
        #expect(contrast.description == "contrast 2.8: UILabel “gray” (10, 100, 100, 20)")
        toggle.accessibilityLabel = "Power"
        small.frame.size = CGSize(width: 24, height: 24)
        gray.textColor = UIColor(white: 0.4, alpha: 1)
        #expect(AccessibilityInspector.issues(in: stage.window).isEmpty)
    }

    @Test("AX-41: contrast takes translucent colors, large text, disabled labels and unknown backgrounds into account")
    func contrast() {
        let stage = stages.make()
        stage.window.backgroundColor = .white
        let veil = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
        veil.backgroundColor = UIColor(white: 0, alpha: 0.5)
        let label = stage.add(UILabel(), CGRect(x: 0, y: 0, width: 90, height: 40), to: veil)
        label.text = "text"
        label.textColor = UIColor(white: 0.2, alpha: 1)
        func count() -> Int { AccessibilityInspector.issues(in: stage.window).count }
        // The contrast is 3.2.
        #expect(count() == 1)
        label.font = .systemFont(ofSize: 18)
        #expect(count() == 0)
        label.font = .boldSystemFont(ofSize: 14)
        #expect(count() == 0)
        label.font = .systemFont(ofSize: 17)
        label.isEnabled = false
        #expect(count() == 0)
        label.isEnabled = true
        #expect(count() == 1)
        veil.backgroundColor = nil
        stage.window.backgroundColor = nil
        #expect(count() == 0)
    }

    @Test("AX-41: UIKIT_ACCESSIBILITY_AUDIT=1 prints each issue once")
    func report() throws {
        let stage = stages.make()
        let server = try #require(stage.window.windowScene?.server)
        var lines: [String] = []
        let instruments = try #require(
            FrameInstruments(loop: server, environment: ProcessEnvironment(["UIKIT_ACCESSIBILITY_AUDIT": "1"])) {
                lines.append($0)
            })
        let toggle = stage.add(UISwitch(), CGRect(x: 10, y: 10, width: 60, height: 30))
        instruments.layoutEnded(in: [stage.window])
        instruments.layoutEnded(in: [stage.window])
        #expect(lines == ["accessibility: no label: UISwitch (10, 10, 60, 30)"] && toggle.window != nil)
    }
}
