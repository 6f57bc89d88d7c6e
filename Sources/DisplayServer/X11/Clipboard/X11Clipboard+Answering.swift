import CX11
import CoreGraphics

extension X11Clipboard {
    /// Answers a selection request of another client with the data or with a refusal.
    func answer(_ request: XSelectionRequestEvent) {
        // Obsolete clients leave the choice of the property to the owner (ICCCM 2.2).
        let property = request.property == 0 ? request.target : request.property
        var isGiven = false
        if let board = board(request.selection), let owned = owned(board),
            request.time == 0 || !X11Clipboard.isBefore(request.time, owned.since)
        {
            if request.target == names.multiple {
                isGiven = request.property != 0 && answerMultiple(property, to: request.requestor, owned)
            } else {
                isGiven = give(request.target, property, to: request.requestor, owned)
            }
        }
        var event = XEvent()
        event.xselection.type = SelectionNotify
        event.xselection.requestor = request.requestor
        event.xselection.selection = request.selection
        event.xselection.target = request.target
        event.xselection.property = isGiven ? property : 0
        event.xselection.time = request.time
        // The requestor may have been destroyed.
        connection.traps.trap { _ = XSendEvent(connection.display, request.requestor, 0, 0, &event) }
        XFlush(connection.display)
    }

    private typealias Owned = (content: ClipboardContent, since: Time)

    /// Writes data for one target to a property of another client.
    ///
    /// - Returns: False if there is no such data.
    private func give(_ target: Atom, _ property: Atom, to requestor: Window, _ owned: Owned) -> Bool {
        guard let data = data(target, owned) else { return false }
        let key = X11ClipboardSender.Key(window: requestor, property: property)
        senders[key]?.finish()
        if data.bytes.count > X11ClipboardSender.chunkSize {
            senders[key] = X11ClipboardSender(data, to: key, clipboard: self)
        } else {
            connection.traps.trap { data.write(to: requestor, property, connection) }
        }
        return true
    }

    private func data(_ target: Atom, _ owned: Owned) -> X11ClipboardData? {
        switch target {
        case names.targets:
            let kinds = [names.targets, names.multiple, names.timestamp]
            let manager = owned.content.canBeStored ? [names.saveTargets] : []
            return .numbers(kinds + manager + targets(of: owned.content), type: Atom(XA_ATOM))
        case names.timestamp:
            return .numbers([owned.since], type: Atom(XA_INTEGER))
        case names.saveTargets:
            // The reply confirms the request; an owner has nothing else to do.
            return .numbers([], type: names.null)
        default:
            guard let type = names.type(of: target), owned.content.types.contains(type) else { return nil }
            // The application may create the data only now.
            server.applicationCodeWillRun()
            return owned.content.data(type).map { names.encode($0, as: target) }
        }
    }

    /// Returns all targets that other clients can request for some content.
    private func targets(of content: ClipboardContent) -> [Atom] { content.types.flatMap { names.offers(of: $0) } }

    /// Answers a MULTIPLE request, which consists of pairs of a target and a property. The properties of targets that
    /// cannot be provided are replaced by None.
    private func answerMultiple(_ property: Atom, to requestor: Window, _ owned: Owned) -> Bool {
        guard var pairs = X11Property.numbers(property, of: requestor, connection), pairs.count >= 2,
            pairs.count <= 512
        else { return false }
        for index in stride(from: 0, to: pairs.count - 1, by: 2) {
            let (target, place) = (pairs[index], pairs[index + 1])
            let isDone = place != 0 && target != names.multiple && give(target, place, to: requestor, owned)
            if !isDone { pairs[index + 1] = 0 }
        }
        X11Property.set(pairs, property: property, type: names.atomPair, of: requestor, connection)
        return true
    }

    // MARK: Handover to a clipboard manager

    /// The time limits for a clipboard manager in seconds: between two requests, and in total.
    private static let managerReplyTimeout: TimeInterval = 1
    private static let managerTransferTimeout: TimeInterval = 10

    func storeInClipboardManager() -> Bool {
        guard connection.isOpen, let owned = owned(.clipboard), owned.content.canBeStored,
            !owned.content.types.isEmpty, XGetSelectionOwner(connection.display, names.manager) != 0,
            let time = serverTime()
        else { return false }
        X11Property.set(
            targets(of: owned.content), property: names.answer, type: Atom(XA_ATOM), of: window, connection)
        XConvertSelection(connection.display, names.manager, names.saveTargets, names.answer, window, time)
        let start = X11Clock.now
        var lastActivity = start
        while connection.isOpen {
            let now = X11Clock.now
            if var event = takeTransferEvent() {
                lastActivity = now
                if event.type == SelectionNotify, event.xselection.selection == names.manager {
                    return event.xselection.property != 0
                }
                _ = handle(&event)
                continue
            }
            let end = min(lastActivity + X11Clipboard.managerReplyTimeout, start + X11Clipboard.managerTransferTimeout)
            guard connection.isOpen, now < end else { break }
            server.loop.sleep(descriptors: [connection.fileDescriptor], until: end)
        }
        return false
    }

    /// Removes the next event of any transfer from the queue.
    private func takeTransferEvent() -> XEvent? {
        var event = XEvent()
        let wasFound = XCheckIfEvent(
            connection.display, &event,
            { _, event, _ in
                let kinds = [SelectionRequest, SelectionNotify, SelectionClear, PropertyNotify, DestroyNotify]
                return event.map { kinds.contains($0.pointee.type) } == true ? 1 : 0
            }, nil)
        return wasFound != 0 && connection.isOpen ? event : nil
    }
}
