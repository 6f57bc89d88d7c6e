/// A syntax error in a text file.
struct SyntaxError: Error, Equatable {
    var message: String
    var line: Int
}
