import ATSPIBridge
import DBus
import DBusTestSupport
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of an app whose interface changes faster than a reader follows, with the system's accessibility services.
@MainActor
@Suite(
    .serialized,
    .enabled(
        if: AccessibleDesktop.unavailableReason == nil, Comment(rawValue: AccessibleDesktop.unavailableReason ?? "")))
struct AccessibilityStormTests {
    /// A list that scrolls beside elements that change.
    private final class Dashboard: NSObject, UITableViewDataSource {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        let field = UITextField(frame: CGRect(x: 410, y: 0, width: 300, height: 30))
        var labels: [UILabel] = []
        var sliders: [UISlider] = []
        var extra: UILabel?
        private var step = 0

        override init() {
            super.init()
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            view.addSubview(table)
            field.accessibilityLabel = "Field"
            view.addSubview(field)
            for index in 0..<100 {
                let label = UILabel(
                    frame: CGRect(x: 410 + index % 10 * 38, y: 40 + index / 10 * 20, width: 36, height: 18))
                label.text = "\(index)"
                labels.append(label)
                view.addSubview(label)
            }
            for index in 0..<20 {
                let slider = UISlider(
                    frame: CGRect(x: 410 + index % 4 * 90, y: 260 + index / 4 * 40, width: 80, height: 30))
                slider.accessibilityLabel = "slider \(index)"
                sliders.append(slider)
                view.addSubview(slider)
            }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "row \(indexPath.row)"
            return cell
        }

        /// Scrolls, and changes texts, values and children.
        func change() {
            step += 1
            table.contentOffset.y = CGFloat(step * 20 % 100_000)
            for (index, label) in labels.enumerated() { label.text = "\((step + index) % 1000)" }
            for (index, slider) in sliders.enumerated() { slider.value = Float((step + index) % 100) / 100 }
            field.text = "text \(step)"
            extra?.removeFromSuperview()
            let label = UILabel(frame: CGRect(x: 410, y: 500, width: 100, height: 20))
            label.text = "new \(step)"
            view.addSubview(label)
            extra = label
        }
    }

    /// The processor time of the current thread in seconds.
    private var processorTime: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
    }

    /// Returns the processor time of frames in which everything changes, at 60 frames in a second, without that of the
    /// generator.
    private func frames(
        _ count: Int, of dashboard: Dashboard, _ generator: EventGenerator, _ eventLoop: BusEventLoop
    ) throws -> TimeInterval {
        var total: TimeInterval = 0
        var next = ProcessInfo.processInfo.systemUptime
        for _ in 0..<count {
            let start = processorTime
            dashboard.change()
            try generator.wait(1.0 / 60)
            eventLoop.serve()
            eventLoop.serve()
            total += processorTime - start
            next += 1.0 / 60
            while ProcessInfo.processInfo.systemUptime < next {
                let start = processorTime
                eventLoop.serve(for: max(0, next - ProcessInfo.processInfo.systemUptime))
                total += processorTime - start
            }
        }
        return total
    }

    private func median(_ values: [TimeInterval]) -> TimeInterval { values.sorted()[values.count / 2] }

    /// Returns the processor times of ten frames, of many such series.
    private func series(
        of dashboard: Dashboard, _ generator: EventGenerator, _ eventLoop: BusEventLoop
    ) throws -> [TimeInterval] {
        _ = try frames(30, of: dashboard, generator, eventLoop)
        return try (0..<15).map { _ in try frames(10, of: dashboard, generator, eventLoop) }
    }

    @Test("AS-36: thousands of changes in a second with a reader that listens to them do not slow scrolling")
    func storm() throws {
        let dashboard = Dashboard()
        let controller = UIViewController()
        controller.view = dashboard.view
        let generator = try EventGenerator(viewController: controller)
        let eventLoop = BusEventLoop()
        let before = try series(of: dashboard, generator, eventLoop)

        let desktop = try AccessibleDesktop()
        let bus = try desktop.daemon.connect(eventLoop)
        try #require(desktop.enableAccessibility(eventLoop, on: bus))
        let bridge = ATSPIBridge(
            source: AccessibilityCenter.shared, sessionBus: bus, eventLoop: eventLoop, environment: [:])
        let reader = try desktop.start(
            """
            Atspi.init()
            def find_app():
                desktop = pyatspi.Registry.getDesktop(0)
                desktop.clear_cache()
                return next((a for a in desktop if a and a.toolkitName == "swift-uikit"), None)
            app = wait(find_app)
            def walk(node, depth=0):
                for index in range(min(node.childCount, 300)):
                    child = node[index]
                    if child:
                        child.name
                        if depth < 4: walk(child, depth + 1)
            walk(app)
            count = 0
            def heard(event):
                global count
                count += 1
                if count % 100 == 0: print("events", count, flush=True)
            for name in ("object:property-change", "object:text-changed", "object:text-caret-moved", \\
                "object:children-changed", "object:state-changed", "object:bounds-changed", "object:selection-changed"):
                pyatspi.Registry.registerEventListener(heard, name)
            print("ready", flush=True)
            pyatspi.Registry.start()
            """)
        try #require(eventLoop.run(for: 60) { reader.output.contains("ready") }, "\(reader.output)")
        try #require(
            eventLoop.run(for: 10) {
                AccessibilityCenter.shared.accessibilityEvents.wantedEvents.isSuperset(of: [.names, .values, .children])
            })
        let withReader = median(try series(of: dashboard, generator, eventLoop))
        #expect(reader.output.contains("events"), "\(reader.output)")
        reader.stop()
        try #require(
            eventLoop.run(for: 10) { AccessibilityCenter.shared.accessibilityEvents.wantedEvents == [] })
        let after = try series(of: dashboard, generator, eventLoop)
        // The speed of the processor changes in the meantime.
        let alone = median(before + after)
        let ratio = withReader / alone
        if ProcessInfo.processInfo.environment["UIKIT_BENCHMARK"] == "1" {
            let times = [median(before), withReader, median(after)].map { $0 / 10 * 1000 }
            print("ms of processor time a frame before, with and after a reader: \(times), \(ratio)")
        }
        // About 1.2. The reader and its bus, which are busy at the same time, share the caches of the processor.
        #expect(ratio < 1.35, "\(ratio) times the processor time")
        withExtendedLifetime(bridge) {}
    }
}
