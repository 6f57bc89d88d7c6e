import SystemSupport

/// The functions of libdbus-1, the reference implementation of D-Bus.
///
/// The library is loaded when the first connection is opened, because programs launch faster without it, and it may not
/// be installed. It implements the protocol: authentication, the format of messages and its validation, the queues, and
/// the transfer of file descriptors.
///
/// Most functions check their arguments, and abort the process if these are invalid. Callers must validate names and
/// values first, with the `validate…` functions.
final class DBusLibrary: @unchecked Sendable {
    /// A Boolean value of libdbus: zero is false.
    typealias Bool32 = UInt32
    typealias Text = UnsafePointer<CChar>
    typealias Memory = UnsafeMutableRawPointer
    typealias GetText = @convention(c) (OpaquePointer) -> Text?
    typealias GetFlag = @convention(c) (OpaquePointer) -> Bool32
    typealias Validate = @convention(c) (Text, Memory?) -> Bool32
    typealias SetLimit = @convention(c) (OpaquePointer, Int) -> Void
    typealias AddWatch = @convention(c) (OpaquePointer?, Memory?) -> Bool32
    typealias WatchFunction = @convention(c) (OpaquePointer?, Memory?) -> Void

    /// The name of the library's file.
    static let fileName = "libdbus-1.so.3"

    /// The library; nil if it is not installed.
    static let shared = DBusLibrary(fileName)

    let setChangesSIGPIPE: @convention(c) (Bool32) -> Void
    let free: @convention(c) (Memory?) -> Void

    // MARK: Connections

    let openPrivate: @convention(c) (Text, Memory?) -> OpaquePointer?
    let close: @convention(c) (OpaquePointer) -> Void
    let releaseConnection: @convention(c) (OpaquePointer) -> Void
    let isConnected: GetFlag
    let canSendType: @convention(c) (OpaquePointer, Int32) -> Bool32
    let send: @convention(c) (OpaquePointer, OpaquePointer, UnsafeMutablePointer<UInt32>?) -> Bool32
    let popMessage: @convention(c) (OpaquePointer) -> OpaquePointer?
    let dispatchStatus: @convention(c) (OpaquePointer) -> Int32
    let outgoingSize: @convention(c) (OpaquePointer) -> Int
    let setExitsOnDisconnect: @convention(c) (OpaquePointer, Bool32) -> Void
    let setMaximumMessageSize: SetLimit
    let setMaximumReceivedSize: SetLimit
    let setMaximumMessageDescriptors: SetLimit
    let setMaximumReceivedDescriptors: SetLimit
    let setWatchFunctions:
        @convention(c) (OpaquePointer, AddWatch?, WatchFunction?, WatchFunction?, Memory?, Memory?) -> Bool32

    // MARK: Watches

    let watchDescriptor: @convention(c) (OpaquePointer) -> Int32
    let watchFlags: @convention(c) (OpaquePointer) -> UInt32
    let isWatchEnabled: GetFlag
    let handleWatch: @convention(c) (OpaquePointer, UInt32) -> Bool32

    // MARK: Messages

    let newMethodCall: @convention(c) (Text?, Text, Text?, Text) -> OpaquePointer?
    let newSignal: @convention(c) (Text, Text, Text) -> OpaquePointer?
    let newReply: @convention(c) (OpaquePointer) -> OpaquePointer?
    let newError: @convention(c) (OpaquePointer, Text, Text?) -> OpaquePointer?
    let releaseMessage: @convention(c) (OpaquePointer) -> Void
    let setDestination: @convention(c) (OpaquePointer, Text?) -> Bool32
    let setStartsService: @convention(c) (OpaquePointer, Bool32) -> Void
    let setExpectsNoReply: @convention(c) (OpaquePointer, Bool32) -> Void
    let messageType: @convention(c) (OpaquePointer) -> Int32
    let replySerial: @convention(c) (OpaquePointer) -> UInt32
    let expectsNoReply: GetFlag
    let containsDescriptors: GetFlag
    let path: GetText
    let interface: GetText
    let member: GetText
    let errorName: GetText
    let sender: GetText
    let signature: GetText

    // MARK: Iterators over the values of messages

    let beginReading: @convention(c) (OpaquePointer, Memory) -> Bool32
    let currentType: @convention(c) (Memory) -> Int32
    let elementType: @convention(c) (Memory) -> Int32
    let currentSignature: @convention(c) (Memory) -> UnsafeMutablePointer<CChar>?
    let readBasic: @convention(c) (Memory, Memory) -> Void
    let readFixedArray: @convention(c) (Memory, Memory, UnsafeMutablePointer<Int32>) -> Void
    let enter: @convention(c) (Memory, Memory) -> Void
    let advance: @convention(c) (Memory) -> Bool32
    let beginAppending: @convention(c) (OpaquePointer, Memory) -> Void
    let appendBasic: @convention(c) (Memory, Int32, UnsafeRawPointer) -> Bool32
    let appendFixedArray: @convention(c) (Memory, Int32, UnsafeRawPointer, Int32) -> Bool32
    let openContainer: @convention(c) (Memory, Int32, Text?, Memory) -> Bool32
    let closeContainer: @convention(c) (Memory, Memory) -> Bool32
    let abandonContainer: @convention(c) (Memory, Memory) -> Void

    // MARK: Validation

    let validatePath: Validate
    let validateInterface: Validate
    let validateMember: Validate
    let validateErrorName: Validate
    let validateBusName: Validate
    let validateSignature: Validate
    let validateType: Validate

    /// Loads the library.
    ///
    /// - Returns: Nil if there is no such file, or if it lacks functions.
    init?(_ fileName: String) {
        guard let library = DynamicLibrary(fileName) else { return nil }
        struct Missing: Error {}
        func function<Function>(_ name: String) throws -> Function {
            guard let function = library.function("dbus_" + name, as: Function.self) else { throw Missing() }
            return function
        }
        do {
            setChangesSIGPIPE = try function("connection_set_change_sigpipe")
            free = try function("free")
            openPrivate = try function("connection_open_private")
            close = try function("connection_close")
            releaseConnection = try function("connection_unref")
            isConnected = try function("connection_get_is_connected")
            canSendType = try function("connection_can_send_type")
            send = try function("connection_send")
            popMessage = try function("connection_pop_message")
            dispatchStatus = try function("connection_get_dispatch_status")
            outgoingSize = try function("connection_get_outgoing_size")
            setExitsOnDisconnect = try function("connection_set_exit_on_disconnect")
            setMaximumMessageSize = try function("connection_set_max_message_size")
            setMaximumReceivedSize = try function("connection_set_max_received_size")
            setMaximumMessageDescriptors = try function("connection_set_max_message_unix_fds")
            setMaximumReceivedDescriptors = try function("connection_set_max_received_unix_fds")
            setWatchFunctions = try function("connection_set_watch_functions")
            watchDescriptor = try function("watch_get_unix_fd")
            watchFlags = try function("watch_get_flags")
            isWatchEnabled = try function("watch_get_enabled")
            handleWatch = try function("watch_handle")
            newMethodCall = try function("message_new_method_call")
            newSignal = try function("message_new_signal")
            newReply = try function("message_new_method_return")
            newError = try function("message_new_error")
            releaseMessage = try function("message_unref")
            setDestination = try function("message_set_destination")
            setStartsService = try function("message_set_auto_start")
            setExpectsNoReply = try function("message_set_no_reply")
            messageType = try function("message_get_type")
            replySerial = try function("message_get_reply_serial")
            expectsNoReply = try function("message_get_no_reply")
            containsDescriptors = try function("message_contains_unix_fds")
            path = try function("message_get_path")
            interface = try function("message_get_interface")
            member = try function("message_get_member")
            errorName = try function("message_get_error_name")
            sender = try function("message_get_sender")
            signature = try function("message_get_signature")
            beginReading = try function("message_iter_init")
            currentType = try function("message_iter_get_arg_type")
            elementType = try function("message_iter_get_element_type")
            currentSignature = try function("message_iter_get_signature")
            readBasic = try function("message_iter_get_basic")
            readFixedArray = try function("message_iter_get_fixed_array")
            enter = try function("message_iter_recurse")
            advance = try function("message_iter_next")
            beginAppending = try function("message_iter_init_append")
            appendBasic = try function("message_iter_append_basic")
            appendFixedArray = try function("message_iter_append_fixed_array")
            openContainer = try function("message_iter_open_container")
            closeContainer = try function("message_iter_close_container")
            abandonContainer = try function("message_iter_abandon_container")
            validatePath = try function("validate_path")
            validateInterface = try function("validate_interface")
            validateMember = try function("validate_member")
            validateErrorName = try function("validate_error_name")
            validateBusName = try function("validate_bus_name")
            validateSignature = try function("signature_validate")
            validateType = try function("signature_validate_single")
        } catch {
            return nil
        }
        // By default, libdbus ignores SIGPIPE in the whole process. It does not need this: it sends with MSG_NOSIGNAL.
        setChangesSIGPIPE(0)
    }

    /// Calls a closure with the memory for a `DBusMessageIter`, which is 72 bytes large in libdbus 1.14.
    static func withIterator<Result>(_ body: (Memory) throws -> Result) rethrows -> Result {
        var storage = (
            (0, 0, 0, 0) as (UInt64, UInt64, UInt64, UInt64), (0, 0, 0, 0) as (UInt64, UInt64, UInt64, UInt64),
            (0, 0, 0, 0) as (UInt64, UInt64, UInt64, UInt64), (0, 0, 0, 0) as (UInt64, UInt64, UInt64, UInt64)
        )
        return try withUnsafeMutablePointer(to: &storage) { try body(Memory($0)) }
    }
}
