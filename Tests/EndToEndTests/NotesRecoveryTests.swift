import CXTest
import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// Tests that unsaved text of the Notes demo survives the end of its process.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct NotesRecoveryTests {
    @Test("typed text is stored soon, survives SIGKILL and is restored")
    func textSurvivesSIGKILL() throws {
        let notes = try NotesRun(Data("old".utf8))
        defer { notes.end() }
        try notes.type("new ")
        try notes.wait(title: "• list.md – Notes")
        try notes.wait("the text to be stored") { notes.stored == ["new old"] }
        notes.program.process.kill()
        #expect(notes.file() == "old")
        try notes.restart()
        try notes.waitForQuestion()
        // Return selects Restore.
        try notes.press(.enter)
        try notes.wait(title: "• list.md – Notes")
        // This session has stored the text, and the file of the other session is gone.
        try notes.wait("the text of this session only") { notes.stored == ["new old"] }
        try notes.control("s")
        try notes.wait(title: "list.md – Notes")
        #expect(notes.file() == "new old")
        #expect(notes.stored.isEmpty)
        try notes.close()
        #expect(notes.program.exitStatus() == 0)
        #expect(notes.stateFiles.isEmpty)
    }

    @Test("a termination signal stores the text before the process ends", arguments: [SIGTERM, SIGHUP, SIGINT])
    func textSurvivesTerminationSignals(_ number: Int32) throws {
        let notes = try NotesRun(Data("a".utf8))
        defer { notes.end() }
        try notes.type("b")
        try notes.wait(title: "• list.md – Notes")
        #expect(kill(notes.program.process.processID, number) == 0)
        #expect(notes.program.process.wait(timeout: 30))
        #expect(notes.program.process.exitStatus.map { $0 & 0x7F } == number)
        #expect(notes.stored == ["ba"] && notes.file() == "a")
        // Two more sessions that end in this way do not overwrite each other's text. Escape keeps the text for later.
        for count in 2...3 {
            try notes.restart()
            try notes.waitForQuestion()
            for _ in 1..<(count - 1) {
                // The questions differ in their numbers only.
                try notes.expectAlert("the next question", part: 0.005) { try notes.press(.escape) }
            }
            try notes.expectAlert("the dismissal of the last question") { try notes.press(.escape) }
            try notes.type("\(count)")
            try notes.wait(title: "• list.md – Notes")
            #expect(kill(notes.program.process.processID, number) == 0)
            #expect(notes.program.process.wait(timeout: 30))
        }
        #expect(notes.stored.sorted() == ["2a", "3a", "ba"])
    }

    @Test("a termination signal leaves no files without unsaved text")
    func noFilesAreLeftWithoutUnsavedText() throws {
        let notes = try NotesRun(Data("a".utf8))
        defer { notes.end() }
        #expect(!notes.stateFiles.isEmpty)
        #expect(kill(notes.program.process.processID, SIGTERM) == 0)
        #expect(notes.program.process.wait(timeout: 30))
        #expect(notes.stateFiles.isEmpty)
    }

    @Test("the text is stored if the display is lost")
    func textSurvivesDisplayLoss() throws {
        let notes = try NotesRun(Data("a".utf8))
        defer { notes.end() }
        try notes.type("b")
        try notes.wait(title: "• list.md – Notes")
        notes.display.stop()
        #expect(notes.program.exitStatus() == 74)
        #expect(notes.stored == ["ba"] && notes.file() == "a")
    }

    @Test("the user can keep stored text in a separate file or discard it")
    func storedTextIsKeptOrDiscarded() throws {
        let notes = try NotesRun(Data("a".utf8))
        defer { notes.end() }
        for (mnemonic, text) in [(Character("k"), "x"), ("d", "y")] {
            try notes.type(text)
            try notes.wait(title: "• list.md – Notes")
            #expect(kill(notes.program.process.processID, SIGTERM) == 0)
            #expect(notes.program.process.wait(timeout: 30))
            try notes.restart()
            try notes.waitForQuestion()
            // The buttons are Restore, Keep Both, Discard and Not Now.
            if mnemonic == "k" {
                // The second question is smaller.
                try notes.expectAlert("the second question", part: 0.05) { try notes.alternate(mnemonic) }
                #expect(notes.file("list (recovered).md") == "xa")
                try notes.expectAlert("the dismissal of the second question") { try notes.press(.enter) }
            } else {
                try notes.expectAlert("the dismissal of the question") { try notes.alternate(mnemonic) }
            }
            try notes.wait("nothing stored") { notes.stored.isEmpty }
            #expect(notes.file() == "a")
        }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: notes.folder.path).sorted() == [
                "list (recovered).md", "list.md",
            ])
    }

    @Test("untitled text is stored and offered for recovery, unless the user discards it")
    func untitledTextIsStored() throws {
        let notes = try NotesRun(nil, arguments: [], title: "Untitled – Notes")
        defer { notes.end() }
        try notes.type("draft")
        try notes.wait(title: "• Untitled – Notes")
        // The title has changed with the first letter.
        try notes.wait("the text to be stored") { notes.stored == ["draft"] }
        notes.program.process.terminate()
        #expect(notes.stored == ["draft"])
        try notes.restart([], title: "Untitled – Notes")
        try notes.waitForQuestion()
        try notes.press(.enter)
        try notes.wait(title: "• Untitled – Notes")
        try notes.expectAlert("the alert") { try notes.close() }
        try notes.alternate("d")
        #expect(notes.program.exitStatus() == 0)
        #expect(notes.stateFiles.isEmpty)
    }

    @Test("a second process that opens the file shows an alert")
    func secondProcessShowsAnAlert() throws {
        let notes = try NotesRun(Data("a".utf8))
        defer { notes.end() }
        try notes.type("b")
        try notes.wait(title: "• list.md – Notes")
        try notes.wait("the text to be stored") { notes.stored == ["ba"] }
        let second = try notes.startSecond()
        defer { second.process.terminate() }
        // The question is displayed before the file is opened, so the window has no file and accepts no text.
        let window = try #require(notes.waitForWindow(titled: "Untitled – Notes"))
        let client = try notes.display.client()
        try client.raise(window)
        try notes.waitForQuestion(in: window)
        try notes.press(.enter)
        try notes.wait("the file") { client.title(of: window) == "list.md – Notes" }
        // The text of the first instance is not offered to the second, and stays.
        try notes.type("z")
        try notes.wait("the change") { client.title(of: window) == "• list.md – Notes" }
        try notes.wait("both texts") { notes.stored.sorted() == ["ba", "za"] }
        second.process.terminate()
        #expect(notes.stored.sorted() == ["ba", "za"] && notes.program.process.isRunning)
    }

    @Test("a failed save keeps the content of the file and the text in the editor")
    func failedSavesKeepFileAndText() throws {
        let content = String(repeating: "x", count: 1024)
        // The unit is 512 bytes in some shells and 1024 in others.
        let notes = try NotesRun(Data(content.utf8), script: "ulimit -f 1; exec \"$0\" \"$@\"")
        defer { notes.end() }
        for _ in 0..<3 { try notes.type("y") }
        try notes.wait(title: "• list.md – Notes")
        try notes.expectAlert("the alert") { try notes.control("s") }
        #expect(notes.file() == content)
        try notes.expectAlert("the dismissal of the alert") { try notes.press(.enter) }
        try notes.type("z")
        #expect(notes.file() == content && notes.program.process.isRunning)
        #expect(try FileManager.default.contentsOfDirectory(atPath: notes.folder.path) == ["list.md"])
        // A smaller text can still be saved.
        try notes.control("a")
        try notes.type("small")
        try notes.control("s")
        try notes.wait("the file") { notes.file() == "small" }
    }

    @Test(
        "a file in a read-only folder is overwritten in place",
        .enabled(if: geteuid() == 0 && access("/usr/bin/setpriv", X_OK) == 0))
    func filesInReadOnlyFoldersAreOverwritten() throws {
        let script = "exec /usr/bin/setpriv --reuid 65534 --regid 65534 --clear-groups \"$0\" \"$@\""
        let notes = try NotesRun(Data("a".utf8), script: script) { folder in
            let file = folder.appendingPathComponent("list.md").path
            #expect(chown(file, 65534, 65534) == 0 && chmod(folder.path, 0o555) == 0)
            #expect(mkdir(folder.path + "-state", 0o755) == 0 && chown(folder.path + "-state", 65534, 65534) == 0)
        }
        defer { notes.end() }
        try notes.type("b")
        try notes.control("s")
        try notes.wait("the file") { notes.file() == "ba" }
        try notes.wait(title: "list.md – Notes")
        #expect(try FileManager.default.contentsOfDirectory(atPath: notes.folder.path) == ["list.md"])
        try notes.wait("nothing stored") { notes.stored.isEmpty }
    }
}
