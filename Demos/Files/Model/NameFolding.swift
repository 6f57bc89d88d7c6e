import Foundation

/// The forms of names in which they are compared and searched: without case and diacritics.
enum NameFolding {
    /// Returns the bytes of a text for searching.
    static func searchForm(of text: String) -> [UInt8] {
        Array(text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).utf8)
    }

    /// Appends the form for searching of a name to a table, and its key for sorting to another one.
    ///
    /// Keys are compared byte by byte. A sequence of digits is stored as the digit 0, the number of digits without
    /// leading zeros, and these digits, so that `IMG_2` comes before `IMG_10`.
    static func append(_ name: UnsafeBufferPointer<UInt8>, search: inout ByteTable, keys: inout ByteTable) {
        if name.contains(where: { $0 >= 0x80 }) {
            let folded = searchForm(of: String(decoding: name, as: UTF8.self)).filter { $0 != 0 }
            search.append(folded)
            keys.append(key(of: folded))
        } else {
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: name.count) { lower in
                var hasDigits = false
                for index in 0..<name.count {
                    let byte = name[index]
                    if byte >= 0x41, byte <= 0x5A {
                        lower[index] = byte | 0x20
                    } else {
                        lower[index] = byte
                        hasDigits = hasDigits || byte >= 0x30 && byte <= 0x39
                    }
                }
                let folded = UnsafeBufferPointer(rebasing: lower[0..<name.count])
                search.append(folded)
                if hasDigits { keys.append(key(of: folded)) } else { keys.append(folded) }
            }
        }
        search.end()
        keys.end()
    }

    private static func key(of folded: some RandomAccessCollection<UInt8>) -> [UInt8] {
        var key: [UInt8] = []
        key.reserveCapacity(folded.count + 8)
        var digits: [UInt8] = []
        var isInNumber = false
        func endNumber() {
            guard isInNumber else { return }
            key.append(0x30)
            key.append(UInt8(min(255, digits.count + 1)))
            key += digits
            digits.removeAll(keepingCapacity: true)
            isInNumber = false
        }
        for byte in folded {
            if byte >= 0x30, byte <= 0x39 {
                isInNumber = true
                if byte != 0x30 || !digits.isEmpty { digits.append(byte) }
            } else {
                endNumber()
                key.append(byte)
            }
        }
        endNumber()
        return key
    }
}
