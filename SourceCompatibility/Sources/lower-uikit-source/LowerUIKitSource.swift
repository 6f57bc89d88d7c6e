import ArgumentParser
import SourceLowering

/// The command that lowers the sources of a target. It writes lowered copies into a folder, with an overlay that makes
/// the compiler read them instead of the originals.
///
/// Unchanged files are not parsed again, and unchanged results are not written.
@main
struct LowerUIKitSource: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lower-uikit-source", abstract: "Lowers Swift sources for iOS to sources for Linux.")

    @Argument(help: "The output folder.")
    var outputFolder: String

    @Argument(help: "The source files of the target.")
    var files: [String] = []

    @Option(help: "A file of a target that the target depends on; may be repeated.")
    var context: [String] = []

    func run() throws {
        let errors = try Lowering(outputFolder: outputFolder, files: files, contextFiles: context).run()
        for error in errors { print(error) }
        if !errors.isEmpty { throw ExitCode.failure }
    }
}
