import Foundation
import PackagePlugin

/// A build tool plugin that lowers the Swift sources of an iOS target before they are compiled, and compiles its
/// resources.
@main
struct UIKitSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target as? SwiftSourceModuleTarget else { return [] }
        let files = swiftFiles(of: module)
        let contextFiles = dependencies(of: module).flatMap(swiftFiles)
        let output = context.pluginWorkDirectoryURL
        let lowering = Command.buildCommand(
            displayName: "Lowering the sources of \(target.name)",
            executable: try context.tool(named: "lower-uikit-source").url,
            arguments: contextFiles.flatMap { ["--context", $0.path] } + [output.path] + files.map(\.path),
            inputFiles: files + contextFiles,
            outputFiles: [output.appending(path: "LoweringContext.swift")])
        let resources = resourceFiles(of: module)
        guard !resources.isEmpty else { return [lowering] }
        let folder = output.appending(path: "UIKitResources")
        let accessors = output.appending(path: "ResourceAccessors.swift")
        let compiling = Command.buildCommand(
            displayName: "Compiling the resources of \(target.name)",
            executable: try context.tool(named: "compile-uikit-resources").url,
            arguments: [
                "--output", folder.path, "--accessors", accessors.path, "--product", target.name,
                module.directoryURL.path,
            ],
            inputFiles: resources, outputFiles: [folder, accessors])
        return [lowering, compiling]
    }

    /// Returns the files in the folder of a target, including subfolders, that are not source code.
    private func resourceFiles(of module: SwiftSourceModuleTarget) -> [URL] {
        let all = FileManager.default.enumerator(
            at: module.directoryURL, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
        return (all?.allObjects as? [URL] ?? []).filter { file in
            let isFile = (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
            return isFile && !["swift", "h", "m", "mm", "c", "md"].contains(file.pathExtension)
        }.sorted { $0.path < $1.path }
    }

    private func swiftFiles(of module: SwiftSourceModuleTarget) -> [URL] {
        module.sourceFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
    }

    /// Returns the targets whose declarations affect the lowering: those of the app and its libraries, but not those of
    /// UIKit, which declares nothing with `@objc`.
    private func dependencies(of target: any Target) -> [SwiftSourceModuleTarget] {
        var seen: Set<Target.ID> = [target.id]
        var result: [SwiftSourceModuleTarget] = []
        func visit(_ target: any Target) {
            for dependency in target.dependencies {
                let targets: [any Target] =
                    switch dependency {
                    case .target(let target): [target]
                    case .product(let product): isOfUIKit(product) ? [] : product.targets
                    @unknown default: []
                    }
                for target in targets where seen.insert(target.id).inserted {
                    if let module = target as? SwiftSourceModuleTarget { result.append(module) }
                    visit(target)
                }
            }
        }
        visit(target)
        return result
    }

    private func isOfUIKit(_ product: any Product) -> Bool {
        ["UIKit", "CoreMotion", "UIKitTesting"].contains(product.name)
    }
}
