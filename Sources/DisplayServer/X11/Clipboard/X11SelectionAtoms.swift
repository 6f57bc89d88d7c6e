import CX11
import CoreGraphics

/// The atoms that clients use for targets and types of selections, and their equivalences.
@MainActor final class X11SelectionAtoms {
    let clipboard: Atom
    let targets: Atom
    let multiple: Atom
    let timestamp: Atom
    let saveTargets: Atom
    let manager: Atom
    let incremental: Atom
    let atomPair: Atom
    let null: Atom
    let utf8: Atom
    /// Text in an encoding that its owner chooses (TEXT).
    let text: Atom
    /// Text in Latin-1 (STRING).
    let latin1 = Atom(XA_STRING)
    /// Text in multiple encodings (COMPOUND_TEXT), as programs exchanged it before UTF-8.
    private let compound: Atom
    /// The property that receives the data of a request.
    let answer: Atom
    private let plainUTF8: Atom
    private let plain: Atom
    private let color: Atom

    private let connection: X11Connection
    private var atoms: [String: Atom] = [:]
    private var names: [Atom: String] = [:]

    init(connection: X11Connection) {
        self.connection = connection
        // In the order of the assignments below.
        let found = connection.intern([
            "CLIPBOARD", "TARGETS", "MULTIPLE", "TIMESTAMP", "SAVE_TARGETS", "CLIPBOARD_MANAGER", "INCR", "ATOM_PAIR",
            "NULL", "UTF8_STRING", "TEXT", "UIKIT_SELECTION", ClipboardContent.text, "text/plain",
            "application/x-color", "COMPOUND_TEXT",
        ])
        clipboard = found[0]
        targets = found[1]
        multiple = found[2]
        timestamp = found[3]
        saveTargets = found[4]
        manager = found[5]
        incremental = found[6]
        atomPair = found[7]
        null = found[8]
        utf8 = found[9]
        text = found[10]
        answer = found[11]
        plainUTF8 = found[12]
        plain = found[13]
        color = found[14]
        compound = found[15]
    }

    // MARK: Types

    /// Returns the targets to request for a type, in order of preference; empty for an invalid name.
    func targets(for type: String) -> [Atom] {
        if type == ClipboardContent.text { return [utf8, plainUTF8, compound, latin1, plain] }
        return atom(named: type).map { [$0] } ?? []
    }

    /// Returns the targets that other clients can request for a type.
    func offers(of type: String) -> [Atom] {
        if type == ClipboardContent.text { return [utf8, plainUTF8, plain, latin1, text] }
        return atom(named: type).map { [$0] } ?? []
    }

    /// Returns the type of a target that another client requests; nil if it is no data type.
    func type(of target: Atom) -> String? {
        if [utf8, plainUTF8, plain, latin1, text].contains(target) { return ClipboardContent.text }
        return isProtocolTarget(target) ? nil : names(of: [target]).first ?? nil
    }

    /// Returns the types that another client offers, in order of preference.
    func types(of targets: [Atom]) -> [String] {
        let names = names(of: targets)
        var known: Set<String> = []
        return zip(targets, names).compactMap { target, name in
            guard !isProtocolTarget(target), target != text, let name else { return nil }
            let isText =
                [utf8, plainUTF8, plain, latin1, compound].contains(target)
                || name.lowercased() == ClipboardContent.text
            let type = isText ? ClipboardContent.text : name
            return known.insert(type).inserted ? type : nil
        }
    }

    private func isProtocolTarget(_ target: Atom) -> Bool {
        [0, targets, multiple, timestamp, saveTargets].contains(target)
    }

    // MARK: Data

    /// Returns the data to send to a client that requested a target.
    func encode(_ data: Data, as target: Atom) -> X11ClipboardData {
        if target == text { return X11ClipboardData(type: utf8, format: 8, bytes: data) }
        if target == latin1 {
            let text = String(decoding: data, as: UTF8.self)
            // As other programs do, replace characters that Latin-1 does not contain with question marks.
            let bytes = text.unicodeScalars.map { $0.value < 256 ? UInt8($0.value) : UInt8(ascii: "?") }
            return X11ClipboardData(type: latin1, format: 8, bytes: Data(bytes))
        }
        let format = target == color && data.count % 2 == 0 ? 16 : 8
        return X11ClipboardData(type: target, format: format, bytes: data)
    }

    /// Converts the data from a client to a type; returns nil if the data are invalid.
    func decode(_ data: X11ClipboardData, asType type: String) -> Data? {
        guard type == ClipboardContent.text else { return data.bytes }
        guard data.format == 8 else { return nil }
        if data.type == latin1 {
            var text = String()
            text.unicodeScalars.append(contentsOf: data.bytes.map { Unicode.Scalar($0) })
            return Data(text.utf8)
        }
        if data.type == compound { return decodeCompound(data.bytes) }
        // The owner may choose another text type.
        guard [utf8, plainUTF8, plain].contains(data.type) || names(of: [data.type]).first??.hasPrefix("text/") == true
        else { return nil }
        return data.bytes
    }

    /// Converts compound text to UTF-8; returns nil if it is invalid. Characters that Unicode does not contain are
    /// omitted.
    private func decodeCompound(_ bytes: Data) -> Data? {
        guard connection.isOpen else { return nil }
        guard !bytes.isEmpty else { return Data() }
        X11InputMethod.useUTF8
        connection.loadLocale()
        var bytes = Array(bytes)
        return bytes.withUnsafeMutableBufferPointer { buffer in
            var property = XTextProperty(
                value: buffer.baseAddress, encoding: compound, format: 8, nitems: UInt(buffer.count))
            var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
            var count: Int32 = 0
            // A positive result is the number of characters that could not be converted.
            guard Xutf8TextPropertyToTextList(connection.display, &property, &list, &count) >= 0, let list else {
                return nil
            }
            defer { XFreeStringList(list) }
            // The list has several elements if the text contains zero bytes.
            let texts = (0..<Int(count)).compactMap { list[$0].map { String(cString: $0) } }
            return Data(texts.joined(separator: "\n").utf8)
        }
    }

    // MARK: Atoms

    /// Returns the atom of a name; nil for an invalid name.
    func atom(named name: String) -> Atom? {
        if let known = atoms[name] { return known }
        guard connection.isOpen, !name.isEmpty, name.utf8.count < 1024, !name.utf8.contains(0) else { return nil }
        let atom = XInternAtom(connection.display, name, 0)
        guard atom != 0 else { return nil }
        atoms[name] = atom
        return atom
    }

    /// Returns the names of atoms; nil for invalid atoms.
    func names(of asked: [Atom]) -> [String?] {
        var unknown = asked.filter { $0 != 0 && names[$0] == nil }
        if !unknown.isEmpty, connection.isOpen {
            var texts = [UnsafeMutablePointer<CChar>?](repeating: nil, count: unknown.count)
            connection.traps.trap {
                _ = XGetAtomNames(connection.display, &unknown, Int32(unknown.count), &texts)
            }
            // Other clients choose the atoms, so limit the size of the cache.
            if names.count > 4096 { names.removeAll() }
            for (atom, text) in zip(unknown, texts) {
                guard let text else { continue }
                names[atom] = String(cString: text)
                XFree(text)
            }
        }
        return asked.map { names[$0] }
    }
}
