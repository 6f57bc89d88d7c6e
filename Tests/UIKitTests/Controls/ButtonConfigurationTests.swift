import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct ButtonConfigurationTests {
    private let stageStore = StageStore()

    private func button(_ configuration: UIButton.Configuration, _ size: CGSize? = nil) -> UIButton {
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(origin: .zero, size: size ?? button.intrinsicContentSize)
        button.layoutIfNeeded()
        return button
    }

    private func image(_ size: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size, height: size))
        }
    }

    @Test("the defaults equal Apple's")
    func defaults() {
        let configuration = UIButton.Configuration.plain()
        #expect(configuration.title == nil && configuration.subtitle == nil && configuration.image == nil)
        #expect(configuration.buttonSize == .medium && configuration.cornerStyle == .dynamic)
        #expect(configuration.imagePlacement == .leading && configuration.imagePadding == 0)
        #expect(configuration.titleAlignment == .automatic && configuration.titleLineBreakMode == .byWordWrapping)
        #expect(configuration.automaticallyUpdateForSelection && !configuration.showsActivityIndicator)
        #expect(UIButton.Configuration.CornerStyle.fixed.rawValue == -1)
        #expect(UIButton.Configuration.CornerStyle.capsule.rawValue == 4)
        #expect(NSDirectionalRectEdge.trailing.rawValue == 8)
        let button = UIButton(type: .system)
        #expect(button.configuration == nil && button.automaticallyUpdatesConfiguration)
        #expect(!button.changesSelectionAsPrimaryAction && button.subtitleLabel == nil)
    }

    @Test("title, subtitle and image are shown and removed")
    func content() {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Title"
        let subject = button(configuration)
        #expect(subject.titleLabel?.text == "Title" && subject.currentTitle == "Title" && subject.subtitleLabel == nil)
        let plain = subject.intrinsicContentSize
        subject.configuration?.subtitle = "Subtitle"
        #expect(subject.subtitleLabel?.text == "Subtitle")
        let taller = subject.intrinsicContentSize
        #expect(taller.height > plain.height + 8)
        subject.configuration?.image = image(20)
        #expect(subject.intrinsicContentSize.width == taller.width + 20)
        subject.configuration?.imagePadding = 7
        #expect(subject.intrinsicContentSize.width == taller.width + 27)
        #expect(subject.imageView?.image != nil)
        subject.configuration?.image = nil
        subject.configuration?.subtitle = nil
        #expect(subject.intrinsicContentSize == plain && subject.subtitleLabel == nil)
        subject.configuration = nil
        subject.setTitle("Own", for: .normal)
        #expect(subject.titleLabel?.text == "Own" && subject.titleLabel?.numberOfLines == 1)
    }

    @Test("title and image come from the action or the state titles if the configuration has none")
    func fallback() {
        let action = UIAction(title: "Action", image: image(10)) { _ in }
        let subject = UIButton(configuration: .filled(), primaryAction: action)
        #expect(subject.titleLabel?.text == "Action" && subject.intrinsicContentSize.width > 10)
        subject.setTitle("Chosen", for: .selected)
        subject.isSelected = true
        #expect(subject.titleLabel?.text == "Chosen")
        subject.configuration?.title = "Mine"
        #expect(subject.titleLabel?.text == "Mine")
    }

    @Test("the image is at its placement edge")
    func placement() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.image = image(16)
        configuration.imagePadding = 5
        func frames(_ edge: NSDirectionalRectEdge) -> (CGRect, CGRect) {
            configuration.imagePlacement = edge
            let subject = button(configuration)
            return (subject.imageView?.frame ?? .null, subject.titleLabel?.frame ?? .null)
        }
        var (imageFrame, title) = frames(.leading)
        #expect(imageFrame.maxX + 5 == title.minX && abs(imageFrame.midY - title.midY) <= 1)
        (imageFrame, title) = frames(.trailing)
        #expect(title.maxX + 5 == imageFrame.minX && abs(imageFrame.midY - title.midY) <= 1)
        (imageFrame, title) = frames(.top)
        #expect(imageFrame.maxY + 5 == title.minY && abs(imageFrame.midX - title.midX) <= 1)
        (imageFrame, title) = frames(.bottom)
        #expect(title.maxY + 5 == imageFrame.minY && abs(imageFrame.midX - title.midX) <= 1)
    }

    @Test("the content follows the control's alignments within the insets")
    func alignment() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 20)
        let subject = button(configuration, CGSize(width: 300, height: 100))
        func frame() -> CGRect {
            subject.setNeedsLayout()
            subject.layoutIfNeeded()
            return subject.titleLabel?.frame ?? .null
        }
        #expect(abs(frame().midX - 145) <= 1)
        subject.contentHorizontalAlignment = .leading
        subject.contentVerticalAlignment = .top
        #expect(frame().origin == CGPoint(x: 10, y: 1))
        subject.contentHorizontalAlignment = .trailing
        subject.contentVerticalAlignment = .bottom
        #expect(frame().maxX == 280 && frame().maxY == 98)
    }

    @Test("title and subtitle follow the title alignment")
    func titleAlignment() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "T"
        configuration.subtitle = "A much longer subtitle"
        func frames(_ alignment: UIButton.Configuration.TitleAlignment) -> (CGRect, CGRect) {
            configuration.titleAlignment = alignment
            let subject = button(configuration)
            return (subject.titleLabel?.frame ?? .null, subject.subtitleLabel?.frame ?? .null)
        }
        var (title, subtitle) = frames(.leading)
        #expect(title.minX == subtitle.minX && title.maxY + 1 == subtitle.minY)
        (title, subtitle) = frames(.trailing)
        #expect(title.maxX == subtitle.maxX)
        (title, subtitle) = frames(.automatic)
        #expect(abs(title.midX - subtitle.midX) <= 1)
        configuration.image = image(10)
        (title, subtitle) = frames(.automatic)
        #expect(title.minX == subtitle.minX, "next to an image the titles are aligned with its side")
    }

    @Test("button sizes have default fonts and insets until the insets are set")
    func sizes() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        var heights: [CGFloat] = []
        for size in [UIButton.Configuration.Size.mini, .small, .medium, .large] {
            configuration.buttonSize = size
            heights.append(button(configuration).intrinsicContentSize.height)
        }
        #expect(heights == heights.sorted() && Set(heights).count == 4)
        configuration.contentInsets = .zero
        configuration.buttonSize = .mini
        #expect(configuration.contentInsets == .zero)
        configuration.setDefaultContentInsets()
        #expect(configuration.contentInsets.leading == 8)
    }

    @Test("titles wrap at the available width if the line break mode allows it")
    func wrapping() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "A title of several words that has to wrap"
        let subject = button(configuration)
        let wide = subject.intrinsicContentSize
        let narrow = subject.sizeThatFits(CGSize(width: 150, height: 0))
        #expect(narrow.width <= 150 && narrow.height > wide.height * 1.5)
        subject.configuration?.titleLineBreakMode = .byTruncatingTail
        #expect(subject.sizeThatFits(CGSize(width: 150, height: 0)).height == wide.height)
    }

    @Test("a title fits into its intrinsic size", arguments: [1, 1.25, 1.5, 2] as [CGFloat])
    func exactFit(scale: CGFloat) {
        WidgetStage.run(width: 400, height: 100, scale: scale) { stage in
            for size in [UIButton.Configuration.Size.mini, .small, .medium, .large] {
                for title in ["Mini", "Large", "A few words", "iiii"] {
                    var configuration = UIButton.Configuration.filled()
                    configuration.buttonSize = size
                    configuration.title = title
                    configuration.imagePadding = 6
                    configuration.image = UIImage(systemName: "plus")
                    let subject = UIButton(configuration: configuration)
                    let wished = subject.sizeThatFits(CGSize(width: 300, height: 40))
                    #expect(wished == subject.intrinsicContentSize)
                    stage.add(subject, CGRect(origin: CGPoint(x: 20, y: 10), size: wished))
                    let height = subject.titleLabel?.frame.height ?? 0
                    #expect(height < size.font.lineHeight * 1.5, "\(title) wraps, \(size), \(wished)")
                    subject.removeFromSuperview()
                }
            }
        }
    }

    @Test("the corner radius comes from the background, the corner style or the height")
    func corners() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        let subject = button(configuration, CGSize(width: 100, height: 40))
        func radius() -> CGFloat? {
            subject.layoutIfNeeded()
            return subject.backgroundLayer?.cornerRadius
        }
        #expect(radius() == 8)
        subject.configuration?.background.cornerRadius = 3
        #expect(radius() == 3)
        subject.configuration?.cornerStyle = .large
        #expect(radius() == 12)
        subject.configuration?.cornerStyle = .capsule
        #expect(radius() == 20)
        #expect(subject.focusShape.cornerRadius == 20)
    }

    @Test("background colors follow style, state and tint; explicit colors take precedence")
    func colors() throws {
        func background(_ subject: UIButton) -> CGColor? {
            subject.layoutIfNeeded()
            return subject.backgroundLayer?.isHidden == false ? subject.backgroundLayer?.backgroundColor : nil
        }
        #expect(background(button(.plain())) == nil)
        let filled = button(.filled())
        filled.tintColor = .red
        #expect(background(filled) == UIColor.red.cgColor)
        filled.isHighlighted = true
        #expect(background(filled) != UIColor.red.cgColor && background(filled) != nil)
        filled.isHighlighted = false
        filled.configuration?.baseBackgroundColor = .green
        #expect(background(filled) == UIColor.green.cgColor)
        filled.configuration?.background.backgroundColor = .blue
        #expect(background(filled) == UIColor.blue.cgColor)
        filled.configuration?.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .orange }
        #expect(background(filled) == UIColor.orange.cgColor)
        let plain = button(.plain())
        #expect(background(plain) == nil)
        plain.isSelected = true
        #expect(background(plain) != nil, "selected")
        plain.configuration?.automaticallyUpdateForSelection = false
        #expect(background(plain) == nil)
        plain.configuration?.background.strokeWidth = 2
        plain.configuration?.background.strokeColor = .red
        plain.layoutIfNeeded()
        #expect(plain.backgroundLayer?.borderWidth == 2 && plain.backgroundLayer?.borderColor == UIColor.red.cgColor)
    }

    @Test("text on a filled background is legible for any tint")
    func contrast() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        let subject = button(configuration)
        subject.tintColor = .yellow
        #expect(subject.titleLabel?.textColor == UIColor(white: 0.08, alpha: 1))
        subject.tintColor = .black
        #expect(subject.titleLabel?.textColor == .white)
        subject.configuration?.baseForegroundColor = .red
        #expect(subject.titleLabel?.textColor == .red)
        subject.isEnabled = false
        #expect(subject.titleLabel?.textColor == .tertiaryLabel)
    }

    @Test("the update handler runs once per update, before layout, with the current state")
    func updateHandler() {
        let subject = UIButton(configuration: .gray())
        var calls = 0
        subject.configurationUpdateHandler = { button in
            calls += 1
            button.configuration?.title = button.isHighlighted ? "pressed" : button.isSelected ? "on" : "off"
        }
        subject.layoutIfNeeded()
        #expect(calls == 1 && subject.titleLabel?.text == "off")
        subject.isSelected = true
        subject.isHighlighted = true
        subject.isHighlighted = false
        subject.setNeedsUpdateConfiguration()
        #expect(calls == 1, "requests are coalesced")
        subject.layoutIfNeeded()
        #expect(calls == 2 && subject.titleLabel?.text == "on")
        subject.automaticallyUpdatesConfiguration = false
        subject.layoutIfNeeded()
        subject.isSelected = false
        subject.layoutIfNeeded()
        #expect(calls == 3 && subject.titleLabel?.text == "on")
        subject.setNeedsUpdateConfiguration()
        subject.layoutIfNeeded()
        #expect(subject.titleLabel?.text == "off")
    }

    @Test("attributes of an attributed title and of a transformer override the defaults")
    func attributedTitles() {
        var configuration = UIButton.Configuration.plain()
        var title = AttributedString("Styled")
        title.foregroundColor = .red
        configuration.attributedTitle = title
        let subject = button(configuration)
        #expect(subject.titleLabel?.text == "Styled" && subject.titleLabel?.textColor == .red)
        #expect(subject.titleLabel?.font == UIButton.Configuration.Size.medium.font)
        configuration.attributedTitle = nil
        configuration.title = "Plain"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.systemFont(ofSize: 30)
            return outgoing
        }
        subject.configuration = configuration
        #expect(subject.titleLabel?.font == UIFont.systemFont(ofSize: 30) && subject.titleLabel?.text == "Plain")
        #expect(subject.titleLabel?.textColor == subject.tintColor)
    }

    @Test("an activity indicator replaces the image")
    func indicator() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.image = image(40)
        let subject = button(configuration)
        let wide = subject.intrinsicContentSize.width
        subject.configuration?.showsActivityIndicator = true
        subject.layoutIfNeeded()
        let found = subject.subviews.compactMap { $0 as? UIActivityIndicatorView }
        #expect(found.count == 1 && found.first?.isAnimating == true && subject.imageView?.image == nil)
        #expect(subject.intrinsicContentSize.width == wide - 20)
        subject.configuration?.showsActivityIndicator = false
        subject.layoutIfNeeded()
        #expect(!subject.subviews.contains { $0 is UIActivityIndicatorView } && subject.imageView?.image != nil)
    }

    @Test("a button that changes its selection toggles by touch, key and code")
    func toggling() throws {
        let stage = stageStore.make()
        stage.window.makeKey()
        let subject = stage.add(button(.plain()), CGRect(x: 10, y: 10, width: 100, height: 30))
        subject.changesSelectionAsPrimaryAction = true
        var seen: [Bool] = []
        subject.addAction(
            UIAction { seen.append(($0.sender as? UIButton)?.isSelected ?? false) }, for: .primaryActionTriggered)
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerTap(at: subject)
        try generator.keyPress(.keyboardSpacebar)
        subject.performPrimaryAction()
        #expect(seen == [true, false, true] && subject.isSelected)
        #expect(subject.accessibilityTraits == [.button, .toggleButton, .selected])
    }

    @Test("hovering over a configured button does not lay out its superview")
    func hoverCost() throws {
        let stage = stageStore.make()
        let parent = stage.add(CountingView(), CGRect(x: 0, y: 0, width: 200, height: 200))
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Title"
        let subject = stage.add(button(configuration), CGRect(x: 10, y: 10, width: 100, height: 30), to: parent)
        let generator = try EventGenerator(window: stage.window)
        try generator.pointerMove(to: CGPoint(x: 150, y: 150))
        let before = parent.layouts
        try generator.pointerMove(to: subject)
        #expect(subject.isHovered)
        try generator.pointerMove(to: CGPoint(x: 150, y: 150))
        #expect(parent.layouts == before)
    }

    @Test("AX-11 buttons expose their title to accessibility")
    func accessibility() {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Save"
        let subject = UIButton(configuration: configuration)
        #expect(subject.accessibilityLabel == "Save" && subject.accessibilityTraits == .button)
        let plain = UIButton(type: .system)
        #expect(plain.accessibilityLabel == nil && plain.isAccessibilityElement)
        plain.setTitle("Open", for: .normal)
        #expect(plain.accessibilityLabel == "Open")
        let label = UILabel()
        label.text = "Text"
        #expect(label.isAccessibilityElement && label.accessibilityLabel == "Text")
        #expect(label.accessibilityTraits == .staticText)
    }

    @Test("system buttons tint symbols; a selected focused button shows the content for selected")
    func plainButtons() {
        let subject = UIButton(type: .system)
        subject.setImage(UIImage(systemName: "star"), for: .normal)
        #expect(subject.imageView?.image?.renderingMode == .alwaysTemplate)
        #expect(subject.currentImage?.renderingMode == .automatic)
        let custom = UIButton(type: .custom)
        let imageFrame = image(10)
        custom.setImage(imageFrame, for: .normal)
        #expect(custom.imageView?.image === imageFrame)
        custom.setTitle("selected", for: .selected)
        #expect(custom.title(for: [.selected, .focused]) == "selected")
    }
}
