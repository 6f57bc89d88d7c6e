import UIKit

/// A program that checks UIKit's assumptions about the Swift runtime, Foundation and the linker, in the way that it is
/// linked itself.
///
/// It prints "ok NAME" or "FAILED NAME" for each assumption, and exits with status 0, or 1 if one fails. Optimizing
/// compilers and linkers can break assumptions that hold in a debug build. With the argument "trap" it reads past the
/// end of an array instead.
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
        checkKeyPaths(&checks)
        checkDrawingOverrides(&checks)
        checkHitTestingOverrides(&checks)
        checkObjects(&checks)
        checkReflection(&checks)
        checkRunLoop(&checks)
        exit(checks.failureCount == 0 ? 0 : 1)
    }
}

@inline(never) private func readPastTheEnd(_ numbers: [Int32]) -> Int32 { numbers[numbers.count] }

/// The results of the checks.
struct Checks {
    private(set) var failureCount = 0

    mutating func check(_ name: String, _ condition: Bool) {
        if !condition { failureCount += 1 }
        print(condition ? "ok" : "FAILED", name)
        // The next check can crash the process.
        fflush(nil)
    }
}
