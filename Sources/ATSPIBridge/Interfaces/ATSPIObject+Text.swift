import DBus

extension ATSPIObject {
    static let text = DBusInterface("org.a11y.atspi.Text", of: ATSPIObject.self) {
        $0.property("CharacterCount", "i", announcesChanges: false) { .count(try $0.requireText().count) }
        $0.property("CaretOffset", "i", announcesChanges: false) {
            let text = try $0.requireText()
            return .count(text.facet.caretOffset.map(text.scalar) ?? -1)
        }
        addReadingMethods(&$0)
        addAttributeMethods(&$0)
        addGeometryMethods(&$0)
        addSelectionMethods(&$0)
    }

    func requireText() throws -> ATSPIText {
        let node = try requireNode()
        if let facet = node.textFacet { return ATSPIText(object: self, node: node, facet: facet) }
        throw DBusError("UnknownInterface", "The object at '\(path)' has no text.")
    }

    private static func addReadingMethods(_ interface: inout DBusInterfaceBuilder<ATSPIObject>) {
        interface.method("GetText", takes: "ii", returns: "s") { object, call in
            let text = try object.requireText()
            return [.text(text.facet.text(in: text.units(call.integer(0), call.integer(1))))]
        }
        interface.method("GetStringAtOffset", takes: "iu", returns: "sii") { object, call in
            let text = try object.requireText()
            return text.result(text.range(at: call.integer(0), granularity: call.integer(1)))
        }
        for (name, side) in [("Before", ATSPIText.Side.before), ("At", .at), ("After", .after)] {
            interface.method("GetText\(name)Offset", takes: "iu", returns: "sii") { object, call in
                let text = try object.requireText()
                return text.result(text.range(side, call.integer(0), boundary: call.integer(1)))
            }
        }
        interface.method("GetCharacterAtOffset", takes: "i", returns: "i") { object, call in
            let text = try object.requireText()
            let offset = call.integer(0)
            let start = text.unit(offset)
            guard offset >= 0, start < text.facet.textLength else { return [.int32(0)] }
            let character = text.facet.text(in: start..<min(text.facet.textLength, start + 2)).unicodeScalars.first
            return [.count(Int(character?.value ?? 0))]
        }
    }

    private static func addAttributeMethods(_ interface: inout DBusInterfaceBuilder<ATSPIObject>) {
        interface.method("GetAttributes", takes: "i", returns: "a{ss}ii") { object, call in
            try object.requireText().attributes(call.integer(0), includesDefaults: false)
        }
        interface.method("GetAttributeRun", takes: "ib", returns: "a{ss}ii") { object, call in
            try object.requireText().attributes(call.integer(0), includesDefaults: call.arguments[1].boolean == true)
        }
        interface.method("GetAttributeValue", takes: "is", returns: "s") { object, call in
            let values = try object.requireText().attributes(call.integer(0), includesDefaults: true)
            return [.text(values[0][call.text(1)]?.text ?? "")]
        }
        for name in ["GetDefaultAttributes", "GetDefaultAttributeSet"] {
            interface.method(name, returns: "a{ss}") { object, _ in
                [.attributes(try object.requireText().facet.defaultTextAttributes)]
            }
        }
    }

    private static func addGeometryMethods(_ interface: inout DBusInterfaceBuilder<ATSPIObject>) {
        interface.method("GetCharacterExtents", takes: "iu", returns: "iiii") { object, call in
            let text = try object.requireText()
            let start = text.unit(call.integer(0))
            return text.frame(start..<max(start, text.unit(call.integer(0) + 1)), call.integer(1))
        }
        interface.method("GetRangeExtents", takes: "iiu", returns: "iiii") { object, call in
            let text = try object.requireText()
            return text.frame(text.units(call.integer(0), call.integer(1)), call.integer(2))
        }
        interface.method("GetOffsetAtPoint", takes: "iiu", returns: "i") { object, call in
            let text = try object.requireText()
            let geometry = ATSPIGeometry(object, text.node, call.integer(2))
            let offset = text.facet.textOffset(at: geometry.point(x: call.integer(0), y: call.integer(1)))
            return [.count(offset.map(text.scalar) ?? -1)]
        }
        interface.actingMethod("ScrollSubstringTo", takes: "iiu") { object, call in
            let text = try object.requireText()
            return text.facet.scrollTextIntoView(text.units(call.integer(0), call.integer(1)))
        }
        interface.actingMethod("ScrollSubstringToPoint", takes: "iiuii") { object, call in
            let text = try object.requireText()
            return text.facet.scrollTextIntoView(text.units(call.integer(0), call.integer(1)))
        }
    }

    private static func addSelectionMethods(_ interface: inout DBusInterfaceBuilder<ATSPIObject>) {
        interface.actingMethod("SetCaretOffset", takes: "i") { object, call in
            let text = try object.requireText()
            let offset = call.integer(0)
            return text.facet.setCaretOffset(offset < 0 ? text.facet.textLength : text.unit(offset))
        }
        interface.method("GetNSelections", returns: "i") { object, _ in
            [.count(try object.requireText().facet.selectedTextRanges.count)]
        }
        interface.method("GetSelection", takes: "i", returns: "ii") { object, call in
            let text = try object.requireText()
            let ranges = text.facet.selectedTextRanges
            guard ranges.indices.contains(call.integer(0)) else { return [.int32(0), .int32(0)] }
            return text.scalars(ranges[call.integer(0)])
        }
        interface.actingMethod("AddSelection", takes: "ii") { object, call in
            let text = try object.requireText()
            let range = text.units(call.integer(0), call.integer(1))
            return text.facet.setSelectedTextRanges(text.facet.selectedTextRanges + [range])
        }
        interface.actingMethod("RemoveSelection", takes: "i") { object, call in
            let text = try object.requireText()
            var ranges = text.facet.selectedTextRanges
            guard ranges.indices.contains(call.integer(0)) else { return false }
            ranges.remove(at: call.integer(0))
            return text.facet.setSelectedTextRanges(ranges)
        }
        interface.actingMethod("SetSelection", takes: "iii") { object, call in
            let text = try object.requireText()
            var ranges = text.facet.selectedTextRanges
            guard ranges.indices.contains(call.integer(0)) else { return false }
            ranges[call.integer(0)] = text.units(call.integer(1), call.integer(2))
            return text.facet.setSelectedTextRanges(ranges)
        }
    }
}
