import Testing
import UIKitTesting

@testable import UIKit

/// Tests of controls in right-to-left interfaces.
@MainActor @Suite(.serialized) struct RightToLeftControlTests {
    private let stageStore = StageStore()

    private func stage() throws -> (Stage, EventGenerator) {
        let stage = stageStore.make()
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        return (stage, try EventGenerator(window: stage.window))
    }

    // MARK: Buttons

    private func image(_ size: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { $0.fill($0.format.bounds) }
    }

    private func button(_ configuration: UIButton.Configuration? = nil) -> UIButton {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        button.configuration = configuration
        button.semanticContentAttribute = .forceRightToLeft
        return button
    }

    private func parts(_ button: UIButton) -> (title: CGRect, image: CGRect) {
        button.setNeedsLayout()
        button.layoutIfNeeded()
        return (button.titleLabel?.frame ?? .null, button.imageView?.frame ?? .null)
    }

    @Test("RT-07 the image is on the leading side of the title, and the alignment follows the direction")
    func buttonWithoutConfiguration() {
        let button = button()
        button.setTitle("Title", for: .normal)
        button.setImage(image(16), for: .normal)
        #expect(parts(button).title.maxX == parts(button).image.minX && abs(parts(button).title.minX - 130) < 30)
        let sides: [(UIControl.ContentHorizontalAlignment, UIControl.ContentHorizontalAlignment, CGFloat)] = [
            (.leading, .right, 300), (.trailing, .left, 0), (.left, .left, 0), (.right, .right, 300),
            (.fill, .fill, 300),
        ]
        for (alignment, side, edge) in sides {
            button.contentHorizontalAlignment = alignment
            #expect(button.effectiveContentHorizontalAlignment == side)
            let (title, image) = parts(button)
            #expect(edge == 0 ? title.minX == 0 : image.maxX == 300, "\(alignment)")
            #expect(title.maxX == image.minX)
        }
        // Insets of edges stay on their sides.
        button.contentHorizontalAlignment = .left
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
        #expect(parts(button).title.minX == 20)
        button.semanticContentAttribute = .forceLeftToRight
        #expect(parts(button).image.minX == 20 && parts(button).image.maxX == parts(button).title.minX)
    }

    @Test("RT-07 the parts of a configuration follow the direction")
    func configuredButton() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.subtitle = "A longer subtitle"
        configuration.image = image(16)
        configuration.imagePadding = 5
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 40)
        let button = button(configuration)
        button.contentHorizontalAlignment = .leading
        #expect(parts(button).image.maxX == 290)
        button.contentHorizontalAlignment = .trailing
        let subtitle = button.subviews.compactMap { $0 as? UILabel }.first { $0 !== button.titleLabel }
        #expect(parts(button).title.maxX + 5 == parts(button).image.minX && subtitle?.frame.minX == 40)
        #expect(subtitle?.frame.maxX == button.titleLabel?.frame.maxX && subtitle?.textAlignment == .right)
        #expect(button.contentRect(forBounds: button.bounds).minX == 40)
        button.configuration?.imagePlacement = .trailing
        button.configuration?.titleAlignment = .leading
        #expect(parts(button).image.minX == 40 && parts(button).image.maxX + 5 <= parts(button).title.minX)
        #expect(button.titleLabel?.textAlignment == .right)
        button.semanticContentAttribute = .playback
        button.contentHorizontalAlignment = .leading
        #expect(parts(button).title.minX == 10 && button.titleLabel?.textAlignment == .left)
    }

    // MARK: Controls with a value

    /// Compares the pixels of views with the mirrored pixels of the same views in a left-to-right interface. Edges of
    /// rounded shapes may differ.
    private func expectMirrored(
        _ name: String, _ size: CGSize, _ make: () -> UIView, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        func pixels(_ attribute: UISemanticContentAttribute) -> [UInt32] {
            WidgetStage.runReturning(size) { stage in
                let view = make()
                view.semanticContentAttribute = attribute
                stage.add(view, CGRect(origin: .zero, size: size))
                return stage.pixels().values
            }
        }
        let (plain, mirrored) = (pixels(.unspecified), pixels(.forceRightToLeft))
        #expect(pixels(.playback) == plain, "\(name)", sourceLocation: sourceLocation)
        let width = Int(size.width)
        var differences = 0
        for index in plain.indices {
            let (x, row) = (index % width, index / width * width)
            let (a, b) = (plain[row + width - 1 - x], mirrored[index])
            if [0, 8, 16].contains(where: { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) > 40 }) { differences += 1 }
        }
        #expect(plain != mirrored, "\(name)", sourceLocation: sourceLocation)
        #expect(differences * 50 < plain.count, "\(name): \(differences) pixels", sourceLocation: sourceLocation)
    }

    @Test("RT-08 controls with a value are drawn mirrored")
    func drawing() throws {
        try expectMirrored("switch", CGSize(width: 42, height: 24)) {
            let control = UISwitch()
            control.isOn = true
            return control
        }
        try expectMirrored("slider", CGSize(width: 160, height: 28)) {
            let control = UISlider()
            control.value = 0.25
            control.minimumValueImage = image(8)
            control.maximumValueImage = image(16)
            return control
        }
        try expectMirrored("progress", CGSize(width: 160, height: 8)) {
            let view = UIProgressView()
            view.progress = 0.25
            return view
        }
        try expectMirrored("stepper", UIStepper.size) { UIStepper() }
        try expectMirrored("pages", CGSize(width: 120, height: 24)) {
            let control = UIPageControl()
            control.numberOfPages = 5
            control.currentPage = 1
            return control
        }
        try expectMirrored("segments", CGSize(width: 204, height: 32)) {
            let control = UISegmentedControl(items: ["", "", "", ""])
            control.setWidth(80, forSegmentAt: 0)
            control.selectedSegmentIndex = 0
            return control
        }
    }

    @Test("RT-08 the user drags the knob of a switch to the left to turn it on")
    func switchDrag() throws {
        let (stage, generator) = try stage()
        let control = stage.add(UISwitch(), CGRect(x: 100, y: 100, width: 42, height: 24))
        try generator.fingerDrag(from: CGPoint(x: 130, y: 112), to: CGPoint(x: 90, y: 112), duration: 0.2)
        #expect(control.isOn)
        try generator.fingerDrag(from: CGPoint(x: 110, y: 112), to: CGPoint(x: 150, y: 112), duration: 0.2)
        #expect(!control.isOn)
    }

    @Test("RT-08 the minimum of a slider is at the right end")
    func slider() throws {
        let (stage, generator) = try stage()
        let control = stage.add(UISlider(), CGRect(x: 100, y: 100, width: 200, height: 28))
        let track = control.trackRect(forBounds: control.bounds)
        #expect(control.thumbRect(forBounds: control.bounds, trackRect: track, value: 0).maxX == track.maxX)
        #expect(control.thumbRect(forBounds: control.bounds, trackRect: track, value: 1).minX == track.minX)
        try generator.pointerClick(at: CGPoint(x: 110, y: 114))
        #expect(control.value > 0.9)
        control.value = 0.5
        control.becomeFirstResponder()
        try generator.keyPress(.keyboardLeftArrow)
        #expect(control.value > 0.5)
        try generator.keyPress(.keyboardRightArrow)
        try generator.keyPress(.keyboardRightArrow)
        #expect(control.value < 0.5)
        try generator.keyPress(.keyboardUpArrow)
        #expect(abs(control.value - 0.5) < 0.001)
        control.minimumValueImage = image(10)
        #expect(control.minimumValueImageRect(forBounds: control.bounds).maxX == 200)
        #expect(control.maximumValueImageRect(forBounds: control.bounds).minX == 0)
        #expect(control.trackRect(forBounds: control.bounds).maxX < 190)
    }

    @Test("RT-08 the right half of a stepper decrements")
    func stepper() throws {
        let (stage, generator) = try stage()
        let control = stage.add(UIStepper(), CGRect(origin: CGPoint(x: 100, y: 100), size: UIStepper.size))
        control.value = 5
        try generator.pointerClick(at: CGPoint(x: 110, y: 110))
        #expect(control.value == 6)
        try generator.pointerClick(at: CGPoint(x: 175, y: 110))
        #expect(control.value == 5)
        control.becomeFirstResponder()
        try generator.keyPress(.keyboardLeftArrow)
        #expect(control.value == 6)
    }

    @Test("RT-08 the first segment and the first page are at the right end")
    func segmentsAndPages() throws {
        let (stage, generator) = try stage()
        let segments = stage.add(
            UISegmentedControl(items: ["A", "B", "C"]), CGRect(x: 50, y: 20, width: 300, height: 32))
        try generator.pointerClick(at: CGPoint(x: 330, y: 36))
        #expect(segments.selectedSegmentIndex == 0)
        segments.becomeFirstResponder()
        try generator.keyPress(.keyboardLeftArrow)
        #expect(segments.selectedSegmentIndex == 1)
        try generator.pointerClick(at: CGPoint(x: 70, y: 36))
        #expect(segments.selectedSegmentIndex == 2)
        try generator.keyPress(.keyboardRightArrow)
        #expect(segments.selectedSegmentIndex == 1)
        let pages = stage.add(UIPageControl(), CGRect(x: 100, y: 100, width: 200, height: 24))
        pages.numberOfPages = 5
        try generator.pointerClick(at: pages.convert(pages.dotMiddle(3), to: stage.window))
        #expect(pages.currentPage == 3 && pages.dotMiddle(3).x < pages.dotMiddle(0).x)
        try generator.fingerTap(at: CGPoint(x: 110, y: 112))
        #expect(pages.currentPage == 4)
        pages.becomeFirstResponder()
        try generator.keyPress(.keyboardRightArrow)
        #expect(pages.currentPage == 3)
    }

    // MARK: Images

    @Test("RT-11 image views mirror images that flip, also after a change of the direction")
    func images() throws {
        let size = CGSize(width: 40, height: 20)
        let half = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let flipping = half.imageFlippedForRightToLeftLayoutDirection()
        #expect(!half.flipsForRightToLeftLayoutDirection && flipping.flipsForRightToLeftLayoutDirection)
        WidgetStage.run(width: 40, height: 20) { stage in
            let view = stage.add(UIImageView(image: half), CGRect(origin: .zero, size: size))
            @MainActor func isMirrored() -> Bool {
                stage.show()
                return stage.nonWhiteBounds().minX == 20
            }
            stage.window.traitOverrides.layoutDirection = .rightToLeft
            #expect(!isMirrored())
            view.image = flipping
            #expect(isMirrored())
            view.semanticContentAttribute = .spatial
            #expect(!isMirrored())
            view.semanticContentAttribute = .unspecified
            #expect(isMirrored())
            stage.window.traitOverrides.layoutDirection = .leftToRight
            #expect(!isMirrored())
            view.image = half.withHorizontallyFlippedOrientation()
            #expect(isMirrored())
        }
    }

    @Test("RT-11 cap insets are mirrored, and symbols with a direction flip")
    func capInsetsAndSymbols() throws {
        let image = image(20).resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(image.flipped(isRightToLeft: true) === image)
        let flipping = image.imageFlippedForRightToLeftLayoutDirection()
        #expect(flipping.flipped(isRightToLeft: false) === flipping)
        let flipped = flipping.flipped(isRightToLeft: true)
        #expect(flipped.capInsets == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(flipped.imageOrientation == .upMirrored)
        let forward = try #require(UIImage(systemName: "chevron.forward"))
        let right = try #require(UIImage(systemName: "chevron.right"))
        let left = try #require(UIImage(systemName: "chevron.left"))
        #expect(forward.flipsForRightToLeftLayoutDirection && !right.flipsForRightToLeftLayoutDirection)
        #expect(forward.pngData() == right.pngData())
        #expect(forward.flipped(isRightToLeft: true).pngData() != right.pngData())
        #expect(left.pngData() != right.pngData())
    }
}

extension WidgetStage {
    /// Calls `body` with a new stage of a size, which is closed afterwards, and returns its result.
    fileprivate static func runReturning<Result>(_ size: CGSize, _ body: (WidgetStage) -> Result) -> Result {
        let stage = WidgetStage(width: size.width, height: size.height)
        defer { stage.end() }
        return body(stage)
    }
}
