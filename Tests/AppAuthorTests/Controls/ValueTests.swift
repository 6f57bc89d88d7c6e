import Testing
import UIKit
import UIKitTesting

/// The settings of a player, which show the state of each control in a label.
private final class SettingsScreen: UIViewController {
    let shuffle = UISwitch()
    let volume = UISlider()
    let quality = UISegmentedControl(items: ["Low", "Medium", "High"])
    let bands = UIStepper()
    let pages = UIPageControl()
    let progress = UIProgressView()
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        bands.maximumValue = 3
        bands.wraps = true
        pages.numberOfPages = 4
        quality.selectedSegmentIndex = 0
        quality.setEnabled(false, forSegmentAt: 1)
        let controls: [(UIControl, String, CGSize)] = [
            (shuffle, "shuffle", shuffle.intrinsicContentSize), (volume, "volume", CGSize(width: 240, height: 40)),
            (quality, "quality", CGSize(width: 240, height: 32)), (bands, "bands", bands.intrinsicContentSize),
            (pages, "pages", CGSize(width: 240, height: 30)),
        ]
        for (index, (control, name, size)) in controls.enumerated() {
            control.frame = CGRect(origin: CGPoint(x: 40, y: 40 + CGFloat(index) * 60), size: size)
            control.accessibilityIdentifier = name
            control.addAction(UIAction { [unowned self] _ in log.append(name) }, for: .valueChanged)
            view.addSubview(control)
        }
        volume.addAction(
            UIAction { [unowned self] _ in progress.progress = volume.value }, for: .valueChanged)
        progress.frame = CGRect(x: 40, y: 400, width: 240, height: 4)
        view.addSubview(progress)
    }
}

@MainActor @Suite(.serialized) struct ValueTests {
    private let screen = SettingsScreen()

    @Test func aSwitchIsTappedAndDragged() throws {
        let generator = try EventGenerator(viewController: screen)
        try generator.fingerTap(at: "shuffle")
        #expect(screen.shuffle.isOn && screen.log == ["shuffle"])
        try generator.wait(1)
        let frame = screen.shuffle.frame
        try generator.fingerDrag(
            from: CGPoint(x: frame.maxX - 10, y: frame.midY), to: CGPoint(x: frame.minX, y: frame.midY), duration: 0.3)
        #expect(!screen.shuffle.isOn && screen.log == ["shuffle", "shuffle"])
    }

    @Test func aSliderFollowsTheFingerAndUpdatesTheProgress() throws {
        let generator = try EventGenerator(viewController: screen)
        let frame = screen.volume.frame
        try generator.fingerDown(at: CGPoint(x: frame.minX + 12, y: frame.midY))
        try generator.fingerMove(to: CGPoint(x: frame.midX, y: frame.midY), duration: 0.2)
        #expect(screen.volume.isTracking && abs(screen.volume.value - 0.5) < 0.1)
        try generator.fingerMove(to: CGPoint(x: frame.maxX + 50, y: frame.midY), duration: 0.2)
        try generator.fingerUp()
        #expect(screen.volume.value == 1 && screen.progress.progress == 1 && !screen.volume.isTracking)
    }

    @Test func arrowKeysMoveAFocusedSlider() throws {
        let generator = try EventGenerator(viewController: screen)
        screen.volume.value = 0.5
        #expect(screen.volume.becomeFirstResponder())
        try generator.keyPress(.keyboardRightArrow)
        let higher = screen.volume.value
        try generator.keyPress(.keyboardHome)
        #expect(higher > 0.5 && screen.volume.value == 0 && !screen.log.isEmpty)
    }

    @Test func aDisabledSegmentCannotBeSelected() throws {
        let generator = try EventGenerator(viewController: screen)
        let frame = screen.quality.frame
        try generator.fingerTap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(screen.quality.selectedSegmentIndex == 0 && screen.log.isEmpty)
        try generator.wait(1)
        try generator.fingerTap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
        #expect(screen.quality.selectedSegmentIndex == 2 && screen.log == ["quality"])
        #expect(screen.quality.titleForSegment(at: 2) == "High")
    }

    @Test func aStepperWrapsAround() throws {
        let generator = try EventGenerator(viewController: screen)
        let frame = screen.bands.frame
        let (less, more) = (
            CGPoint(x: frame.minX + 20, y: frame.midY), CGPoint(x: frame.maxX - 20, y: frame.midY)
        )
        try generator.pointerClick(at: less)
        #expect(screen.bands.value == 3)
        try generator.wait(1)
        try generator.pointerClick(at: more)
        #expect(screen.bands.value == 0)
        // A held button repeats.
        screen.bands.wraps = false
        try generator.pointerDown(at: more)
        try generator.wait(until: "the maximum is reached", timeout: 10) { screen.bands.value == 3 }
        try generator.pointerUp()
    }

    @Test func aPageControlGoesToTheNextPage() throws {
        let generator = try EventGenerator(viewController: screen)
        let frame = screen.pages.frame
        try generator.fingerTap(at: CGPoint(x: frame.maxX - 8, y: frame.midY))
        #expect(screen.pages.currentPage == 1 && screen.log == ["pages"])
        screen.pages.currentPage = 3
        #expect(screen.log == ["pages"])
    }
}
