import Foundation
import SourceLowering

/// Lowers the sources of a target into a folder, with an overlay that has the compiler read them in place of the
/// originals.
///
/// ```
/// lower-uikit-source OUTPUT-FOLDER FILE… [--context FILE…]
/// ```
///
/// Files after `--context` are those of the targets that the target depends on. Files that did not change are not read
/// again by the parser, and results that did not change are not written.
@main
struct LowerUIKitSource {
    static func main() {
        guard let options = Options(CommandLine.arguments.dropFirst()) else {
            report("usage: lower-uikit-source OUTPUT-FOLDER FILE… [--context FILE…]")
            exit(2)
        }
        do {
            let errors = try Lowering(options).run()
            for error in errors { print(error) }
            exit(errors.isEmpty ? 0 : 1)
        } catch {
            report("error: the sources cannot be lowered: \(error)")
            exit(1)
        }
    }

    private static func report(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
