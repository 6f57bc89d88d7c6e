import CXTest
import Foundation

/// A simulated program that drags content over the windows of an X server with the messages of XDND, correctly or not.
/// It sends messages only; the pointer does not move.
@MainActor package final class SimulatedDragSource {
    /// The owner of the content.
    package let owner: SimulatedSelectionOwner

    /// Connects to a server.
    ///
    /// - Parameters:
    ///   - displayName: The name of the display.
    ///   - answer: Returns the answer to a request for a target.
    package init(displayName: String, answer: @escaping (String) -> SimulatedSelectionOwner.Answer) throws {
        owner = try SimulatedSelectionOwner(displayName: displayName, selection: "XdndSelection", answer: answer)
    }

    /// The window that identifies the drag.
    package var window: Window { owner.window }

    /// Disconnects, as if the program had crashed.
    package func close() { owner.close() }

    /// Answers requests, and receives messages.
    package func serve() throws { try owner.serve() }

    // MARK: Messages to the target

    /// Sends a message with the source's window, unless `source` is another one, and four numbers.
    package func send(_ type: String, to target: Window, _ data: [Int], source: Window? = nil) throws {
        try owner.client.perform { display in
            XClient.send(
                type, about: target, [Int(source ?? window)] + data, to: target, NoEventMask, display)
        }
    }

    /// Enters a window. More than three types are announced in a list.
    package func enter(_ target: Window, types: [String], version: Int = 5) throws {
        let atoms = try atoms(types)
        if atoms.count > 3 { try setList("XdndTypeList", atoms) }
        let first = (0..<3).map { $0 < atoms.count ? Int(atoms[$0]) : 0 }
        try send("XdndEnter", to: target, [version << 24 | (atoms.count > 3 ? 1 : 0)] + first)
    }

    /// Moves to a location on the screen, in pixels.
    package func move(over target: Window, x: Int, y: Int, action: String = "XdndActionCopy") throws {
        let atom = try atoms([action])[0]
        try send("XdndPosition", to: target, [0, (x & 0xFFFF) << 16 | y & 0xFFFF, 0, Int(atom)])
    }

    package func leave(_ target: Window) throws { try send("XdndLeave", to: target, [0, 0, 0, 0]) }

    package func drop(on target: Window) throws { try send("XdndDrop", to: target, [0, 0, 0, 0]) }

    /// Sets the allowed actions (`XdndActionList`).
    package func setActions(_ names: [String]) throws { try setList("XdndActionList", try atoms(names)) }

    package func setList(_ property: String, _ atoms: [Atom]) throws {
        try owner.client.perform { display in
            let numbers = atoms.map { Int($0) }
            numbers.withUnsafeBytes {
                _ = XChangeProperty(
                    display, window, XInternAtom(display, property, 0), Atom(XA_ATOM), 32, PropModeReplace,
                    $0.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(numbers.count))
            }
        }
    }

    /// Sets the name of the promised file (XDS).
    package func setPromisedName(_ bytes: [UInt8]) throws {
        try owner.client.perform { XClient.setText(bytes, property: "XdndDirectSave0", of: window, $0) }
    }

    /// Returns the name of the promised file, or the place that the target has stored instead; nil if there is none.
    package func promisedName() throws -> String? { owner.client.text(of: window, property: "XdndDirectSave0") }

    package func atoms(_ names: [String]) throws -> [Atom] {
        try owner.client.perform { display in names.map { XInternAtom(display, $0, 0) } }
    }

    // MARK: Messages of the target

    /// An answer to a movement.
    package struct Status: Equatable {
        package var isAccepted: Bool
        package var wantsAllMovements: Bool
        /// The name of the action; empty for None.
        package var action: String

        package init(isAccepted: Bool, wantsAllMovements: Bool, action: String) {
            self.isAccepted = isAccepted
            self.wantsAllMovements = wantsAllMovements
            self.action = action
        }
    }

    /// The answers to movements, in order.
    package var statuses: [Status] {
        get throws {
            try messages("XdndStatus").map {
                Status(
                    isAccepted: $0[1] & 1 != 0, wantsAllMovements: $0[1] & 2 != 0,
                    action: $0[4] == 0 ? "" : try owner.name(of: $0[4]))
            }
        }
    }

    /// The end of a drop.
    package struct End: Equatable {
        package var isDone: Bool
        /// The name of the action; empty for None.
        package var action: String

        package init(isDone: Bool, action: String) {
            self.isDone = isDone
            self.action = action
        }
    }

    /// The ends of drops, in order.
    package var ends: [End] {
        get throws {
            try messages("XdndFinished").map {
                End(isDone: $0[1] & 1 != 0, action: $0[2] == 0 ? "" : try owner.name(of: $0[2]))
            }
        }
    }

    private func messages(_ type: String) throws -> [[Int]] { owner.messages.filter { $0.type == type }.map(\.data) }
}
