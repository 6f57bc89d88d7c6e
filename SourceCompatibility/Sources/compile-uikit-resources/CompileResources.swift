import ArgumentParser
import Foundation
import ResourceCompiling

/// The command that compiles the resources of an iOS app.
@main
struct CompileResources: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compile-uikit-resources",
        abstract: "Compiles asset catalogs, string tables and other resources of an iOS app for UIKit on Linux.")

    @Option(help: "The output folder; its name must be \(ResourceCompiler.folderName).")
    var output: String

    @Option(help: "The Swift file to write, through which the target accesses its resources.")
    var accessors: String?

    @Option(help: "The name of the target.")
    var product: String

    @Option(
        help:
            "The fallback language (default: the one in Info.plist or in a string catalog, or en).")
    var developmentLanguage: String?

    @Option(help: "A file or folder to exclude; may be repeated.")
    var exclude: [String] = []

    @Argument(help: "Files and folders with resources.")
    var inputs: [String]

    func validate() throws {
        guard (output as NSString).lastPathComponent == ResourceCompiler.folderName else {
            throw ValidationError("the name of the output folder must be \(ResourceCompiler.folderName)")
        }
    }

    func run() throws {
        var compiler = ResourceCompiler(inputs: inputs, product: product)
        compiler.excluded = exclude
        compiler.developmentLanguage = developmentLanguage
        let diagnostics = Diagnostics()
        let succeeded: Bool
        do {
            succeeded = try compiler.compile(to: output, accessors: accessors, diagnostics)
        } catch {
            diagnostics.error((error as NSError).localizedDescription, in: output)
            succeeded = false
        }
        for diagnostic in diagnostics.all { FileHandle.standardError.write(Data("\(diagnostic)\n".utf8)) }
        guard succeeded else { throw ExitCode.failure }
    }
}
