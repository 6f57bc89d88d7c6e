import Foundation
import SystemSupport
import Testing

/// Tests of what the process and the system provide.
@Suite struct ProcessTests {
    @Test func readsEnvironmentVariables() {
        #expect(ProcessEnvironment.process["PATH"] == ProcessInfo.processInfo.environment["PATH"])
        #expect(ProcessEnvironment.process["NO_VARIABLE_HAS_THIS_NAME"] == nil)
        let replaced: ProcessEnvironment = ["A": "1", "B": ""]
        #expect(replaced["A"] == "1" && replaced["B"] == "" && replaced["PATH"] == nil)
        #expect(ProcessEnvironment(["A": "2"])["A"] == "2")
    }

    @Test func loadsLibrariesAndTheirFunctions() throws {
        #expect(DynamicLibrary("libno-such-library.so.1") == nil)
        let library = try #require(DynamicLibrary("libc.so.6"))
        let absolute = try #require(library.function("abs", as: (@convention(c) (Int32) -> Int32).self))
        #expect(absolute(-3) == 3)
        #expect(library.function("no_such_function", as: (@convention(c) () -> Void).self) == nil)
    }

    @Test func theProgramNameIsThatOfTheProcess() {
        #expect(ProgramName.current == ProcessInfo.processInfo.processName)
    }
}
