import PackagePlugin
@main struct UIKitSources: BuildToolPlugin { func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] { [] } }
