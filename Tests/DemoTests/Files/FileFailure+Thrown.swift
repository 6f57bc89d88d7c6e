@testable import Files

extension FileFailure {
    /// Returns the failure that a closure throws; nil if it throws none.
    static func thrown(by body: () throws -> Void) -> FileFailure? {
        do {
            try body()
            return nil
        } catch {
            return error as? FileFailure
        }
    }
}
