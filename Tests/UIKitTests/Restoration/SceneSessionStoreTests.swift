import Foundation
import SystemSupport
import TestSupport
import Testing

@testable import UIKit

/// Tests of the files of scene sessions.
@MainActor @Suite(.serialized) struct SceneSessionStoreTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        let parent = FileManager.default.temporaryDirectory.appendingPathComponent(
            "store-\(getpid())-\(UInt32.random(in: 0...999_999))"
        ).path
        defer { try? FileManager.default.removeItem(atPath: parent) }
        try body(parent + "/app/sessions")
    }

    private func session(_ number: Int = 0) -> StoredSession {
        var session = StoredSession(identifier: UUID(), role: UISceneSession.Role.windowApplication.rawValue)
        session.order = number
        session.userInfo = [.init(key: .text("number"), value: .integer(number))]
        session.window = StoredWindow(x: 1, y: 2, width: 300, height: 200)
        return session
    }

    private func stored(_ folder: String) -> [StoredSession] { SceneSessionStore(folder: folder).sessions() }

    @Test("RS-03: a file is written whole and renamed, readable only by the user")
    func writing() throws {
        try withFolder { folder in
            let session = session()
            do {
                let store = SceneSessionStore(folder: folder)
                store.store(session)
                #expect(store.finishWriting())
                let names = try FileManager.default.contentsOfDirectory(atPath: folder)
                #expect(Set(names) == ["\(session.identifier.uuidString).json", "lock"])
                for path in [folder, "\(folder)/\(session.identifier.uuidString).json"] {
                    var status = stat()
                    #expect(stat(path, &status) == 0 && status.st_mode & 0o077 == 0)
                }
            }
            #expect(stored(folder) == [session])
            do {
                let store = SceneSessionStore(folder: folder)
                store.remove(session.identifier)
                store.finishWriting()
            }
            #expect(stored(folder).isEmpty)
        }
    }

    @Test("RS-03: unreadable, newer, too large and hostile files are ignored, and the others are restored")
    func hostileFiles() throws {
        try withFolder { folder in
            let good = session(3)
            do {
                let store = SceneSessionStore(folder: folder)
                store.store(good)
                store.finishWriting()
            }
            let goodPath = "\(folder)/\(good.identifier.uuidString).json"
            let text = try String(contentsOfFile: goodPath, encoding: .utf8)
            func write(_ content: String, name: String = UUID().uuidString + ".json") throws {
                try Data(content.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
            }
            try write("")
            try write("{")
            try write("\u{0}\u{1}")
            try write("[]")
            try write(#"{"version":1}"#)
            // The identifier is not that of the name.
            try write(text)
            let newer = UUID().uuidString
            try write(
                text.replacingOccurrences(of: good.identifier.uuidString, with: newer)
                    .replacingOccurrences(of: "\"version\":1", with: "\"version\":2"), name: newer + ".json")
            let large = UUID().uuidString
            try write(
                text.replacingOccurrences(of: good.identifier.uuidString, with: large)
                    + String(repeating: " ", count: SceneSessionStore.sizeLimit), name: large + ".json")
            // Nesting: of JSON itself, and of values.
            try write(String(repeating: "[", count: 200_000))
            let deep = UUID().uuidString
            let nested =
                String(repeating: #"{"array":["#, count: 150) + #"{"integer":1}"# + String(repeating: "]}", count: 150)
            try write(
                text.replacingOccurrences(of: good.identifier.uuidString, with: deep)
                    .replacingOccurrences(of: #"{"integer":3}"#, with: nested), name: deep + ".json")
            try write(text, name: "other.json")
            try FileManager.default.createDirectory(
                atPath: "\(folder)/\(UUID()).json", withIntermediateDirectories: true)
            #expect(mkfifo("\(folder)/\(UUID()).json", 0o600) == 0)
            let link = UUID().uuidString
            #expect(symlink(goodPath, "\(folder)/\(link).json") == 0)
            #expect(stored(folder) == [good])
        }
    }

    @Test("RS-03: a file with random changes is restored or ignored")
    func mutations() throws {
        try withFolder { folder in
            var session = session(1)
            session.activity = StoredActivity(NSUserActivity(activityType: "edit"))
            session.containers = ["a": .array([.double(1), .set([.null, .boolean(true)])])]
            let store = SceneSessionStore(folder: folder)
            store.store(session)
            store.finishWriting()
            let url = URL(fileURLWithPath: "\(folder)/\(session.identifier.uuidString).json")
            let original = [UInt8](try Data(contentsOf: url))
            var generator = SeededGenerator(seed: 5)
            for _ in 0..<1000 {
                var bytes = original
                for _ in 0..<Int.random(in: 1...6, using: &generator) {
                    let index = Int.random(in: bytes.indices, using: &generator)
                    switch Int.random(in: 0...2, using: &generator) {
                    case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
                    case 1: bytes.remove(at: index)
                    default: bytes.insert(contentsOf: bytes[index...].prefix(8), at: index)
                    }
                }
                try Data(bytes).write(to: url)
                for stored in store.sessions() {
                    #expect(stored.identifier == session.identifier)
                    let frame = stored.window?.frame
                    #expect(frame.map { $0.width >= 1 && $0.minX.isFinite } ?? true)
                    _ = stored.activity?.activity
                    _ = stored.containers.mapValues(\.value)
                }
            }
        }
    }

    @Test("RS-03: a second instance does not restore the sessions of the first, and stores its own")
    func instances() throws {
        try withFolder { folder in
            let (first, second) = (session(1), session(2))
            do {
                let store = SceneSessionStore(folder: folder)
                store.store(first)
                store.finishWriting()
                let other = SceneSessionStore(folder: folder)
                #expect(other.sessions().isEmpty)
                other.store(second)
                other.finishWriting()
            }
            #expect(stored(folder) == [first, second])
        }
    }

    @Test("RS-03: sessions that end the app while they are restored are deleted at the next launch")
    func crash() throws {
        try withFolder { folder in
            do {
                let store = SceneSessionStore(folder: folder)
                store.store(session())
                store.finishWriting()
            }
            do {
                let store = SceneSessionStore(folder: folder)
                #expect(store.sessions().count == 1)
                store.beginRestoring()
                store.endRestoring()
            }
            do {
                let store = SceneSessionStore(folder: folder)
                #expect(store.sessions().count == 1)
                store.beginRestoring()
            }
            #expect(stored(folder).isEmpty)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(names == ["lock"])
        }
    }

    @Test("RS-03: the folder is in XDG_STATE_HOME or ~/.local/state; tests have none; unwritable folders are ignored")
    func folders() throws {
        #expect(SceneSessionStore(environment: ["HOME": "/h", "UIKIT_TESTING": "1"]) == nil)
        #expect(SceneSessionStore(environment: [:]) == nil && SceneSessionStore(environment: ["HOME": "h"]) == nil)
        let name = ProgramName.current
        #expect(SceneSessionStore(environment: ["HOME": "/h"])?.folder == "/h/.local/state/\(name)/sessions")
        #expect(
            SceneSessionStore(environment: ["HOME": "/h", "XDG_STATE_HOME": "/s"])?.folder == "/s/\(name)/sessions")
        #expect(
            SceneSessionStore(environment: ["HOME": "/h", "XDG_STATE_HOME": "s"])?.folder
                == "/h/.local/state/\(name)/sessions")
        let store = SceneSessionStore(folder: "/proc/none/sessions")
        store.store(session())
        #expect(store.finishWriting() && store.sessions().isEmpty)
    }
}
