import CoreGraphics
import Foundation
import UIKitTesting

/// Pictures of the demos that show documents: Notes with a note, and Files with a folder.
@MainActor enum Samples {
    private static let note = """
        # Balcony
        Tomatoes need sun, and water every evening. The basil can stay where it is.

        # Shopping
        Milk, bread, coffee, two lemons. 우유와 빵. חלב ולחם.

        # Reading
        The chapter about scrolling, again. Ask at the library for the second volume.

        # Ideas
        A window is a view like any other, with a frame that the desktop draws.
        """

    private static let names = [
        "Balcony.md", "Letter to Ada.txt", "Lake.png", "Mountains.png", "Invoice 12.pdf", "Invoice 13.pdf",
        "Recipes.md", "Song.ogg", "Timetable.csv", "Travel.zip",
    ]

    static func takeScreenshots(programs: URL, display: VirtualDisplay.Kind, to screenshots: URL) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Documents")
        try? FileManager.default.removeItem(at: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Pictures", "Music", "Letters"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        for (index, name) in names.enumerated() {
            try Data(repeating: 32, count: 700 * (index + 1)).write(to: folder.appendingPathComponent(name))
        }
        try Data(note.utf8).write(to: folder.appendingPathComponent("Balcony.md"))
        let demos = [
            ("Notes", folder.appendingPathComponent("Balcony.md").path, "Balcony.md – Notes"),
            ("Files", folder.path, "Documents"),
        ]
        for (name, argument, title) in demos {
            let app = try AppDriver(
                program: programs.appendingPathComponent(name).path, arguments: [argument], windowTitle: title,
                display: display, scale: 2, screenshotFolder: screenshots)
            try app.takeReadmeScreenshot(name.lowercased())
            app.stop()
        }
    }
}
