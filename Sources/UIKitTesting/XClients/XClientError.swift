/// An error of a request of ``XClient``.
package enum XClientError: Error, CustomStringConvertible {
    case connectionLost
    /// The server answered with an error.
    case refused(code: Int, meaning: String)

    package var description: String {
        switch self {
        case .connectionLost: "the connection to the X server is lost"
        case .refused(_, let meaning): "the X server refused the request: \(meaning)"
        }
    }
}
