import MediaPlayer

/// An object with a method that performs a command.
@MainActor final class CommandReceiver: NSObject {
    var count = 0

    func stop(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
        count += 1
        return .success
    }
}
