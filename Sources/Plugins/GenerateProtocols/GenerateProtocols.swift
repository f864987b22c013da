import PackagePlugin

@main struct GenerateProtocols: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] { [] }
}
