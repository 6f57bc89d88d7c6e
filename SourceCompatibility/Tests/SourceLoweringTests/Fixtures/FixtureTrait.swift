import Testing

/// A trait that gives a suite a fixture package, and removes the package when the suite has finished.
struct FixtureTrait: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let package = try FixturePackage()
        defer { package.removeAll() }
        try await FixturePackage.$current.withValue(package) { try await function() }
    }
}

extension Trait where Self == FixtureTrait {
    static var fixturePackage: Self { Self() }
}
