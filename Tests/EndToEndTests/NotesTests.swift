import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// Tests of the Notes demo with keyboard and mouse on a display.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct NotesTests {
    @Test func textIsSavedUndoneAndReopened() throws {
        let notes = try NotesRun(nil)
        defer { notes.end() }
        #expect(notes.file() == nil)
        try notes.type("# Groceries\nMilk and Bread\n")
        try notes.wait(title: "• list.md – Notes")
        try notes.control("s")
        try notes.wait(title: "list.md – Notes")
        #expect(notes.file() == "# Groceries\nMilk and Bread\n")
        try notes.type("wrong")
        try notes.wait(title: "• list.md – Notes")
        // Undoing back to the saved text makes the document clean.
        try notes.control("z")
        try notes.wait(title: "list.md – Notes")
        try notes.control("z", shift: true)
        try notes.wait(title: "• list.md – Notes")
        try notes.control("s")
        try notes.wait(title: "list.md – Notes")
        #expect(notes.file() == "# Groceries\nMilk and Bread\nwrong")
        try notes.close()
        #expect(notes.program.exitStatus() == 0)
        try notes.restart()
        try notes.press(.end, control: true)
        try notes.type(" again")
        try notes.control("s")
        try notes.wait("the file") { notes.file() == "# Groceries\nMilk and Bread\nwrong again" }
    }

    @Test func foundTextIsSelectedAndReplaced() throws {
        let notes = try NotesRun(Data("One fish\nTwo fish\nRed fish\n".utf8))
        defer { notes.end() }
        try notes.control("f")
        try notes.type("FISH")
        try notes.press(.enter)
        try notes.control("g")
        try notes.press(.f3, shift: true)
        try notes.press(.escape)
        try notes.type("cat")
        try notes.control("s")
        try notes.wait("the file") { notes.file() == "One fish\nTwo cat\nRed fish\n" }
        // Replace one result, and undo it.
        try notes.press(.home, control: true)
        try notes.control("h")
        try notes.type("fish")
        try notes.press(.tab)
        try notes.type("dog")
        try notes.press(.enter)
        try notes.control("s")
        try notes.wait("the file") { notes.file() == "One dog\nTwo cat\nRed fish\n" }
        try notes.press(.escape)
        try notes.control("z")
        try notes.control("s")
        try notes.wait("the file") { notes.file() == "One fish\nTwo cat\nRed fish\n" }
    }

    @Test func closingAWindowWithUnsavedTextShowsAnAlert() throws {
        let notes = try NotesRun(Data("old".utf8))
        defer { notes.end() }
        try notes.type("new ")
        try notes.wait(title: "• list.md – Notes")
        try notes.expectAlert("the alert") { try notes.close() }
        // Escape continues editing.
        try notes.expectAlert("the dismissal of the alert") { try notes.press(.escape) }
        try notes.type("and ")
        #expect(notes.file() == "old" && notes.program.process.isRunning)
        try notes.expectAlert("the second alert") { try notes.close() }
        // Return selects Save.
        try notes.press(.enter)
        #expect(notes.program.exitStatus() == 0)
        #expect(notes.file() == "new and old")
        // The second button, "Don’t Save", has the mnemonic D.
        try notes.restart()
        try notes.type("x")
        try notes.wait(title: "• list.md – Notes")
        try notes.expectAlert("the alert of Control-W") { try notes.control("w") }
        try notes.alternate("d")
        #expect(notes.program.exitStatus() == 0)
        #expect(notes.file() == "new and old")
    }

    @Test func aFileThatIsNotTextIsNotChanged() throws {
        let bytes = Data([0x61, 0xFF, 0xFE, 0x62])
        let notes = try NotesRun(bytes, title: "Untitled – Notes")
        defer { notes.end() }
        try notes.expectAlert("the dismissal of the alert") { try notes.press(.enter) }
        try notes.type("x")
        try notes.wait(title: "• Untitled – Notes")
        // Saving asks for a file, and does not replace an existing one without asking.
        try notes.expectAlert("the dialog") { try notes.control("s") }
        try notes.control("a")
        try notes.type(notes.folder.appendingPathComponent("list.md").path)
        try notes.expectAlert("the question") { try notes.press(.enter) }
        try notes.expectAlert("the dismissal of the question") { try notes.press(.escape) }
        try notes.expectAlert("the dismissal of the dialog") { try notes.press(.escape) }
        try notes.type("y")
        try notes.wait(title: "• Untitled – Notes")
        #expect(try Data(contentsOf: notes.folder.appendingPathComponent("list.md")) == bytes)
    }

    @Test(
        "special characters and line endings of a file are preserved",
        arguments: ["\u{FEFF}a\r\nb\r\n", "a\u{0}b\n", "한글\u{2028}e\u{301}", ""])
    func specialCharactersArePreserved(_ content: String) throws {
        let notes = try NotesRun(Data(content.utf8))
        defer { notes.end() }
        try notes.press(.end, control: true)
        try notes.type("z")
        try notes.control("s")
        try notes.wait("the file") { notes.file() == content + "z" }
    }

    @Test func aNewNoteIsCreatedAndSelectedInTheList() throws {
        let notes = try NotesRun(Data("# First\none\n".utf8))
        defer { notes.end() }
        try notes.control("n")
        try notes.type("Second")
        try notes.press(.down)
        try notes.type("two")
        try notes.control("s")
        try notes.wait("the file") { notes.file() == "# First\none\n\n# Second\ntwo" }
        // Select the first row of the list. Return moves focus back to the text.
        try notes.click(CGPoint(x: 100, y: 150))
        try notes.press(.enter)
        try notes.press(.end)
        try notes.type(" note")
        try notes.control("s")
        try notes.wait("the file") { notes.file() == "# First note\none\n\n# Second\ntwo" }
        // Find a note by its name.
        try notes.control("l")
        try notes.type("sec")
        try notes.press(.enter)
        try notes.press(.end)
        try notes.type(" one")
        try notes.control("s")
        try notes.wait("the file") { notes.file() == "# First note\none\n\n# Second one\ntwo" }
    }

    @Test func overwritingAChangedFileRequiresConfirmation() throws {
        let notes = try NotesRun(Data("mine".utf8))
        defer { notes.end() }
        try notes.type("x")
        try notes.wait(title: "• list.md – Notes")
        let file = notes.folder.appendingPathComponent("list.md")
        try Data("theirs".utf8).write(to: file)
        try notes.expectAlert("the alert") { try notes.control("s") }
        #expect(notes.file() == "theirs")
        try notes.expectAlert("the dismissal of the alert") { try notes.press(.escape) }
        #expect(notes.file() == "theirs")
        try notes.expectAlert("the second alert") { try notes.control("s") }
        try notes.press(.enter)
        try notes.wait("the file") { notes.file() == "xmine" }
    }

    @Test func linksAndPermissionsArePreserved() throws {
        let notes = try NotesRun(nil)
        defer { notes.end() }
        notes.program.process.terminate()
        let real = notes.folder.appendingPathComponent("real.md")
        try Data("a".utf8).write(to: real)
        #expect(chmod(real.path, 0o600) == 0)
        try FileManager.default.createSymbolicLink(
            at: notes.folder.appendingPathComponent("list.md"), withDestinationURL: real)
        try notes.restart()
        try notes.type("b")
        try notes.control("s")
        try notes.wait("the file") { notes.file("real.md") == "ba" }
        let attributes = try FileManager.default.attributesOfItem(atPath: real.path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        let link = try FileManager.default.attributesOfItem(atPath: notes.folder.appendingPathComponent("list.md").path)
        #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
        // The folder of the draft is removed after the file was replaced.
        try notes.wait("no other files in the folder") {
            (try? FileManager.default.contentsOfDirectory(atPath: notes.folder.path).sorted()) == ["list.md", "real.md"]
        }
    }

    @Test func aFailedSaveShowsAnAlertAndKeepsTheText() throws {
        let notes = try NotesRun(nil, arguments: ["missing/list.md"])
        defer { notes.end() }
        try notes.type("abc")
        try notes.wait(title: "• list.md – Notes")
        try notes.expectAlert("the alert") { try notes.control("s") }
        try notes.expectAlert("the dismissal of the alert") { try notes.press(.enter) }
        // Save the text in another folder.
        try notes.expectAlert("the dialog") { try notes.control("s", shift: true) }
        try notes.control("a")
        try notes.type(notes.folder.appendingPathComponent("other.md").path)
        try notes.press(.enter)
        try notes.wait(title: "other.md – Notes")
        #expect(notes.file("other.md") == "abc")
        #expect(try FileManager.default.contentsOfDirectory(atPath: notes.folder.path) == ["other.md"])
    }

    @Test func savingUnderAnotherNameReplacesAFileAfterAQuestion() throws {
        let notes = try NotesRun(Data("mine".utf8))
        defer { notes.end() }
        try Data("theirs".utf8).write(to: notes.folder.appendingPathComponent("other.md"))
        try notes.type("x")
        try notes.expectAlert("the dialog") { try notes.control("s", shift: true) }
        // The dialog shows the folder of the file, and selects the proposed name without its extension.
        try notes.type("other")
        try notes.expectAlert("the question") { try notes.press(.enter) }
        #expect(notes.file("other.md") == "theirs")
        try notes.alternate("r")
        try notes.wait(title: "other.md – Notes")
        #expect(notes.file("other.md") == "xmine" && notes.file() == "mine")
        // Saving as the same file replaces it as well.
        try notes.type("y")
        try notes.expectAlert("the dialog") { try notes.control("s", shift: true) }
        try notes.expectAlert("the question") { try notes.press(.enter) }
        try notes.alternate("r")
        try notes.wait(title: "other.md – Notes")
        #expect(notes.file("other.md") == "xymine")
        try notes.close()
        #expect(notes.program.exitStatus() == 0)
    }

    @Test func aFileIsOpenedWithKeys() throws {
        let notes = try NotesRun(Data("first".utf8))
        defer { notes.end() }
        try Data("second".utf8).write(to: notes.folder.appendingPathComponent("other.md"))
        try notes.expectAlert("the dialog") { try notes.control("o") }
        // Typing the beginning of a name selects the file in the list.
        try notes.type("oth")
        try notes.press(.enter)
        try notes.wait(title: "other.md – Notes")
        try notes.type("x")
        try notes.control("s")
        try notes.wait("the file") { notes.file("other.md") == "xsecond" }
        // A slash begins a path.
        try notes.expectAlert("the dialog") { try notes.control("o") }
        try notes.type(notes.folder.appendingPathComponent("list.md").path)
        try notes.press(.enter)
        try notes.wait(title: "list.md – Notes")
        // The menu "Open Recent" of the menu "File" begins with the current file.
        try notes.alternate("f")
        for _ in 0..<2 { try notes.press(.down) }
        try notes.press(.right)
        try notes.press(.down)
        try notes.press(.enter)
        try notes.wait(title: "other.md – Notes")
        // Escape closes the dialog without a change.
        try notes.expectAlert("the dialog") { try notes.control("o") }
        try notes.expectAlert("the dismissal of the dialog") { try notes.press(.escape) }
        try notes.type("y")
        try notes.wait(title: "• other.md – Notes")
    }

    @Test(.enabled(if: access("/usr/bin/pdftotext", X_OK) == 0, "needs pdftotext: apt-get install poppler-utils"))
    func theTextIsPrinted() throws {
        let notes = try NotesRun(Data("# Groceries\nMilk and bread\n# Errands\nPost office\n".utf8))
        defer { notes.end() }
        // Without a printing system, the user is informed.
        try notes.expectAlert("the alert") { try notes.control("p") }
        try notes.expectAlert("the dismissal of the alert") { try notes.press(.enter) }
        let printed = notes.folder.appendingPathComponent("printed.pdf").path
        try notes.install(
            "lp",
            """
            for last; do :; done
            /bin/cp "$last" "\(printed).part" && /bin/mv "\(printed).part" "\(printed)"
            """)
        try notes.control("p")
        try notes.wait("the document") { notes.file("printed.pdf") != nil }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/pdftotext")
        process.arguments = [printed, "-"]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines == ["Groceries", "Milk and bread", "Errands", "Post office", "Page 1 of 1"])
    }

    @Test func theLinkAtTheCaretIsOpened() throws {
        let notes = try NotesRun(Data("See (https://example.org/a), now".utf8))
        defer { notes.end() }
        try notes.install("xdg-open", "echo \"$*\" > \(notes.folder.path)/opened")
        try notes.press(.right, control: true)
        try notes.press(.right, control: true)
        try notes.press(.enter, control: true)
        try notes.wait("the link") { notes.file("opened") == "https://example.org/a\n" }
        // The user is informed if no program could open the link.
        try notes.install("xdg-open", "exit 4")
        try notes.expectAlert("the alert") { try notes.press(.enter, control: true) }
        try notes.expectAlert("the dismissal of the alert") { try notes.press(.escape) }
        try notes.type("x")
        try notes.wait(title: "• list.md – Notes")
        #expect(notes.file() == "See (https://example.org/a), now")
    }
}
