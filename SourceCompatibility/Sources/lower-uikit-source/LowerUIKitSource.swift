import ArgumentParser
import SourceLowering

/// Lowers the sources of a target into a folder, with an overlay that has the compiler read them in place of the
/// originals.
///
/// Files that did not change are not parsed again, and results that did not change are not written.
@main
struct LowerUIKitSource: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lower-uikit-source", abstract: "Lowers Swift sources for iOS to sources for Linux.")

    @Argument(help: "The folder to write.")
    var outputFolder: String

    @Argument(help: "The files of the target.")
    var files: [String] = []

    @Option(help: "A file of a target that the target depends on. May be repeated.")
    var context: [String] = []

    func run() throws {
        let errors = try Lowering(outputFolder: outputFolder, files: files, contextFiles: context).run()
        for error in errors { print(error) }
        if !errors.isEmpty { throw ExitCode.failure }
    }
}
