import Foundation
import Testing
import UIKit

@testable import UIKit

extension DocumentSuites {
    /// Tests of the lists of recent documents.
    @MainActor @Suite struct RecentDocumentsTests {
        let stage = DocumentStage()

        @Test("UD-11: documents are listed newest first, at most ten, and survive the process")
        func list() {
            let recent = RecentDocuments(list: stage.folder["s/recent"], desktop: nil)
            let selector = Selector("openRecent:")
            #expect(recent.recentDocumentURLs.isEmpty)
            for index in 0..<12 { recent.noteNewRecentDocumentURL(URL(fileURLWithPath: "/notes/\(index).md")) }
            recent.noteNewRecentDocumentURL(URL(fileURLWithPath: "/notes/5.md"))
            if let other = URL(string: "https://example.org/") { recent.noteNewRecentDocumentURL(other) }
            let paths = recent.recentDocumentURLs.map(\.path)
            #expect(paths.count == 10 && paths[0] == "/notes/5.md" && paths[1] == "/notes/11.md")
            recent.finishWriting()
            #expect(
                RecentDocuments(list: stage.folder["s/recent"], desktop: nil).recentDocumentURLs.map(\.path) == paths)
            let menu = recent.makeMenu(openAction: selector, clearAction: selector)
            let commands = menu.children.compactMap { $0 as? UIMenu }.flatMap(\.children).compactMap {
                $0 as? UICommand
            }
            #expect(commands.count == 11 && commands[0].propertyList as? String == "/notes/5.md")
            #expect(commands.last?.attributes.contains(.disabled) == false)
            recent.clearRecentDocuments(nil)
            recent.finishWriting()
            #expect(RecentDocuments(list: stage.folder["s/recent"], desktop: nil).recentDocumentURLs.isEmpty)
        }

        private static let foreign = """
            <?xml version="1.0" encoding="UTF-8"?>
            <xbel version="1.0"
                  xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
                  xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info"
            >
              <!-- kept -->
              <bookmark href="file:///d/a%20b.md" added="2020-01-01T00:00:00Z" modified="2020-01-01T00:00:00Z" visited="2020-01-01T00:00:00Z">
                <info>
                  <metadata owner="http://freedesktop.org">
                    <mime:mime-type type="text/markdown"/>
                    <bookmark:applications>
                      <bookmark:application name="gedit" exec="&apos;gedit %u&apos;" modified="2020-01-01T00:00:00Z" count="3"/>
                    </bookmark:applications>
                  </metadata>
                </info>
              </bookmark>
              <bookmark href="file:///other" added="x" modified="y" visited="z"><info/></bookmark>
            </xbel>

            """

        @Test("UD-11: the list of the desktop gets entries, and foreign entries stay as they are")
        func desktopList() throws {
            let desktop = DesktopRecentFiles(path: stage.folder["share/recently-used.xbel"], program: "My & App")
            let date = Date(timeIntervalSince1970: 1_700_000_000)
            func text() -> String { stage.folder.text("share/recently-used.xbel") ?? "" }
            desktop.add("/d/new <1>.txt", at: date)
            #expect(text().contains("href=\"file:///d/new%20%3C1%3E.txt\"") && text().contains("type=\"text/plain\""))
            #expect(text().contains("name=\"My &amp; App\" exec=\"&apos;My &amp; App %u&apos;\""))
            #expect(text().contains("added=\"2023-11-14T22:13:20Z\"") && text().contains("count=\"1\""))
            #expect(stage.folder.status("share/recently-used.xbel").st_mode & 0o777 == 0o600)
            desktop.add("/d/new <1>.txt", at: date.addingTimeInterval(1))
            #expect(text().contains("count=\"2\"") && text().contains("modified=\"2023-11-14T22:13:21Z\""))
            #expect(text().components(separatedBy: "<bookmark ").count == 2)
            desktop.removeAll()
            #expect(!text().contains("<bookmark ") && text().contains("</xbel>"))
            // Entries of other programs.
            stage.folder.put(RecentDocumentsTests.foreign, "share/recently-used.xbel")
            desktop.add("/d/a b.md", at: date)
            #expect(text().contains("gedit %u") && text().contains("count=\"3\"") && text().contains("<!-- kept -->"))
            #expect(
                text().contains(
                    "<bookmark href=\"file:///other\" added=\"x\" modified=\"y\" visited=\"z\"><info/></bookmark>"))
            #expect(text().contains("added=\"2020-01-01T00:00:00Z\" modified=\"2023-11-14T22:13:20Z\""))
            desktop.add("/d/c.md", at: date)
            desktop.removeAll()
            let restored = text().replacingOccurrences(of: "2023-11-14T22:13:20Z", with: "2020-01-01T00:00:00Z")
            #expect(restored == RecentDocumentsTests.foreign)
        }

        @Test("UD-11: a list that is not understood is not changed", arguments: ["no list", "<xbel>", "\u{0}</xbel>"])
        func foreignFormats(_ content: String) {
            stage.folder.put(content, "x.xbel")
            let desktop = DesktopRecentFiles(path: stage.folder["x.xbel"], program: "App")
            desktop.add("/d/a", at: Date(timeIntervalSince1970: 0))
            desktop.removeAll()
            #expect(stage.folder.text("x.xbel") == content)
        }

        @Test("UD-11: entries that several processes add at the same time are all kept")
        func concurrentEntries() async {
            let path = stage.folder["x.xbel"]
            await withTaskGroup(of: Void.self) { group in
                for index in 0..<20 {
                    group.addTask {
                        DesktopRecentFiles(path: path, program: "App \(index)").add(
                            "/d/\(index)", at: Date(timeIntervalSince1970: 0))
                    }
                }
            }
            #expect(stage.folder.text("x.xbel")?.components(separatedBy: "<bookmark ").count == 21)
        }
    }
}
