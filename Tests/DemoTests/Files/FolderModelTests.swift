import Foundation
import Testing

@testable import Files

/// Tests of a listed folder that follows changes.
@MainActor @Suite(.serialized) struct FolderModelTests {
    /// Waits until a condition is met, up to ten seconds.
    private func wait(_ comment: String, _ condition: () -> Bool) async throws {
        for _ in 0..<1000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
        try #require(condition(), "\(comment)")
    }

    private func names(_ model: FolderModel) -> [String] {
        (0..<model.arrangement.count).map { model.arrangement[$0].name.text }
    }

    @Test func changesByOthersAppear() async throws {
        let folder = TestFolder(["a", "b"])
        let model = FolderModel(path: folder.path)
        var updates: [FolderModel.Update] = []
        model.onChange = { updates.append($0) }
        model.open(folder.path)
        #expect(model.isLoading && model.arrangement.count == 0)
        try await wait("the files") { names(model) == ["a", "b"] && !model.isLoading }
        folder.add("c", "text")
        unlink(folder.path("a").text)
        try await wait("the changes") { names(model) == ["b", "c"] }
        #expect(updates.last?.changes == RowChanges(deleted: [0], inserted: [1]))
        #expect(model.arrangement[1].size == 4)
        folder.add("c", "longer text")
        try await wait("the size") { model.arrangement.count == 2 && model.arrangement[1].size == 11 }
    }

    @Test func settingsTakeEffectAndTheSelectionFollowsItsFiles() async throws {
        let folder = TestFolder(["a", "b", ".c", "d"])
        let model = FolderModel(path: folder.path)
        var selected: [Int] = []
        model.selectedRows = { selected }
        model.onChange = { selected = $0.selectedRows }
        model.open(folder.path, selecting: [FileName("b")])
        try await wait("the file to reveal") { selected == [1] }
        model.settings.order.isAscending = false
        try await wait("the order") { names(model) == ["d", "b", "a"] }
        #expect(selected == [1])
        model.settings.showsHidden = true
        try await wait("hidden files") { names(model) == ["d", "b", "a", ".c"] }
        model.settings.filter = "B"
        try await wait("the filter") { names(model) == ["b"] }
        #expect(selected == [0] && model.arrangement.unfilteredCount == 4)
        // Each of several quick changes counts.
        for text in ["a", "x", "", "c"] { model.settings.filter = text }
        try await wait("the last filter") { names(model) == [".c"] }
    }

    @Test func aFolderThatDisappearsHasAMessage() async throws {
        let folder = TestFolder(["inner/"])
        folder.add("inner/file")
        let model = FolderModel(path: folder.path)
        model.open(folder.path("inner"))
        try await wait("the file") { names(model) == ["file"] }
        try FileManager.default.removeItem(atPath: folder.path("inner").text)
        try await wait("the failure") { model.failure?.code == ENOENT }
        #expect(model.arrangement.count == 0 && !model.isLoading)
        // It appears again when the folder exists again and is loaded.
        folder.addFolder("inner")
        folder.add("inner/new")
        model.reload()
        try await wait("the new file") { names(model) == ["new"] && model.failure == nil }
    }

    @Test func anotherFolderReplacesOneThatIsBeingRead() async throws {
        let folders = (0..<20).map { TestFolder(["file-\($0)"]) }
        let model = FolderModel(path: folders[0].path)
        for folder in folders { model.open(folder.path) }
        try await wait("the last folder") { names(model) == ["file-19"] }
        try await Task.sleep(for: .milliseconds(100))
        #expect(names(model) == ["file-19"] && model.path == folders[19].path)
        model.open(folders[0].path("missing"))
        try await wait("the failure") { model.failure?.code == ENOENT }
    }

    @Test func aFolderThatChangesAllTheTimeStaysUsable() async throws {
        let folder = TestFolder()
        let model = FolderModel(path: folder.path)
        var updates = 0
        model.onChange = { _ in updates += 1 }
        model.open(folder.path)
        try await wait("the folder") { !model.isLoading }
        for number in 0..<500 {
            folder.add("\(number)")
            if number % 2 == 0 { unlink(folder.path("\(number)").text) }
            if number % 50 == 0 { try await Task.sleep(for: .milliseconds(20)) }
        }
        try await wait("all files") { model.arrangement.count == 250 }
        #expect(updates < 50)
    }
}
