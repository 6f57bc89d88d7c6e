import CXTest
import Foundation

/// A connection to an input device of an Xorg server with the "inputtest" driver.
///
/// Keep it open until the server has terminated: the driver loops endlessly after its client has closed the connection.
@MainActor final class InputTestDevice {
    private var socket: Int32
    /// The driver answers a sync request only if events were sent since the last one.
    private var hasUnsynchronized = false

    /// The time limit for the driver's answers, in milliseconds.
    private static let patience = 10_000

    /// Connects to a device.
    ///
    /// - Throws: ``VirtualDisplayError`` if no server listens at `path`, or the driver uses another protocol version.
    init(path: String) throws {
        socket = LocalSocket.connect(to: path)
        guard socket >= 0 else {
            let reason = String(cString: strerror(errno))
            throw VirtualDisplayError("cannot connect to the input device \(path): \(reason)")
        }
        var version = cxtest_input_version()
        version.major = UInt16(CXTEST_INPUT_MAJOR)
        version.minor = UInt16(CXTEST_INPUT_MINOR)
        do {
            try write(&version, type: CXTEST_INPUT_VERSION)
            try readReply(CXTEST_REPLY_VERSION)
        } catch {
            close()
            throw VirtualDisplayError("the input device \(path) does not support inputtest 1.1")
        }
    }

    isolated deinit { close() }

    func close() {
        if socket >= 0 { _ = Glibc.close(socket) }
        socket = -1
    }

    func sendTouch(_ event: consuming cxtest_input_touch) throws { try send(&event, type: CXTEST_INPUT_TOUCH) }
    func sendMotion(_ event: consuming cxtest_input_motion) throws { try send(&event, type: CXTEST_INPUT_MOTION) }
    func sendButton(_ event: consuming cxtest_input_button) throws { try send(&event, type: CXTEST_INPUT_BUTTON) }
    func sendKey(_ event: consuming cxtest_input_key) throws { try send(&event, type: CXTEST_INPUT_KEY) }

    func sendPinch(_ event: consuming cxtest_input_pinch) throws { try send(&event, type: CXTEST_INPUT_PINCH) }

    /// Returns after the server has processed all events.
    func synchronize() throws {
        guard hasUnsynchronized else { return }
        var request = cxtest_input_header()
        try write(&request, type: CXTEST_INPUT_SYNC)
        try readReply(CXTEST_REPLY_SYNCED)
        hasUnsynchronized = false
    }

    private func send<Event>(_ event: inout Event, type: Int) throws {
        try write(&event, type: type)
        hasUnsynchronized = true
    }

    /// Fills in the header with which every message begins, and sends the message.
    private func write<Event>(_ event: inout Event, type: Int) throws {
        try withUnsafeMutableBytes(of: &event) { bytes in
            bytes.storeBytes(
                of: cxtest_input_header(length: UInt32(bytes.count), type: UInt32(type)), as: cxtest_input_header.self)
            var sent = 0
            while sent < bytes.count {
                let count = Glibc.send(
                    socket, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw InjectionError.connectionLost }
                sent += count
            }
        }
    }

    private func readReply(_ type: Int) throws {
        let size = MemoryLayout<cxtest_input_header>.size
        let header = try read(size).withUnsafeBytes { $0.loadUnaligned(as: cxtest_input_header.self) }
        guard header.length >= size, header.length < 4096 else { throw InjectionError.connectionLost }
        _ = try read(Int(header.length) - size)
        guard Int(header.type) == type else { throw InjectionError.connectionLost }
    }

    private func read(_ count: Int) throws -> [UInt8] {
        var result = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            guard DescriptorWait.untilReadable(socket, milliseconds: InputTestDevice.patience) else {
                throw InjectionError.connectionLost
            }
            let part = result.withUnsafeMutableBytes {
                recv(socket, $0.baseAddress?.advanced(by: filled), count - filled, 0)
            }
            if part < 0, errno == EINTR { continue }
            guard part > 0 else { throw InjectionError.connectionLost }
            filled += part
        }
        return result
    }
}
