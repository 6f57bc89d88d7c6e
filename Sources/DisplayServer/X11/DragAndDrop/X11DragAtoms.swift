import CX11
import CoreGraphics

/// The atoms of XDND that are needed when a drag begins or a drag of another client arrives.
struct X11DragAtoms {
    /// The name of the target that deletes the content of a source.
    static let delete = "DELETE"

    let selection: Atom
    let typeList: Atom
    let actionList: Atom
    let proxy: Atom
    let status: Atom
    let finished: Atom
    let copy: Atom
    let move: Atom
    let link: Atom
    let ask: Atom
    let privateAction: Atom
    let windowType: Atom
    /// The property and the type of promised files.
    let directSave: Atom
    let plainText: Atom
    /// The selection whose owner is the compositor of the screen.
    let compositor: Atom

    @MainActor init(connection: X11Connection) {
        // In the order of the assignments below.
        let found = connection.intern([
            "XdndSelection", "XdndTypeList", "XdndActionList", "XdndProxy", "XdndStatus", "XdndFinished",
            "XdndActionCopy", "XdndActionMove", "XdndActionLink", "XdndActionAsk", "XdndActionPrivate",
            "_NET_WM_WINDOW_TYPE_DND", DirectSave.type, "text/plain", "_NET_WM_CM_S\(connection.screen)",
        ])
        selection = found[0]
        typeList = found[1]
        actionList = found[2]
        proxy = found[3]
        status = found[4]
        finished = found[5]
        copy = found[6]
        move = found[7]
        link = found[8]
        ask = found[9]
        privateAction = found[10]
        windowType = found[11]
        directSave = found[12]
        plainText = found[13]
        compositor = found[14]
    }

    /// Returns the action of an operation; None if there is no operation.
    func action(_ operation: DragOperation?) -> Atom {
        switch operation {
        case .copy: copy
        case .move: move
        case .link: link
        case nil: 0
        }
    }

    /// Returns the operation of an action. A program that asks the user, or that has agreed on an action with the other
    /// one, gets a copy. Nil for None and unknown actions.
    func operation(_ action: Atom) -> DragOperation? {
        switch action {
        case 0: nil
        case copy, ask, privateAction: .copy
        case move: .move
        case link: .link
        default: nil
        }
    }
}
