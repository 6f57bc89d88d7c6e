/// The arguments of the tool.
struct Options {
    let outputFolder: String

    /// The files of the target.
    let files: [String]

    /// The files of the targets that the target depends on.
    let contextFiles: [String]

    init?(_ arguments: some Sequence<String>) {
        var files: [String] = []
        var contextFiles: [String] = []
        var isContext = false
        var outputFolder: String?
        for argument in arguments {
            if argument == "--context" {
                isContext = true
            } else if outputFolder == nil {
                outputFolder = argument
            } else if isContext {
                contextFiles.append(argument)
            } else {
                files.append(argument)
            }
        }
        guard let outputFolder else { return nil }
        self.outputFolder = outputFolder
        self.files = files
        self.contextFiles = contextFiles
    }
}
