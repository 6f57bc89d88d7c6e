import UIKit

/// A program that checks what the toolkit assumes of the Swift runtime, of Foundation and of the linker, in the way it is
/// linked itself.
///
/// It writes "ok NAME" or "FAILED NAME" for each assumption, then exits with status 0, or 1 if one fails. Compilers and
/// linkers that optimize can break assumptions that hold in a debug build. With the argument "trap" it reads past the end of
/// an array instead.
@main final class RuntimeAssumptionsProbe: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if CommandLine.arguments.contains("trap") { exit(readPastTheEnd([])) }
        var checks = Checks()
        checkMethodSlots(&checks)
        checkEditActions(&checks)
        checkMethodTables(&checks)
        checkDrawingOverrides(&checks)
        checkHitTestingOverrides(&checks)
        checkObjects(&checks)
        checkReflection(&checks)
        checkRunLoop(&checks)
        exit(checks.failureCount == 0 ? 0 : 1)
    }
}

@inline(never) private func readPastTheEnd(_ numbers: [Int32]) -> Int32 { numbers[numbers.count] }

/// The results of the checks so far.
struct Checks {
    private(set) var failureCount = 0

    mutating func check(_ name: String, _ condition: Bool) {
        if !condition { failureCount += 1 }
        print(condition ? "ok" : "FAILED", name)
        // The next check may end the program.
        fflush(nil)
    }
}
