/// An error of the connection to a display server.
package enum DisplayError: Error, CustomStringConvertible {
    /// No display could be opened. The text names the display that was tried, and suggests a remedy.
    case cannotConnect(String)
    /// The connection was lost.
    case connectionLost
    /// The server refused to create a window.
    case cannotMakeSurface(String)

    package var description: String {
        switch self {
        case .cannotConnect(let reason): reason
        case .connectionLost: "the connection to the display server is lost"
        case .cannotMakeSurface(let reason): reason
        }
    }
}
