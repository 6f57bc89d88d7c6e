import Foundation
import Testing

/// Builds and runs packages with the plugin. The tests share a package: the tool is built once.
@Suite(.serialized)
struct IntegrationTests {
    @Test func buildsAndRunsAndReportsErrorsWhereTheyAre() throws {
        let package = try FixturePackage()
        //defer { package.removeAll() }
        try package.write(Self.library, to: "Sources/Library/Screens/List.swift")
        try package.write(Self.app, to: "Sources/App/Screens/List.swift")
        try package.write("", to: "Sources/App/Empty.swift")
        try package.write(Data([0xEF, 0xBB, 0xBF]) + Data("import UIKit\r\n@objc protocol Windows {\r\n}\r\n".utf8), to: "Sources/App/Windows.swift")
        try package.write("@main enum Main { @MainActor static func main() { runApp() } }\n", to: "Sources/App/Main.swift")

        let run = try package.run()
        #expect(run.status == 0, "\(run.output)")
        print(run.output)
    }
}
