import CoreGraphics
import DisplayServer
import UIKitTesting

@testable import UIKit

/// A window of its own with views that can be dragged and that take drops, and a log of all calls.
@MainActor final class DragDropStage {
    let window: UIWindow
    let generator: EventGenerator
    let log = DragLog()

    /// The display of a test that waits for tasks. Other tests run meanwhile, and close the displays of stages. It is
    /// never the current display, so that their windows do not appear there.
    private var ownServer: HeadlessServer?
    /// Retains the delegates of interactions.
    private var retained: [AnyObject] = []

    /// Creates a window.
    ///
    /// - Parameters:
    ///   - size: The size of the window.
    ///   - isAsynchronous: Whether the test waits for tasks. It must call ``close()`` at its end.
    init(size: CGSize = CGSize(width: 400, height: 300), isAsynchronous: Bool = false) throws {
        if isAsynchronous {
            let server = HeadlessServer()
            server.delegate = UIApplication.shared
            ownServer = server
            let scene = UIWindowScene(server: server)
            scene.open(size: size)
            window = UIWindow(windowScene: scene)
        } else {
            StageDisplays.open()
            window = UIWindow(frame: CGRect(origin: .zero, size: size))
        }
        window.makeKeyAndVisible()
        generator = try EventGenerator(window: window)
        try generator.wait(1)
        // The windows of tests that run meanwhile stay key.
        ownServer?.focus(nil)
    }

    /// Closes the window and its display.
    func close() {
        guard let server = ownServer else { return }
        ownServer = nil
        for scene in UIApplication.shared.scenes where scene.server === server { scene.disconnect() }
        server.disconnect()
        server.delegate = nil
    }

    /// The server of the window. Stages have headless displays.
    var server: HeadlessServer? { window.windowScene?.server as? HeadlessServer }

    func add(_ view: UIView, _ frame: CGRect) {
        view.frame = frame
        window.addSubview(view)
    }

    /// Adds a view that can be dragged.
    func addSource(_ frame: CGRect, _ items: [UIDragItem]? = nil) -> TestDragSource {
        let source = TestDragSource(log)
        source.items = items ?? [UIDragItem(itemProvider: NSItemProvider(object: "Lisbon"))]
        retained.append(source)
        add(source.view, frame)
        return source
    }

    /// Adds a view that takes drops.
    func addTarget(_ frame: CGRect, name: String = "target") -> TestDropTarget {
        let target = TestDropTarget(log, name)
        retained.append(target)
        add(target.view, frame)
        return target
    }

    /// Drags with the pointer from a point over others, and releases the button at the last one.
    func drag(_ points: CGPoint..., releases: Bool = true) throws {
        try generator.pointerDown(at: points[0])
        try generator.pointerMove(to: CGPoint(x: points[0].x + 8, y: points[0].y))
        for point in points.dropFirst() { try generator.pointerMove(to: point) }
        if releases { try generator.pointerUp() }
    }

    isolated deinit { window.isHidden = true }
}

@MainActor final class DragLog {
    private(set) var lines: [String] = []
    func add(_ line: String) { if lines.last != line { lines.append(line) } }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

@MainActor final class TestDragSource: NSObject, UIDragInteractionDelegate {
    let view = UIView()
    let log: DragLog
    var items: [UIDragItem] = []
    var allowsMove = true
    var isRestricted = false
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    private(set) var session: (any UIDragSession)?
    private(set) var liftEnds: [UIViewAnimatingPosition] = []

    init(_ log: DragLog) {
        self.log = log
        super.init()
        view.backgroundColor = .red
        view.addInteraction(interaction)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        log.add("items")
        return items
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        log.add("preview")
        return UITargetedDragPreview(view: view)
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        log.add("lift")
        animator.addCompletion { [weak self] in self?.liftEnds.append($0) }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        log.add("begin")
        self.session = session
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { isRestricted }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        log.add("move")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { log.add("will end \(operation)") }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log.add("did end \(operation)") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        log.add("transferred")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        log.add("cancel preview")
        return defaultPreview
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { log.add("cancel animation") }
}

@MainActor final class TestDropTarget: NSObject, UIDropInteractionDelegate {
    let view = UIView()
    let log: DragLog
    let name: String
    var canHandle = true
    var operation = UIDropOperation.copy
    var perform: (any UIDropSession) -> Void = { _ in }
    private(set) var session: (any UIDropSession)?
    private(set) lazy var interaction = UIDropInteraction(delegate: self)

    init(_ log: DragLog, _ name: String) {
        self.log = log
        self.name = name
        super.init()
        view.backgroundColor = .blue
        view.addInteraction(interaction)
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        log.add("\(name) can handle")
        return canHandle
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        self.session = session
        log.add("\(name) enter")
    }
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        log.add("\(name) update")
        return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        log.add("\(name) exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        log.add("\(name) perform")
        perform(session)
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        log.add("\(name) conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        log.add("\(name) end")
    }
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        log.add("\(name) preview")
        return defaultPreview
    }
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { log.add("\(name) animation") }
}
