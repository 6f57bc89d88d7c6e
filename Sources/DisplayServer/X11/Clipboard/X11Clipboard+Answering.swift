import CX11
import CoreGraphics

extension X11Clipboard {
    /// Answers a selection request of another client with the data or with a refusal.
    func answer(_ request: XSelectionRequestEvent) {
        // Obsolete clients leave the choice of the property to the owner (ICCCM 2.2).
        let property = request.property == 0 ? request.target : request.property
        guard let offer = offer(in: request.selection),
            request.time == 0 || !X11Clipboard.isBefore(request.time, offer.since)
        else { return notify(request, property: 0) }
        let done: @MainActor (Bool) -> Void = { [weak self] isGiven in
            self?.notify(request, property: isGiven ? property : 0)
        }
        if request.target != names.multiple {
            give(request.target, property, to: request.requestor, offer, done)
        } else if request.property == 0 {
            done(false)
        } else {
            answerMultiple(property, to: request.requestor, offer, done)
        }
    }

    /// Returns the content that the application offers in a selection.
    private func offer(in selection: Atom) -> X11SelectionOffer? {
        if let dragOffer, dragOffer.selection == selection { return dragOffer }
        guard let board = board(selection), let owned = owned(board) else { return nil }
        return X11SelectionOffer(selection: selection, window: window, since: owned.since, content: owned.content)
    }

    /// Tells another client that its request was answered, or refused if `property` is None.
    private func notify(_ request: XSelectionRequestEvent, property: Atom) {
        guard connection.isOpen else { return }
        var event = XEvent()
        event.xselection.type = SelectionNotify
        event.xselection.requestor = request.requestor
        event.xselection.selection = request.selection
        event.xselection.target = request.target
        event.xselection.property = property
        event.xselection.time = request.time
        // The requestor may have been destroyed.
        connection.traps.trap { _ = XSendEvent(connection.display, request.requestor, 0, 0, &event) }
        XFlush(connection.display)
    }

    /// Writes data for one target to a property of another client, immediately or later.
    ///
    /// - Parameter done: Called once, with false if there is no such data.
    private func give(
        _ target: Atom, _ property: Atom, to requestor: Window, _ offer: X11SelectionOffer,
        _ done: @escaping @MainActor (Bool) -> Void
    ) {
        data(target, offer) { [weak self] data in
            guard let self, let data, connection.isOpen else { return done(false) }
            write(data, property, to: requestor)
            done(true)
        }
    }

    private func write(_ data: X11ClipboardData, _ property: Atom, to requestor: Window) {
        let key = X11ClipboardSender.Key(window: requestor, property: property)
        senders[key]?.finish()
        if data.bytes.count > X11ClipboardSender.chunkSize {
            senders[key] = X11ClipboardSender(data, to: key, clipboard: self)
        } else {
            connection.traps.trap { data.write(to: requestor, property, connection) }
        }
    }

    private func data(
        _ target: Atom, _ offer: X11SelectionOffer, _ completion: @escaping @MainActor (X11ClipboardData?) -> Void
    ) {
        switch target {
        case names.targets:
            let kinds = [names.targets, names.multiple, names.timestamp]
            let manager = offer.canBeStored ? [names.saveTargets] : []
            completion(.numbers(kinds + manager + targets(of: offer.types), type: Atom(XA_ATOM)))
        case names.timestamp:
            completion(.numbers([offer.since], type: Atom(XA_INTEGER)))
        case names.saveTargets:
            // The reply confirms the request; an owner has nothing else to do.
            completion(.numbers([], type: names.null))
        default:
            guard let type = names.type(of: target) else { return completion(nil) }
            let isTransfer = type == FileTransferPortal.type && !offer.types.contains(type)
            guard offer.types.contains(isTransfer ? URIList.type : type) else { return completion(nil) }
            // The application may create the data only now.
            server.applicationCodeWillRun()
            if isTransfer {
                offer.load(URIList.type) { [weak self] list in
                    guard let self, let list else { return completion(nil) }
                    server.fileTransfers.offer(list) { [names] in completion($0.map { names.encode($0, as: target) }) }
                }
                return
            }
            offer.load(type) { [names] data in completion(data.map { names.encode($0, as: target) }) }
        }
    }

    /// Returns all targets that other clients can request for some types.
    func targets(of types: [String]) -> [Atom] {
        let offersTransfer =
            types.contains(URIList.type) && !types.contains(FileTransferPortal.type)
            && server.fileTransfers.isAvailable
        return (types + (offersTransfer ? [FileTransferPortal.type] : [])).flatMap { names.offers(of: $0) }
    }

    /// Answers a MULTIPLE request, which consists of pairs of a target and a property. The properties of targets that
    /// cannot be provided are replaced by None.
    private func answerMultiple(
        _ property: Atom, to requestor: Window, _ offer: X11SelectionOffer,
        _ done: @escaping @MainActor (Bool) -> Void
    ) {
        guard let pairs = X11Property.numbers(property, of: requestor, connection), pairs.count >= 2,
            pairs.count <= 512
        else { return done(false) }
        answerPair(0, pairs, to: requestor, offer) { [weak self] pairs in
            guard let self, connection.isOpen else { return done(false) }
            X11Property.set(pairs, property: property, type: names.atomPair, of: requestor, connection)
            done(true)
        }
    }

    /// Answers the pairs from an index on, one after the other.
    private func answerPair(
        _ index: Int, _ pairs: [UInt], to requestor: Window, _ offer: X11SelectionOffer,
        _ done: @escaping @MainActor ([UInt]) -> Void
    ) {
        guard index + 1 < pairs.count else { return done(pairs) }
        let (target, place) = (pairs[index], pairs[index + 1])
        let proceed: @MainActor (Bool) -> Void = { [weak self] isGiven in
            var pairs = pairs
            if !isGiven { pairs[index + 1] = 0 }
            guard let self else { return done(pairs) }
            answerPair(index + 2, pairs, to: requestor, offer, done)
        }
        guard place != 0, target != names.multiple else { return proceed(false) }
        give(target, place, to: requestor, offer, proceed)
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
            targets(of: owned.content.types), property: names.answer, type: Atom(XA_ATOM), of: window, connection)
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
