import CX11
import CoreGraphics

extension X11Connection {
    /// Returns the atoms of names, with one round trip; 0 for each after the connection has closed.
    func intern(_ names: [String]) -> [Atom] {
        var pointers = names.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        var atoms = [Atom](repeating: 0, count: names.count)
        if isOpen { XInternAtoms(display, &pointers, Int32(names.count), 0, &atoms) }
        return atoms
    }
}
