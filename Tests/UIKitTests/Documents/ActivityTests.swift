import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of activities (SH-04, SH-05).
@MainActor @Suite(.serialized) final class ActivityTests {
    private final class Log { var lines: [String] = [] }

    private final class CountActivity: UIActivity {
        let log: Log
        var controller: UIViewController?
        init(_ log: Log) { self.log = log }
        override var activityType: ActivityType? { ActivityType("test.count") }
        override var activityTitle: String? { "Count" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
            log.lines.append("can \(activityItems.count)")
            return true
        }
        override func prepare(withActivityItems activityItems: [Any]) {
            log.lines.append("prepare \(activityItems.map { "\($0)" }.joined(separator: ","))")
        }
        override var activityViewController: UIViewController? { controller }
        override func perform() {
            log.lines.append("perform")
            activityDidFinish(true)
            activityDidFinish(false)
        }
        override func activityDidFinish(_ completed: Bool) {
            log.lines.append("finish \(completed)")
            super.activityDidFinish(completed)
        }
    }

    private final class Source: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { activityType?.rawValue == "test.count" ? "counted" : nil }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            subjectForActivityType activityType: UIActivity.ActivityType?
        ) -> String { "Subject" }
    }

    private final class Provider: UIActivityItemProvider, @unchecked Sendable {
        override var item: Any { "made" }
    }

    private let stage: PresentationStage
    private let log = Log()

    init() throws {
        stage = try PresentationStage()
        BackgroundWork.isImmediate = true
    }

    private func present(
        _ items: [Any], _ activities: [UIActivity]? = nil, excluding: [UIActivity.ActivityType]? = nil
    ) -> UIActivityViewController {
        let controller = UIActivityViewController(activityItems: items, applicationActivities: activities)
        controller.excludedActivityTypes = excluding
        let log = log
        controller.completionWithItemsHandler = { type, completed, items, error in
            log.lines.append("completion \(type?.rawValue ?? "-") \(completed)")
        }
        stage.present(controller)
        return controller
    }

    private func titles(_ controller: UIActivityViewController) throws -> [String] {
        let table = try #require(controller.view.subviews.compactMap { $0 as? UITableView }.first)
        return table.visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    }

    private func choose(_ title: String, in controller: UIActivityViewController) throws {
        let table = try #require(controller.view.subviews.compactMap { $0 as? UITableView }.first)
        let row = try #require(titles(controller).firstIndex(of: title))
        table.delegate?.tableView(table, performPrimaryActionForRowAt: IndexPath(row: row, section: 0))
        stage.settle()
    }

    private func wait(_ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) throws {
        for _ in 0..<50 where !condition() {
            stage.server.serve(for: 0.05)
        }
        try #require(condition(), sourceLocation: sourceLocation)
    }

    @Test("SH-04 an activity is asked, prepared with the items for its type, performed, and finished once")
    func order() throws {
        let controller = present(["a", Source()], [CountActivity(log)])
        #expect(stage.reports.isEmpty && controller.presentingViewController != nil)
        try choose("Count", in: controller)
        #expect(
            log.lines == [
                "can 2", "prepare a,counted", "perform", "finish true", "completion test.count true", "finish false",
            ])
        #expect(stage.root.presentedViewController == nil)
    }

    @Test("SH-04 an activity with a view controller is not performed, and dismisses it")
    func activityController() throws {
        let activity = CountActivity(log)
        let inner = stage.make("inner")
        activity.controller = inner
        let controller = present(["a"], [activity])
        try choose("Count", in: controller)
        #expect(stage.root.presentedViewController === inner && log.lines == ["can 1", "prepare a"])
        activity.activityDidFinish(false)
        stage.settle()
        #expect(stage.root.presentedViewController == nil)
        #expect(log.lines.suffix(2) == ["finish false", "completion test.count false"])
    }

    @Test("SH-04 without a choice the completion handler has no type")
    func noChoice() throws {
        _ = present(["a"])
        try stage.generator.keyPress(.keyboardEscape)
        stage.settle()
        #expect(log.lines == ["completion - false"] && stage.root.presentedViewController == nil)
    }

    @Test("SH-04 item providers make their items for the chosen activity")
    func itemProviders() throws {
        let provider = Provider(placeholderItem: "")
        let controller = present([provider], [CountActivity(log)])
        #expect(provider.activityType == nil)
        try choose("Count", in: controller)
        try wait { self.log.lines.contains("completion test.count true") }
        #expect(log.lines.contains("prepare made") && provider.activityType?.rawValue == "test.count")
    }

    @Test("SH-05 activities that cannot be performed, and excluded ones, are absent")
    func menu() throws {
        var controller = present(["text"])
        #expect(try titles(controller) == ["Copy", "Save As…"])
        stage.root.dismiss(animated: false)
        stage.settle()
        stage.server.dialogs.acceptsMail = true
        stage.server.openableSchemes = ["https"]
        let link = try #require(URL(string: "https://example.org"))
        controller = present([link], excluding: [.copyToPasteboard, .airDrop])
        #expect(try titles(controller) == ["Mail", "Open With…"])
        try choose("Open With…", in: controller)
        #expect(stage.server.openedLinks == [link])
        #expect(log.lines.last == "completion \(UIActivity.ActivityType.openWith.rawValue) true")
        controller = present([NSObject()])
        #expect(try titles(controller).isEmpty)
    }

    @Test("SH-05 copying and mails")
    func copyAndMail() throws {
        stage.server.dialogs.acceptsMail = true
        var controller = present(["text"])
        try choose("Copy", in: controller)
        try wait { UIPasteboard.general.string == "text" }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        controller = present(["text", image, Source()])
        try choose("Mail", in: controller)
        try wait { !self.stage.server.dialogs.mails.isEmpty }
        let mail = try #require(stage.server.dialogs.mails.first)
        #expect(mail.subject == "Subject" && mail.body == "text")
        #expect(mail.attachments.first?.pathExtension == "png")
        try wait { self.log.lines.last == "completion com.apple.UIKit.activity.Mail true" }
    }

    @Test("SH-05 printing: images and PDF documents, else texts, else what a formatter of the app draws")
    func printing() throws {
        stage.server.printer.isAvailable = true
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        let info = UIPrintInfo()
        info.jobName = "Photo"
        for (items, title) in [
            (["text"], nil), (["text", image, info], "Photo"), ([UISimpleTextPrintFormatter(text: "a")], nil),
        ] as [([Any], String?)] {
            log.lines = []
            let count = stage.server.printer.jobs.count
            let controller = present(items)
            #expect(try titles(controller).contains("Print"))
            try choose("Print", in: controller)
            try wait { self.stage.server.printer.jobs.count == count + 1 }
            let job = try #require(stage.server.printer.jobs.last)
            if let title { #expect(job.job.title == title) }
            job.choose()
            try wait { job.documents.count == 1 }
            try wait { self.log.lines == ["completion com.apple.UIKit.activity.Print true"] }
        }
        // Other files, and a link, are not printed.
        let link = try #require(URL(string: "https://example.org"))
        #expect(try !titles(present([link])).contains("Print"))
        stage.root.dismiss(animated: false)
        stage.settle()
        #expect(try !titles(present([URL(fileURLWithPath: "/a.zip")])).contains("Print"))
        stage.root.dismiss(animated: false)
        stage.settle()
        #expect(try titles(present([URL(fileURLWithPath: "/a.pdf")])).contains("Print"))
        stage.root.dismiss(animated: false)
        stage.settle()
        stage.server.printer.isAvailable = false
        #expect(try !titles(present(["text"])).contains("Print"))
    }

    @Test("SH-05 saving asks for the place, and copies")
    func saving() throws {
        stage.server.dialogs.hasFileDialog = true
        let controller = present(["text"])
        try choose("Save As…", in: controller)
        try wait { self.stage.server.dialogs.choice != nil }
        #expect(stage.server.dialogs.choice?.kind == .saving(name: "Text.txt"))
        stage.settle()
        let target = FileManager.default.temporaryDirectory.appendingPathComponent("saved-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: target) }
        stage.server.dialogs.answer(.chosen([target]))
        try wait { self.log.lines.contains("completion \(UIActivity.ActivityType.saveAs.rawValue) true") }
        #expect(try String(contentsOf: target, encoding: .utf8) == "text")
    }
}
