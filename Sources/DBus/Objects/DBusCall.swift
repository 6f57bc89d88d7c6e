/// A call of a method of an exported object.
///
/// The caller always gets an answer, so that it does not wait for its timeout: if the object is deallocated without
/// one, it gets an error.
@MainActor package final class DBusCall {
    /// The unique name of the program that calls.
    package let sender: String
    /// The path of the object.
    package let path: String
    /// The arguments, which have the types that the method takes.
    package let arguments: [DBusValue]

    /// The signature of the values in the reply.
    private let results: String
    private weak var connection: DBusConnection?
    /// The message of the call; nil after it has been answered.
    private var message: DBusMessageReference?

    init(_ message: DBusMessage, arguments: [DBusValue], returns results: String, _ connection: DBusConnection) {
        sender = message.sender ?? ""
        path = message.path ?? ""
        self.arguments = arguments
        self.results = results
        self.connection = connection
        self.message = message.expectsNoReply ? nil : message.reference
    }

    isolated deinit { fail(DBusError("Failed", "The program did not answer the call.")) }

    /// Answers the call. Later answers are ignored.
    ///
    /// - Parameter values: The values, which must have the types that the method returns.
    package func reply(_ values: [DBusValue] = []) {
        guard let message else { return }
        guard values.signature == results else {
            return fail(DBusError.unexpectedReply(values.signature, expected: results))
        }
        do throws(DBusError) {
            let reply = try message.reply()
            try DBusMessageWriter.append(values, to: reply)
            self.message = nil
            connection?.send(reply)
        } catch {
            fail(error)
        }
    }

    /// Answers the call with an error. Later answers are ignored.
    package func fail(_ error: any Error) {
        guard let message else { return }
        self.message = nil
        let failure = error as? DBusError ?? DBusError("Failed", String(describing: error))
        let reply = (try? message.reply(failure)) ?? (try? message.reply(DBusError("Failed", failure.description)))
        if let reply { connection?.send(reply) }
    }
}
