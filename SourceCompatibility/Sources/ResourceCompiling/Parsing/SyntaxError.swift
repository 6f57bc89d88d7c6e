/// An error in the syntax of a text file.
struct SyntaxError: Error, Equatable {
    var message: String
    var line: Int
}
