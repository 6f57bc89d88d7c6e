import Foundation
import Testing
import UIKit

/// Tests of views, layers and view controllers whose last reference another thread releases.
@MainActor @Suite(.serialized) struct BackgroundReleaseTests {
    /// Holds an object that another thread releases.
    private final class Holder: @unchecked Sendable {
        var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    private final class Log: @unchecked Sendable {
        private let lock = NSLock()
        private var threads: [String: Bool] = [:]
        func note(_ name: String) {
            let isIsolated = BackgroundReleaseTests.isWorker
            lock.withLock { threads[name] = isIsolated }
        }
        /// Returns whether the thread that released the root view ran the deinitializer; nil if the deinitializer did
        /// not run.
        func ranOnWorker(_ name: String) -> Bool? { lock.withLock { threads[name] } }
    }

    /// The thread that releases the object. It is set before the release, and no other deinitializer of the test runs
    /// at that time.
    nonisolated(unsafe) private static var worker: pthread_t?
    nonisolated private static var isWorker: Bool { worker.map { pthread_equal($0, pthread_self()) != 0 } ?? false }

    private final class Node: UIView {
        let name: String
        let log: Log
        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        required init?(coder: NSCoder) { nil }
        deinit { log.note(name) }
    }

    /// Releases the object on a new thread while the main actor continues.
    private func release(_ holder: Holder) async {
        await withCheckedContinuation { continuation in
            let thread = Thread {
                BackgroundReleaseTests.worker = pthread_self()
                holder.object = nil
                continuation.resume()
            }
            thread.start()
        }
    }

    /// Returns a tree that only the result retains. An asynchronous function could keep local variables alive for
    /// longer.
    private func tree(around kept: UIView, with recognizer: UIGestureRecognizer, _ log: Log) -> Holder {
        let root = Node("root", log)
        root.addSubview(Node("child", log))
        root.addSubview(kept)
        root.addGestureRecognizer(recognizer)
        return Holder(root)
    }

    @Test func subviewsForgetTheSuperview() async {
        let log = Log()
        let kept = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let recognizer = UITapGestureRecognizer()
        await release(tree(around: kept, with: recognizer, log))
        #expect(kept.superview == nil && kept.layer.superlayer == nil && recognizer.view == nil)
        kept.frame.origin.x = 5
        kept.setNeedsLayout()
        kept.layoutIfNeeded()
        #expect(log.ranOnWorker("root") == true)
        // Subviews are released on the main thread.
        #expect(log.ranOnWorker("child") == false)
    }

    @Test func layersForgetTheSuperlayer() async {
        let kept = CALayer()
        let mask = CALayer()
        let holder: Holder
        do {
            let root = CALayer()
            root.addSublayer(kept)
            root.mask = mask
            holder = Holder(root)
        }
        await release(holder)
        #expect(kept.superlayer == nil && mask.superlayer == nil)
        kept.position = CGPoint(x: 1, y: 1)
    }

    @Test func viewsForgetTheirControllerAndWindow() async {
        let view = UIView()
        let controller: Holder
        do {
            let object = UIViewController()
            object.view = view
            controller = Holder(object)
        }
        await release(controller)
        #expect(view.next == nil)
        let inWindow = UIView()
        let window: Holder
        do {
            let object = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            object.addSubview(inWindow)
            window = Holder(object)
        }
        await release(window)
        #expect(inWindow.window == nil && inWindow.superview == nil)
    }

    @Test func manyTreesAreReleasedWhileOthersAreMade() async {
        for _ in 0..<100 {
            let kept = UIView()
            let holder: Holder
            do {
                let root = UIView()
                root.addSubview(kept)
                for _ in 0..<5 { root.addSubview(UIView()) }
                holder = Holder(root)
            }
            async let released: Void = release(holder)
            let parent = UIView()
            for step in 0..<20 {
                kept.frame.origin.x = CGFloat(step)
                _ = kept.superview?.subviews.count
                parent.addSubview(UIView())
                await Task.yield()
            }
            await released
            #expect(kept.superview == nil)
        }
    }
}
