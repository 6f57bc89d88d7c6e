import DisplayServer

/// The popup beside a context menu with a preview of the content (AC-14).
@MainActor final class MenuPreview {
    let controller: UIViewController
    let scene: PopupScene

    /// The distance between the preview and the menu.
    private static let gap: CGFloat = 8
    private static let standardSize = CGSize(width: 280, height: 210)

    /// Opens the popup; nil if the display server does not create a window.
    ///
    /// - Parameters:
    ///   - controller: The controller of the content.
    ///   - parent: The scene of the menu's source.
    ///   - menu: The frame of the menu, in points and desktop coordinates.
    ///   - area: The area that popups may cover.
    ///   - source: The source of the menu, whose appearance the preview has.
    init?(
        _ controller: UIViewController, over parent: UIWindowScene, beside menu: CGRect, in area: CGRect,
        like source: UIView?
    ) {
        let isRightToLeft = source?.isRightToLeft ?? false
        let frame = MenuPreview.frame(
            of: MenuPreview.size(of: controller), beside: menu, in: area, isRightToLeft: isRightToLeft)
        guard let scene = PopupScene.open(over: parent, frame: frame, kind: .popover, like: source),
            let window = scene.contentWindow
        else { return nil }
        self.controller = controller
        self.scene = scene
        window.rootViewController = controller
        window.layer.cornerRadius = MenuStyle.cornerRadius
        window.clipsToBounds = true
        window.backgroundColor = .systemBackground
        window.layoutIfNeeded()
    }

    /// The preferred size of the controller's content, or the size that its constraints or its view determine.
    private static func size(of controller: UIViewController) -> CGSize {
        func isUsable(_ size: CGSize) -> Bool {
            size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0
        }
        controller.loadViewIfNeeded()
        let preferred = controller.preferredContentSize
        if isUsable(preferred) { return preferred }
        let fitting = controller.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return isUsable(fitting) ? fitting : standardSize
    }

    /// Returns the frame of a preview: at the leading side of the menu, where no submenus open, or at the other one if
    /// there is more room, or else above or below.
    static func frame(of size: CGSize, beside menu: CGRect, in area: CGRect, isRightToLeft: Bool) -> CGRect {
        let (left, right) = (menu.minX - gap - area.minX, area.maxX - menu.maxX - gap)
        let (leading, trailing) = isRightToLeft ? (right, left) : (left, right)
        let isLeading = size.width <= leading || leading >= trailing
        let room = isLeading ? leading : trailing
        var size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
        guard room >= min(size.width, 80) else {
            let (above, below) = (menu.minY - gap - area.minY, area.maxY - menu.maxY - gap)
            size.height = min(size.height, max(above, below, 1))
            let y = size.height <= above ? menu.minY - gap - size.height : menu.maxY + gap
            let x = max(area.minX, min(menu.minX, area.maxX - size.width))
            return CGRect(x: x, y: y, width: size.width, height: size.height)
        }
        size.width = min(size.width, room)
        let isLeft = isLeading != isRightToLeft
        let x = isLeft ? menu.minX - gap - size.width : menu.maxX + gap
        let y = max(area.minY, min(menu.minY, area.maxY - size.height))
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    /// Closes the popup. The app can display the controller elsewhere afterwards.
    func close() {
        scene.contentWindow?.rootViewController = nil
        scene.disconnect()
    }
}
