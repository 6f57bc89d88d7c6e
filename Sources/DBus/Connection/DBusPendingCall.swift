import Foundation

/// A call whose reply has not arrived.
@MainActor final class DBusPendingCall {
    private let destination: String
    private let signature: String?
    private let completion: @MainActor (Result<[DBusValue], DBusError>) -> Void

    /// The time in seconds after which the call fails.
    let timeout: TimeInterval
    /// Ends the call after the timeout. Set when the call is sent.
    var timer: (any DBusTimer)?

    init(
        to destination: String, returns signature: String?, timeout: TimeInterval,
        completion: @escaping @MainActor (Result<[DBusValue], DBusError>) -> Void
    ) {
        self.destination = destination
        self.signature = signature
        self.timeout = timeout
        self.completion = completion
    }

    /// Returns whether a reply can be from the program that was called. The bus itself reports errors for others. Which
    /// program owns a well-known name is known to the bus only, which does not deliver replies that were not requested.
    func accepts(_ reply: DBusMessage) -> Bool {
        if reply.sender == DBusConnection.bus { return reply.kind == .error || destination == DBusConnection.bus }
        return destination.hasPrefix(":") ? reply.sender == destination : destination != DBusConnection.bus
    }

    /// Ends the call with a reply.
    func complete(_ reply: DBusMessage) {
        guard reply.kind == .reply else { return complete(.failure(reply.error)) }
        if let signature, reply.signature != signature {
            return complete(.failure(.unexpectedReply(reply.signature, expected: signature)))
        }
        do throws(DBusError) {
            complete(.success(try reply.values()))
        } catch {
            complete(.failure(error))
        }
    }

    /// Ends the call.
    func complete(_ result: Result<[DBusValue], DBusError>) {
        timer?.cancel()
        completion(result)
    }
}
