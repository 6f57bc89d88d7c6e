import DisplayServer
import Foundation
import Testing

@testable import UIKit

/// Tests of the appearance of controls. If `UIKIT_SHEETS` is set to a folder, the tests write the sheets there as PNG
/// files.
@MainActor @Suite(.serialized) struct ControlSheetTests {
    @Test(
        "every control in every state is drawn, in light and dark, at each scale",
        arguments: [1, 1.5, 2] as [CGFloat],
        ControlSheet.Content.allCases.flatMap { [($0, UIUserInterfaceStyle.light), ($0, .dark)] })
    func sheet(scale: CGFloat, look: (content: ControlSheet.Content, style: UIUserInterfaceStyle)) throws {
        let (content, style) = look
        let sheet = ControlSheet(content, scale: scale, style: style)
        defer { sheet.end() }
        let surface = try #require(sheet.server.surfaces.first)
        let ground: UInt32 = style == .dark ? 0x1B1D21 : 0xFFFFFF
        for view in sheet.views where !view.isHidden {
            let frame = view.frame
            let marks = surface.readPixels { pixels in
                var count = 0
                for y in Int(frame.minY * scale)..<Int(frame.maxY * scale) where count <= 20 {
                    for x in Int(frame.minX * scale)..<Int(frame.maxX * scale) where pixels[x, y] & 0xFFFFFF != ground {
                        count += 1
                    }
                }
                return count
            }
            #expect(try #require(marks) > 20, "\(view) shows nothing")
        }
        if let folder = ProcessInfo.processInfo.environment["UIKIT_SHEETS"] {
            let name = "\(content)-\(style == .dark ? "dark" : "light")-\(scale).png"
            try sheet.picture()?.pngData()?.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
        }
    }

    @Test(
        "what is on the screen after any change equals a full repaint",
        arguments: [1, 1.5, 2] as [CGFloat], ControlSheet.Content.allCases)
    func incremental(scale: CGFloat, content: ControlSheet.Content) throws {
        let sheet = ControlSheet(content, scale: scale, style: .light)
        defer { sheet.end() }
        var random = SeededGenerator(seed: UInt64(scale * 10))
        for step in 0..<150 {
            guard let view = sheet.views.randomElement(using: &random) else { break }
            mutate(view, in: sheet, &random)
            if step == 75 { sheet.window.overrideUserInterfaceStyle = .dark }
            sheet.server.serve(for: 0.02)
            // Wrong pixels persist for a while, and repainting everything after every step would take most of a minute.
            guard step % 5 == 4 else { continue }
            if let pixel = sheet.firstWrongPixel() {
                Issue.record("pixel \(pixel) after step \(step), a change of \(view), or in the four steps before")
                return
            }
        }
    }

    private func mutate(_ view: UIView, in sheet: ControlSheet, _ random: inout SeededGenerator) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: (view as? UIControl)?.isEnabled.toggle()
        case 1: (view as? UIControl)?.isHighlighted.toggle()
        case 2: (view as? UIControl)?.isSelected.toggle()
        case 3: view.frame.origin.x += random.number(-8...8)
        case 4: if view.canBecomeFirstResponder, view.becomeFirstResponder() { sheet.window.focus.show(view) }
        case 5: view.tintColor = [UIColor.systemRed, .systemGreen, .systemBlue].randomElement(using: &random)
        case 6:
            let point = CGPoint(x: view.bounds.width * random.number(0...1), y: view.bounds.midY)
            (view as? UIControl)?.pointerDidMove(to: random.chance(0.3) ? nil : point)
        default: change(view, &random)
        }
    }

    private func change(_ view: UIView, _ random: inout SeededGenerator) {
        switch view {
        case let view as UISwitch: view.isOn.toggle()
        case let view as UISlider: view.value = Float(random.number(0...1))
        case let view as UIStepper: view.value = random.chance(0.5) ? 0 : 50
        case let view as UISegmentedControl:
            view.selectedSegmentIndex = Int.random(in: -1..<view.numberOfSegments, using: &random)
        case let view as UIPageControl: view.currentPage = Int.random(in: 0..<6, using: &random)
        case let view as UIProgressView: view.progress = Float(random.number(0...1))
        case let view as UIActivityIndicatorView: view.isAnimating ? view.stopAnimating() : view.startAnimating()
        case let view as UIButton:
            view.configuration?.title = ["Short", "A longer title", nil].randomElement(using: &random) ?? nil
            view.configuration?.showsActivityIndicator = random.chance(0.3)
            view.configuration?.imagePlacement = random.chance(0.5) ? .trailing : .top
        default: break
        }
    }
}
