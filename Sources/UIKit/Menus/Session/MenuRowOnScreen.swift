import DisplayServer

/// A row of an open menu, as the user sees it.
@MainActor package struct MenuRowOnScreen {
    /// The title of the element.
    package let title: String
    /// A Boolean value that indicates whether the user can choose the row.
    package let isEnabled: Bool
    /// The state of the element: on, off or mixed.
    package let state: UIMenuElement.State
    /// The center of the row, in points and desktop coordinates.
    package let center: CGPoint
    /// The top-level window of the menu.
    package let surface: any DisplaySurface
}

extension UIWindowScene {
    /// The rows of the menu that is open on the scene's display and of its open submenus, from the outermost menu
    /// inward. Separators and headers have no row here.
    package var menuRowsOnScreen: [MenuRowOnScreen] {
        (display.menuSession?.levels ?? []).flatMap { level -> [MenuRowOnScreen] in
            guard let surface = level.scene.surface else { return [] }
            let panel = level.panel
            panel.layoutIfNeeded()
            let origin = level.scene.frame.origin
            return panel.rows.enumerated().compactMap { index, row in
                switch row.content {
                case .leaf, .submenu: break
                case .header, .separator, .progress: return nil
                }
                let frame = panel.frame(ofRow: index)
                return MenuRowOnScreen(
                    title: row.title, isEnabled: row.isEnabled, state: row.state,
                    center: CGPoint(x: origin.x + frame.midX, y: origin.y + frame.midY), surface: surface)
            }
        }
    }
}
