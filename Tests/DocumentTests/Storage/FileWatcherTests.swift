import DocumentStorage
import Foundation
import Synchronization
import Testing

/// Tests of watching files and folders.
@Suite struct FileWatcherTests {
    /// Counts reports, which arrive on another thread.
    private final class Counter: Sendable {
        private let count = Mutex(0)
        var value: Int { count.withLock { $0 } }
        func add() { count.withLock { $0 += 1 } }
        func wait(above old: Int) -> Bool {
            for _ in 0..<1000 where value <= old { usleep(10000) }
            return value > old
        }
    }

    @Test("UD-09: a watched folder reports new, changed and removed entries, and changed access rights")
    func folders() throws {
        let folder = Folder()
        folder.put("a", "a")
        let counter = Counter()
        let watcher = try #require(FileWatcher(folder: folder.path) { counter.add() })
        for change in [
            { folder.put("b", "b") }, { folder.put("longer", "a") }, { chmod(folder["a"], 0o600) },
            { unlink(folder["b"]) }, { mkdir(folder["c"], 0o755) },
        ] as [() -> Any] {
            let old = counter.value
            _ = change()
            #expect(counter.wait(above: old))
            // The report of a change can be followed by another one of the same.
            usleep(250_000)
        }
        withExtendedLifetime(watcher) {}
        #expect(FileWatcher(folder: folder["missing"]) {} == nil && FileWatcher(folder: folder["a"]) {} == nil)
    }

    @Test("UD-09: watchers of one folder end independently, and a file is told apart from its neighbors")
    func neighbors() throws {
        let folder = Folder()
        folder.put("a", "a")
        let (all, one, other) = (Counter(), Counter(), Counter())
        var first = FileWatcher(folder: folder.path) { all.add() }
        let second = FileWatcher(folder["a"]) { one.add() }
        let third = FileWatcher(folder["b"]) { other.add() }
        #expect(first != nil && second != nil && third != nil)
        folder.put("new", "a")
        #expect(all.wait(above: 0) && one.wait(above: 0))
        #expect(other.value == 0)
        first = nil
        usleep(300_000)
        let (oldAll, oldOne) = (all.value, one.value)
        folder.put("newer", "a")
        #expect(one.wait(above: oldOne))
        #expect(all.value == oldAll)
        withExtendedLifetime((second, third)) {}
    }

    @Test("UD-09: the name of a watched folder need not be valid UTF-8")
    func bytes() throws {
        let folder = Folder()
        let path: [CChar] = folder.path.utf8.map { CChar(bitPattern: $0) } + [0x2F, CChar(bitPattern: 0xFF), 0]
        try #require(mkdir(path, 0o755) == 0)
        let counter = Counter()
        let watcher = try #require(FileWatcher(folder: path) { counter.add() })
        let file = path.dropLast() + [0x2F, 0x61, 0]
        let descriptor = open(Array(file), O_WRONLY | O_CREAT, 0o600)
        #expect(descriptor >= 0 && counter.wait(above: 0))
        close(descriptor)
        withExtendedLifetime(watcher) {}
    }
}
