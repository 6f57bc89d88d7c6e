import Foundation
import SystemSupport
import Testing

@Suite struct StandardErrorTests {
    @Test func writesALine() throws {
        let pipe = Pipe()
        StandardError.write(line: "UIKit: größer", to: pipe.fileHandleForWriting.fileDescriptor)
        try pipe.fileHandleForWriting.close()
        #expect(pipe.fileHandleForReading.readDataToEndOfFile() == Data("UIKit: größer\n".utf8))
    }

    @Test("a closed stream does not end the process")
    func ignoresAClosedStream() {
        // No process has that many open files.
        StandardError.write(line: "lost", to: 1 << 20)
    }
}
