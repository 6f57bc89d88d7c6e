import Foundation
import TestSupport
import Testing

/// Random edits, saves, reverts, changes by another program, full disks and kills of a process, compared with a model.
///
/// Never may the file be partially written, and never may less than the last completed automatic save survive.
/// `UIKIT_DOCUMENT_STEPS` is the number of steps for each kind of document.
@Suite(.serialized) struct DocumentModelTests {
    private static let steps = ProcessInfo.processInfo.environment["UIKIT_DOCUMENT_STEPS"].flatMap(Int.init) ?? 300

    /// The expected contents of the document, of its file, and of the state folder.
    private struct Model {
        var memory = ""
        /// The contents of the file.
        var file = ""
        /// The contents of the last completed automatic save that are not in the file; nil if there are none.
        var stored: String?
        var isDirty = false
    }

    private final class Run {
        let folder: Folder
        let savesInPlace: Bool
        /// The disk of the document that can be filled; nil for that of the test.
        let disk: SmallDisk?
        var model = Model()
        var generator: SeededGenerator
        var process: DocumentProcess
        var kills = 0
        var failures = 0
        var conflicts = 0

        init(savesInPlace: Bool, seed: UInt64, disk: SmallDisk? = nil) throws {
            self.savesInPlace = savesInPlace
            self.disk = disk
            generator = SeededGenerator(seed: seed)
            folder = disk.map { Folder($0.path + "/folder") } ?? Folder()
            folder.put("", "doc.txt")
            process = try Run.start(folder, savesInPlace, disk)
            #expect(try process.perform("open") == "true")
        }

        private static func start(
            _ folder: Folder, _ savesInPlace: Bool, _ disk: SmallDisk?
        ) throws -> DocumentProcess {
            let path = disk.map { $0.mountPoint + "/folder" } ?? folder.path
            return try DocumentProcess(
                path + "/doc.txt", state: path + "/state", savesInPlace: savesInPlace, disk: disk)
        }

        func text(_ limit: Int = 3000) -> String {
            let length =
                generator.chance(0.1)
                ? Int.random(in: 0...60000, using: &generator) : .random(in: 1...limit, using: &generator)
            let number = UInt64.random(in: 0...(.max), using: &generator)
            // The length at the beginning shows a truncated text.
            return "\(length) \(number) " + String(repeating: "x", count: length) + " end"
        }

        func isWhole(_ text: String) -> Bool {
            if text.isEmpty { return true }
            let words = text.split(separator: " ")
            return words.count == 4 && Int(words[0]) == words[2].count && words[3] == "end"
        }

        func edit() throws {
            model.memory = text()
            model.isDirty = true
            try process.perform("edit \(model.memory)")
        }

        func noteSaved() {
            model.file = model.memory
            model.stored = nil
            model.isDirty = false
        }

        func autosave() throws {
            #expect(try process.perform("autosave") == "true")
            guard model.isDirty else {
                model.stored = nil
                return
            }
            if savesInPlace { noteSaved() } else { model.stored = model.memory }
        }

        func save() throws {
            #expect(try process.perform("save") == "true")
            noteSaved()
        }

        func revert() throws {
            #expect(try process.perform("revert") == "true")
            #expect(try process.perform("text") == model.file)
            model.memory = model.file
            model.stored = nil
            model.isDirty = false
        }

        /// Changes the file as another program does, by renaming or in place.
        func changeFile() throws {
            let theirs = text()
            if generator.chance(0.5) {
                folder.put(theirs, "new")
                rename(folder["new"], folder["doc.txt"])
            } else {
                folder.put(theirs, "doc.txt")
            }
            model.file = theirs
            let mine = model.memory
            if model.isDirty {
                conflicts += 1
                if !savesInPlace || generator.chance(0.5) {
                    try wait("the conflict") { $0.hasPrefix("2 ") }
                } else {
                    // The process may not have noticed yet. It must not replace the file.
                    #expect(try process.perform("autosave").isEmpty == false)
                    #expect(try process.perform("state").hasPrefix("2 "))
                }
                #expect(folder.text("doc.txt") == theirs)
                if generator.chance(0.5) { try save() } else { try revert() }
                #expect(try process.perform("text") == (model.file == theirs ? theirs : mine))
            } else {
                for _ in 0..<500 where try process.perform("text") != theirs { usleep(10000) }
                #expect(try process.perform("text") == theirs)
                try wait("the end of loading") { $0.hasPrefix("0 ") }
                model.memory = theirs
                model.stored = nil
            }
        }

        private func wait(_ comment: Comment, _ condition: (String) -> Bool) throws {
            for _ in 0..<500 where !condition(try process.perform("state")) { usleep(10000) }
            #expect(condition(try process.perform("state")), comment)
        }

        /// Saves on a full disk, and perhaps kills the process. Contents that were stored before must survive.
        private func fill(_ disk: SmallDisk) throws {
            if generator.chance(0.3) { try autosave() }
            try edit()
            failures += 1
            disk.fill()
            #expect(try process.perform("save") == "false")
            #expect(try process.perform("error") == "\(CocoaError.fileWriteOutOfSpace.rawValue)")
            #expect(folder.text("doc.txt") == model.file)
            #expect(try process.perform("autosave") == "false")
            #expect(try process.perform("text") == model.memory)
            guard generator.chance(0.4) else {
                disk.free()
                try autosave()
                // The state of an error ends with a save.
                return try save()
            }
            kills += 1
            if generator.chance(0.5) {
                process.send("save")
                usleep(useconds_t.random(in: 0...4000, using: &generator))
            }
            process.kill()
            #expect(folder.text("doc.txt") == model.file)
            let required = model.stored
            let recovered = try restart()
            if let required { #expect(recovered == [required]) } else { #expect(recovered.isEmpty) }
            disk.free()
            try decide(about: recovered)
        }

        /// Saves while no file can be larger than a limit, or on a disk that is full.
        func fillDisk() throws {
            if let disk { return try fill(disk) }
            try edit()
            failures += 1
            let size = Int.random(in: 0..<model.memory.utf8.count, using: &generator)
            try process.perform("limit \(size)")
            #expect(try process.perform("save") == "false")
            #expect(folder.text("doc.txt") == model.file)
            try process.perform("limit none")
            #expect(try process.perform("text") == model.memory)
            try autosave()
            // The state of an error ends with a save.
            try save()
        }

        func loseFolder() throws {
            try edit()
            failures += 1
            let parent = folder.path
            rename(folder["doc.txt"], folder["away"])
            mkdir(folder["doc.txt"], 0o755)
            #expect(try process.perform("save") == "false")
            rmdir(folder["doc.txt"])
            rename(folder["away"], folder["doc.txt"])
            #expect(try process.perform("text") == model.memory && parent == folder.path)
            for _ in 0..<500 where try process.perform("state").hasPrefix("2 ") == false {
                if try process.perform("save") == "true" { break }
                usleep(10000)
            }
            if try process.perform("state").hasPrefix("2 ") { try process.perform("save") }
            noteSaved()
            #expect(folder.text("doc.txt") == model.file)
        }

        /// Kills the process, perhaps while it saves, and starts it again.
        func kill() throws {
            kills += 1
            var inFlight: String?
            if generator.chance(0.7) {
                if generator.chance(0.7) { try edit() }
                inFlight = generator.chance(0.5) ? "save" : "autosave"
                process.send(inFlight ?? "")
                usleep(useconds_t.random(in: 0...4000, using: &generator))
            }
            let isCompleted = process.kill() == ["true"]
            let file = folder.text("doc.txt") ?? "missing"
            #expect(isWhole(file))
            let writesFile = inFlight == "save" || (inFlight == "autosave" && savesInPlace && model.isDirty)
            #expect(file == model.file || (writesFile && file == model.memory))
            if isCompleted, writesFile { #expect(file == model.memory) }
            let wasSaved = writesFile && file == model.memory && file != model.file
            let recovered = try restart()
            var required = model.stored
            if isCompleted, inFlight == "autosave", !writesFile, model.isDirty { required = model.memory }
            if let required, !wasSaved, !(writesFile && isCompleted) {
                let mayBeNewer = inFlight == "autosave" && model.isDirty
                #expect(recovered.contains(required) || (mayBeNewer && recovered.contains(model.memory)))
            }
            try decide(about: recovered)
        }

        /// Starts the process again after a kill.
        ///
        /// - Returns: The contents that it finds in the state folder, newest first.
        private func restart() throws -> [String] {
            process = try Run.start(folder, savesInPlace, disk)
            model.file = folder.text("doc.txt") ?? "missing"
            #expect(try process.perform("open") == "true")
            #expect(try process.perform("text") == model.file && process.perform("others") == "0")
            let recovered = try process.perform("recovered").split(separator: "|").map(String.init)
            for text in recovered { #expect(isWhole(text)) }
            return recovered
        }

        /// Restores the newest contents that an ended process has stored, or none, and removes the others.
        private func decide(about recovered: [String]) throws {
            model.memory = model.file
            model.stored = nil
            model.isDirty = false
            guard let newest = recovered.first else { return }
            if generator.chance(0.5) {
                #expect(try process.perform("restore") == "true")
                #expect(try process.perform("text") == newest)
                (model.memory, model.stored, model.isDirty) = (newest, newest, true)
            }
            try process.perform("discard")
        }

        func step() throws {
            switch Double.random(in: 0..<1, using: &generator) {
            case ..<0.45: try edit()
            case ..<0.65: try autosave()
            case ..<0.78: try save()
            case ..<0.83: try revert()
            case ..<0.85: try changeFile()
            case ..<0.90: try fillDisk()
            case ..<0.92: try loseFolder()
            default: try kill()
            }
            if generator.chance(0.2) {
                #expect(folder.text("doc.txt") == model.file)
                #expect(try process.perform("text") == model.memory)
            }
            let names = folder.names.filter { $0 != "doc.txt" && $0 != "state" && !$0.hasPrefix(".draft-") }
            #expect(names.isEmpty)
        }
    }

    @Test("UD-03, UD-07, UD-08, UD-09: random operations and kills lose nothing", arguments: [true, false])
    func randomOperations(savesInPlace: Bool) throws {
        try perform(Run(savesInPlace: savesInPlace, seed: savesInPlace ? 1 : 2))
    }

    @Test(
        "UD-03, UD-07, UD-08, UD-12: nothing is lost on a disk that is full", .enabled(
            if: SmallDisk.unavailableReason == nil,
            "needs a small disk: \(SmallDisk.unavailableReason ?? "")"), arguments: [true, false])
    func fullDisk(savesInPlace: Bool) throws {
        try perform(Run(savesInPlace: savesInPlace, seed: savesInPlace ? 3 : 4, disk: SmallDisk(size: 4 << 20)))
    }

    private func perform(_ run: Run) throws {
        for step in 0..<DocumentModelTests.steps {
            do {
                try run.step()
            } catch {
                Issue.record("step \(step): \(error)")
                return
            }
        }
        #expect(DocumentModelTests.steps < 100 || (run.kills > 0 && run.failures > 0 && run.conflicts >= 0))
    }
}
