import AccessibilityTree
import DBus

extension ATSPIObject {
    static let editableText = DBusInterface("org.a11y.atspi.EditableText", of: ATSPIObject.self) {
        $0.actingMethod("SetTextContents", takes: "s") { object, call in
            let (text, editing) = try object.requireEditing()
            return editing.replaceText(in: 0..<text.facet.textLength, with: call.text(0))
        }
        $0.actingMethod("InsertText", takes: "isi") { object, call in
            let (text, editing) = try object.requireEditing()
            let position = call.integer(0) < 0 ? text.facet.textLength : text.unit(call.integer(0))
            let inserted = insertedText(call.text(1), length: call.integer(2))
            return editing.replaceText(in: position..<position, with: inserted)
        }
        $0.actingMethod("DeleteText", takes: "ii") { object, call in
            let (text, editing) = try object.requireEditing()
            let range = text.units(call.integer(0), call.integer(1))
            return !range.isEmpty && editing.replaceText(in: range, with: "")
        }
        // Copying has no result.
        $0.method("CopyText", takes: "ii") { object, call in
            object.table.later {
                guard let (text, editing) = try? object.requireEditing() else { return }
                _ = editing.copyText(in: text.units(call.integer(0), call.integer(1)))
            }
            return []
        }
        $0.actingMethod("CutText", takes: "ii") { object, call in
            let (text, editing) = try object.requireEditing()
            let range = text.units(call.integer(0), call.integer(1))
            return editing.copyText(in: range) && editing.replaceText(in: range, with: "")
        }
        $0.actingMethod("PasteText", takes: "i") { object, call in
            let (text, editing) = try object.requireEditing()
            let position = call.integer(0) < 0 ? text.facet.textLength : text.unit(call.integer(0))
            return editing.pasteText(at: position)
        }
    }

    /// Returns the part of a text to insert. The length counts bytes, but some programs pass the number of characters:
    /// a length that is that of the entire text in either way means the entire text.
    private static func insertedText(_ text: String, length: Int) -> String {
        guard length >= 0, length < text.utf8.count, length != text.unicodeScalars.count else { return text }
        var scalars = String.UnicodeScalarView()
        var bytes = 0
        for scalar in text.unicodeScalars {
            bytes += UTF8.width(scalar)
            guard bytes <= length else { break }
            scalars.append(scalar)
        }
        return String(scalars)
    }

    private func requireEditing() throws -> (ATSPIText, any AccessibilityTextEditing) {
        let text = try requireText()
        if let editing = text.facet.textEditing { return (text, editing) }
        throw DBusError("UnknownInterface", "The text of the object at '\(path)' cannot be changed.")
    }
}
