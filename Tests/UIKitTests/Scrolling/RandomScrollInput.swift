@testable import UIKit
import UIKitTesting

/// Random input for scroll views, and random changes of them as apps make them.
@MainActor final class RandomScrollInput {
    /// A scroll view with the model of its calls.
    @MainActor final class Subject {
        let view: UIScrollView
        let parent: UIView
        let content: UIView
        let model = ScrollCallModel()
        /// A Boolean value that indicates whether the app has put the offset outside its range, where it may rest
        /// (SC-08).
        var mayRestOutside = false
        /// A Boolean value that indicates whether the app has ended zooming beyond the limits of the scale.
        var mayRestScaled = false

        init(_ frame: CGRect, in parent: UIView, content size: CGSize) {
            view = UIScrollView(frame: frame)
            content = UIView(frame: CGRect(origin: .zero, size: size))
            self.parent = parent
            view.addSubview(content)
            view.contentSize = size
            view.delegate = model
            parent.addSubview(view)
        }

        /// Compares the view with its model at rest.
        func checkRest() {
            model.compare(view)
            model.checkRest(view)
            guard view.window != nil else { return }
            let ranges = view.ranges
            let offset = view.contentOffset
            model.check(mayRestOutside || ranges.contains(offset), "rests at \(offset), outside of \(ranges) (SC-04)")
            let scales = view.minimumZoomScale...view.maximumZoomScale
            let isZoomed = view.minimumZoomScale < view.maximumZoomScale && model.zoomedView != nil
            // The scale is computed from a transform.
            let isScaled = scales.contains((view.zoomScale * 1e6).rounded() / 1e6)
            model.check(!isZoomed || mayRestScaled || isScaled, "rests at the scale \(view.zoomScale) (SC-47)")
        }
    }

    /// A view that can be first responder, so that keys scroll.
    final class ResponderView: UIView { override var canBecomeFirstResponder: Bool { true } }

    /// An outer scroll view, one in its content, and one that zooms.
    let subjects: [Subject]
    /// The inputs so far.
    private(set) var trace: [String] = []
    private let window: UIWindow
    private let generator: EventGenerator
    private let responder = ResponderView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    private var random: SeededGenerator
    /// The probability that the app changes a view during a call of the delegate.
    private let reactivity: Double
    private var fingers: [FingerIndex: CGPoint] = [:]
    private var isButtonDown = false

    init(window: UIWindow, generator: EventGenerator, seed: UInt64) {
        self.window = window
        self.generator = generator
        random = SeededGenerator(seed: seed)
        reactivity = random.chance(0.4) ? 0.02 : 0
        let outer = Subject(
            CGRect(x: 20, y: 20, width: 200, height: 200), in: window, content: CGSize(width: 200, height: 900))
        let inner = Subject(
            CGRect(x: 20, y: 40, width: 140, height: 120), in: outer.content, content: CGSize(width: 500, height: 300))
        let zoomed = Subject(
            CGRect(x: 240, y: 20, width: 140, height: 200), in: window, content: CGSize(width: 300, height: 400))
        zoomed.view.minimumZoomScale = 0.25
        zoomed.view.maximumZoomScale = 3
        zoomed.model.zoomedView = zoomed.content
        subjects = [outer, inner, zoomed]
        outer.view.addSubview(responder)
        responder.becomeFirstResponder()
        for subject in subjects {
            subject.model.changeTarget = { [weak self] in self?.changeTarget(&$0) }
            subject.model.react = { [weak self, weak subject] call, _ in
                guard let self, let subject, self.random.chance(self.reactivity) else { return }
                self.trace.append("in \(call):")
                self.change(subject)
            }
        }
    }

    func removeViews() {
        for subject in subjects {
            subject.model.react = { _, _ in }
            subject.view.delegate = nil
            subject.view.removeFromSuperview()
        }
    }

    /// Performs one input, and compares the views with their models.
    func perform() throws {
        let index = Int.random(in: 0..<subjects.count, using: &random)
        switch Int.random(in: 0..<24, using: &random) {
        case 0...1: try flick(in: index)
        case 2...4: try touch(in: index)
        case 5: try pinch(in: index)
        case 6...8: try scroll(in: index)
        case 9: try touchpadPinch(in: index)
        case 10...11: try key()
        case 12...13: try bar(in: index)
        case 14: try pointer(in: index)
        case 15...16: try wait(random.number(0...0.5))
        default: change(subjects[index])
        }
        for subject in subjects { subject.model.compare(subject.view) }
    }

    /// Lifts fingers and releases buttons, and waits until nothing happens any more.
    ///
    /// - Returns: `false` if that takes more than a minute.
    func rest() throws -> Bool {
        try lift()
        if isButtonDown { try press(false) }
        try generator.pointerMove(to: CGPoint(x: 395, y: 235))
        guard let server = window.windowScene?.server else { return false }
        for _ in 0..<60 {
            try generator.wait(1)
            guard server.frameClock.dueTime == nil, server.scheduler.nextDeadline == nil else { continue }
            for subject in subjects { subject.checkRest() }
            return true
        }
        return false
    }

    /// The number of events and requests so far.
    var count: Int { trace.count { !$0.hasPrefix("wait") && !$0.hasSuffix(":") } }

    /// The violations of the model so far, with the index of the view.
    var problems: [String] {
        subjects.enumerated().flatMap { index, subject in subject.model.problems.map { "view \(index): \($0)" } }
    }

    private func wait(_ time: CGFloat) throws {
        trace.append("wait \(time)")
        try generator.wait(time)
    }

    /// Returns a point in the frame that a view had at first. The inner view may have been scrolled away from it.
    private func point(in index: Int) -> CGPoint {
        let area = [
            CGRect(x: 20, y: 20, width: 200, height: 200), CGRect(x: 40, y: 60, width: 140, height: 120),
            CGRect(x: 240, y: 20, width: 140, height: 200),
        ][index]
        return CGPoint(x: random.number(area.minX...area.maxX), y: random.number(area.minY...area.maxY))
    }

    // MARK: Touches

    private func down(_ finger: FingerIndex, at point: CGPoint) throws {
        guard fingers[finger] == nil else { return }
        trace.append("down \(point)")
        fingers[finger] = point
        try generator.fingerDown(finger, at: point)
    }

    private func move(_ finger: FingerIndex, to point: CGPoint) throws {
        guard fingers[finger] != nil else { return }
        trace.append("move \(point)")
        fingers[finger] = point
        try generator.fingerMove(finger, to: point)
    }

    private func lift() throws {
        for finger in fingers.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            trace.append("up")
            fingers[finger] = nil
            try generator.fingerUp(finger)
        }
    }

    private func flick(in index: Int) throws {
        let start = point(in: index)
        let way = CGPoint(x: random.number(-150...150), y: random.number(-300...300))
        try down(.rightIndex, at: start)
        let steps = Int.random(in: 1...6, using: &random)
        for step in 1...steps {
            try wait(random.number(0...0.03))
            let part = CGFloat(step) / CGFloat(steps)
            try move(.rightIndex, to: CGPoint(x: start.x + way.x * part, y: start.y + way.y * part))
        }
        if random.chance(0.8) { try lift() }
    }

    private func touch(in index: Int) throws {
        if fingers.isEmpty || random.chance(0.2) {
            let finger = FingerIndex.allCases[fingers.count]
            try down(finger, at: point(in: index))
        } else if random.chance(0.6), let finger = fingers.keys.min(by: { $0.rawValue < $1.rawValue }) {
            try move(finger, to: point(in: index))
        } else {
            try lift()
        }
        if random.chance(0.5) { try wait(random.number(0...0.2)) }
    }

    private func pinch(in index: Int) throws {
        let center = point(in: index)
        var distance = random.number(10...60)
        func ends() -> (CGPoint, CGPoint) {
            (CGPoint(x: center.x - distance, y: center.y), CGPoint(x: center.x + distance, y: center.y))
        }
        try lift()
        try down(.leftThumb, at: ends().0)
        try down(.leftIndex, at: ends().1)
        let growth = random.number(0.7...1.4)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            try wait(0.016)
            distance *= growth
            try move(.leftThumb, to: ends().0)
            try move(.leftIndex, to: ends().1)
        }
        if random.chance(0.8) { try lift() }
    }

    // MARK: Pointer and keys

    private func scroll(in index: Int) throws {
        let isContinuous = random.chance(0.5)
        let size = isContinuous ? random.number(-40...40) : random.chance(0.5) ? 48 : -48
        let isSideways = random.chance(0.2)
        let delta = CGVector(dx: isSideways ? size : 0, dy: isSideways ? 0 : size)
        let isZoom = random.chance(0.2)
        let location = point(in: index)
        if isZoom { try generator.keyDown(.keyboardLeftControl) }
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            trace.append("scroll \(delta) \(isContinuous ? "touchpad" : "wheel")\(isZoom ? " with Control" : "")")
            try generator.scroll(by: delta, at: location, kind: isContinuous ? .continuous : .discrete)
            try wait(random.number(0...0.03))
        }
        if isZoom { try generator.keyUp(.keyboardLeftControl) }
    }

    private func touchpadPinch(in index: Int) throws {
        let scale = random.number(0.3...3)
        trace.append("touchpad pinch \(scale)")
        try generator.trackpadPinch(scale: scale, at: point(in: index), duration: 0.1)
    }

    private func key() throws {
        let keys: [UIKeyboardHIDUsage] = [
            .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardPageUp,
            .keyboardPageDown, .keyboardHome, .keyboardEnd, .keyboardSpacebar,
        ]
        let key = keys.randomElement(using: &random) ?? .keyboardHome
        trace.append("key \(key.rawValue)")
        try generator.keyPress(key)
    }

    private func press(_ isDown: Bool) throws {
        trace.append(isDown ? "press" : "release")
        isButtonDown = isDown
        if isDown { try generator.pointerDown() } else { try generator.pointerUp() }
    }

    private func pointer(in index: Int) throws {
        let location = point(in: index)
        trace.append("pointer \(location)")
        try generator.pointerMove(to: location)
        if isButtonDown, random.chance(0.5) { try press(false) }
    }

    /// Presses at the edge of a view, where its bars are.
    private func bar(in index: Int) throws {
        let area = CGRect(x: index == 2 ? 240 : 20, y: 20, width: index == 2 ? 140 : 200, height: 200)
        let position = random.number(0...1)
        let isVertical = random.chance(0.7)
        let start =
            isVertical
            ? CGPoint(x: area.maxX - 4, y: area.minY + area.height * position)
            : CGPoint(x: area.minX + area.width * position, y: area.maxY - 4)
        if isButtonDown { try press(false) }
        trace.append("pointer \(start)")
        try generator.pointerMove(to: start)
        try press(true)
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            try wait(random.number(0...0.2))
            let way = random.number(-60...60)
            trace.append("pointer by \(way)")
            try generator.pointerMove(
                to: CGPoint(x: start.x + (isVertical ? 0 : way), y: start.y + (isVertical ? way : 0)))
        }
        if random.chance(0.8) { try press(false) }
    }

    // MARK: The app

    private func changeTarget(_ target: inout CGPoint) {
        guard random.chance(0.1) else { return }
        target = CGPoint(x: value(-100...800), y: value(-100...800))
        trace.append("target \(target)")
    }

    /// Returns a random value, which is sometimes invalid.
    private func value(_ range: ClosedRange<Double>) -> CGFloat {
        guard random.chance(0.03) else { return random.number(range) }
        return [.nan, .infinity, -.infinity, -1e12].randomElement(using: &random) ?? 0
    }

    /// Changes a view as apps do.
    private func change(_ subject: Subject) {
        let wasActing = subject.model.isAppActing
        for subject in subjects { subject.model.isAppActing = true }
        defer { for subject in subjects { subject.model.isAppActing = wasActing } }
        let view = subject.view
        trace.append("view \(subjects.firstIndex { $0 === subject } ?? 0):")
        let isAnimated = random.chance(0.5)
        if view.isZooming || view.isZoomBouncing { subject.mayRestScaled = true }
        switch Int.random(in: 0..<16, using: &random) {
        case 0...2:
            var offset = CGPoint(x: value(-100...800), y: value(-100...800))
            if random.chance(0.6), offset.x.isFinite, offset.y.isFinite { offset = view.ranges.clamped(offset) }
            trace.append("offset \(offset) \(isAnimated)")
            if random.chance(0.3) {
                view.contentOffset = offset
            } else {
                view.setContentOffset(offset, animated: isAnimated)
            }
            noteOutside(subject)
        case 3:
            let rect = CGRect(x: value(0...500), y: value(0...800), width: value(0...300), height: value(0...300))
            trace.append("visible \(rect) \(isAnimated)")
            view.scrollRectToVisible(rect, animated: isAnimated)
        case 4:
            let scale = value(0.1...4)
            trace.append("scale \(scale) \(isAnimated)")
            view.setZoomScale(scale, animated: isAnimated)
        case 5:
            let rect = CGRect(x: value(0...300), y: value(0...400), width: value(1...300), height: value(1...300))
            trace.append("zoom \(rect) \(isAnimated)")
            view.zoom(to: rect, animated: isAnimated)
        case 6...7:
            let size = CGSize(width: value(0...700), height: value(0...1200))
            trace.append("size \(size)")
            if size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 {
                subject.content.transform = .identity
                subject.content.frame = CGRect(origin: .zero, size: size)
            }
            view.contentSize = size
        case 8:
            let size = CGSize(width: random.number(0...220), height: random.number(0...220))
            trace.append("bounds \(size)")
            view.frame.size = size
        case 9:
            view.contentInset = UIEdgeInsets(
                top: value(-20...60), left: value(-20...60), bottom: value(-20...60), right: value(-20...60))
            trace.append("inset \(view.contentInset)")
        case 10:
            view.isPagingEnabled.toggle()
            trace.append("paging \(view.isPagingEnabled)")
        case 11:
            view.isScrollEnabled.toggle()
            trace.append("enabled \(view.isScrollEnabled)")
        case 12:
            trace.append("stop")
            view.stopScrollingAndZooming()
            noteOutside(subject)
        case 13: toggleOption(of: subject)
        case 14...15:
            trace.append(view.superview == nil ? "add" : "remove")
            if view.superview == nil {
                subject.parent.addSubview(view)
                responder.becomeFirstResponder()
            } else {
                view.removeFromSuperview()
            }
        default: break
        }
        for subject in subjects { subject.model.noteAnimation(of: subject.view) }
    }

    private func toggleOption(of subject: Subject) {
        let view = subject.view
        let option = Int.random(in: 0..<7, using: &random)
        trace.append("option \(option)")
        switch option {
        case 0: view.bounces.toggle()
        case 1: view.alwaysBounceVertical.toggle()
        case 2: view.alwaysBounceHorizontal.toggle()
        case 3: view.bouncesZoom.toggle()
        case 4: view.decelerationRate = view.decelerationRate == .fast ? .normal : .fast
        case 5: subject.model.zoomedView = subject.model.zoomedView == nil ? subject.content : nil
        default: view.isDirectionalLockEnabled.toggle()
        }
    }

    private func noteOutside(_ subject: Subject) {
        let ranges = subject.view.ranges
        let movement = subject.view.movement
        if !ranges.contains(subject.view.contentOffset) || !ranges.contains(movement.restingOffset) {
            subject.mayRestOutside = true
        }
    }
}
