import CoreGraphics
import DisplayServer
import Foundation
import Testing
import UIKitTesting

/// Tests of the time limits of promised files, in virtual time, with simulated programs.
@MainActor @Suite struct HeadlessPromisedFileTests {
    /// A file whose saving the test ends.
    @MainActor private final class SlowFile {
        var completion: (@MainActor (Bool) -> Void)?
        var isCancelled = false
        var promise: PromisedFile {
            PromisedFile(name: "x") { [unowned self] _, completion in
                self.completion = completion
                return { self.isCancelled = true }
            }
        }
    }

    private func drop(_ file: SlowFile) throws -> (stage: DragFixture, target: HeadlessDropTarget) {
        let stage = try DragFixture(.headless)
        let target = HeadlessDropTarget(frame: CGRect(x: 600, y: 100, width: 200, height: 200))
        target.promisedFileFolder = FileManager.default.temporaryDirectory
        try stage.headless.dragAndDrop.foreignTargets = [target]
        try stage.press(true)
        try stage.begin(DragContent(types: [], promisedFile: file.promise) { $1(nil) })
        try stage.move(650, 150)
        try stage.press(false)
        return (stage, target)
    }

    @Test("DD-11: a drag lasts while the promised file is created")
    func slow() throws {
        let file = SlowFile()
        let (stage, target) = try drop(file)
        stage.server.serve(for: 22)
        #expect(target.promiseAnswer == nil && stage.recorder.log.last == "ended copy")
        file.completion?(true)
        file.completion?(false)
        stage.server.serve(for: 0.1)
        #expect(target.promiseAnswer == .success && stage.recorder.log.last == "finished copy" && !file.isCancelled)
    }

    @Test("DD-11: a file that is not created within 30 seconds is an error")
    func tooSlow() throws {
        let file = SlowFile()
        let (stage, target) = try drop(file)
        stage.server.serve(for: 29)
        #expect(target.promiseAnswer == nil && !file.isCancelled)
        stage.server.serve(for: 6)
        #expect(target.promiseAnswer == .error && file.isCancelled && stage.recorder.log.last == "finished copy")
        file.completion?(true)
        #expect(target.promiseAnswer == .error)
    }
}
