/// What can go wrong between an application and its display server.
package enum DisplayError: Error, CustomStringConvertible {
    /// No display could be opened; the text says which was tried and what to do.
    case cannotConnect(String)
    /// The connection ended.
    case connectionLost
    /// The server refused to make a window.
    case cannotMakeSurface(String)

    package var description: String {
        switch self {
        case .cannotConnect(let reason): reason
        case .connectionLost: "the connection to the display server is lost"
        case .cannotMakeSurface(let reason): reason
        }
    }
}
