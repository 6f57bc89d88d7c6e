import CoreGraphics
import DisplayServer
import Foundation
import UIKit

/// A window with every control in every state, for snapshots and for comparing frames.
@MainActor final class ControlSheet {
    let server: HeadlessServer
    let window: UIWindow
    private(set) var views: [UIView] = []
    private let columns: CGFloat = 5
    private let cell = CGSize(width: 230, height: 52)
    private let names: [ControlPose] = [.normal, .hovered, .pressed, .disabled, .focused]

    /// The content of a sheet.
    enum Content: String, CaseIterable {
        case controls, buttons
    }

    init(_ content: Content, scale: CGFloat, style: UIUserInterfaceStyle, accentColor: ScreenColor? = nil) {
        server = HeadlessServer(screenSize: CGSize(width: 1400, height: 1200), scale: scale)
        server.settings.accentColor = accentColor
        UIApplication.shared.displays.open(server)
        // The display must be open first, because views that are created now use its scale.
        let rows = content == .controls ? ControlSheet.controls() : ControlSheet.buttons()
        let size = CGSize(width: cell.width * columns + 20, height: cell.height * CGFloat(rows.count) + 40)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.overrideUserInterfaceStyle = style
        window.backgroundColor = .systemBackground
        for (column, name) in names.enumerated() {
            let label = UILabel(frame: CGRect(x: 20 + CGFloat(column) * cell.width, y: 8, width: 160, height: 20))
            label.font = .systemFont(ofSize: 11)
            label.textColor = .secondaryLabel
            label.text = name.rawValue
            window.addSubview(label)
        }
        window.makeKeyAndVisible()
        for (row, controls) in rows.enumerated() {
            for (column, view) in controls.enumerated() {
                let size = view.sizeThatFits(CGSize(width: 150, height: 40))
                view.frame = CGRect(
                    x: 20 + CGFloat(column) * cell.width,
                    y: (36 + CGFloat(row) * cell.height + (cell.height - size.height) / 2).rounded(),
                    width: size.width, height: size.height)
                window.addSubview(view)
                views.append(view)
                (view as? UIControl)?.pose(names[column])
            }
        }
        server.serve(for: 0.3)
    }

    func end() {
        window.isHidden = true
        UIApplication.shared.displays.close(server)
        server.disconnect()
    }

    func captureImage() -> UIImage? {
        guard let surface = server.surfaces.first else { return nil }
        let image = surface.readPixels { CGImage(copying: $0, isOpaque: true) }
        return image.flatMap { $0 }.map { UIImage(cgImage: $0) }
    }

    /// Returns the first pixel that differs from a full repaint, or nil if all pixels are equal.
    func firstWrongPixel() -> (x: Int, y: Int)? {
        guard let surface = server.surfaces.first else { return (0, 0) }
        let (width, height) = surface.pixelSize
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: width * height * 4, alignment: 64)
        defer { memory.deallocate() }
        guard let base = memory.baseAddress else { return (0, 0) }
        window.windowScene?.paintAll(
            into: PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4))
        return surface.readPixels { shown -> (x: Int, y: Int)? in
            for y in 0..<height {
                let own = base + y * width * 4
                let other = shown.base + y * shown.bytesPerRow
                // Compare whole rows first. Equal colors rarely differ in the unused byte.
                if memcmp(own, other, width * 4) == 0 { continue }
                for x in 0..<width {
                    let a = own.load(fromByteOffset: x * 4, as: UInt32.self)
                    let b = other.load(fromByteOffset: x * 4, as: UInt32.self)
                    if a & 0xFF_FFFF != b & 0xFF_FFFF { return (x, y) }
                }
            }
            return nil
        } ?? nil
    }

    private static func fiveViews(_ make: (Int) -> UIView) -> [UIView] { (0..<5).map { make($0) } }

    private static func buttons() -> [[UIView]] {
        let styles: [(String, UIButton.Configuration)] = [
            ("Plain", .plain()), ("Tinted", .tinted()), ("Gray", .gray()), ("Filled", .filled()),
            ("Borderless", .borderless()),
        ]
        func row(_ name: String, _ configuration: UIButton.Configuration, isSelected: Bool = false) -> [UIView] {
            fiveViews { _ in
                var configuration = configuration
                configuration.title = name
                let button = UIButton(configuration: configuration)
                button.isSelected = isSelected
                return button
            }
        }
        var rows = styles.map { row($0.0, $0.1) }
        rows += styles.prefix(3).map { row($0.0 + " selected", $0.1, isSelected: true) }
        var rich = UIButton.Configuration.gray()
        rich.image = UIImage(systemName: "folder")
        rich.subtitle = "with a subtitle"
        rich.imagePadding = 8
        rows.append(row("Open", rich))
        rows.append(
            fiveViews { index in
                var configuration = UIButton.Configuration.filled()
                configuration.buttonSize = [.mini, .small, .medium, .large, .medium][index]
                configuration.cornerStyle = index == 4 ? .capsule : .dynamic
                configuration.title = ["Mini", "Small", "Medium", "Large", "Capsule"][index]
                configuration.showsActivityIndicator = index == 2
                configuration.imagePadding = 6
                configuration.image = UIImage(systemName: "plus")
                configuration.imagePlacement = index == 1 ? .trailing : .leading
                configuration.background.strokeWidth = index == 3 ? 2 : 0
                configuration.background.strokeColor = .systemOrange
                return UIButton(configuration: configuration)
            })
        rows.append(
            fiveViews { _ in
                let button = UIButton(type: .system)
                button.setTitle("System", for: .normal)
                button.setImage(UIImage(systemName: "star"), for: .normal)
                return button
            })
        rows.append(
            fiveViews { _ in
                let slider = UISlider()
                slider.minimumValueImage = UIImage(systemName: "minus")
                slider.maximumValueImage = UIImage(systemName: "plus")
                slider.value = 0.6
                return slider
            })
        return rows
    }

    private static func controls() -> [[UIView]] {
        [
            fiveViews { _ in UISwitch() },
            fiveViews { _ in
                let view = UISwitch()
                view.isOn = true
                return view
            },
            fiveViews { _ in
                let view = UISlider()
                view.value = 0.4
                return view
            },
            fiveViews { index in
                let view = UIStepper()
                view.value = index == 0 ? 0 : 5
                return view
            },
            fiveViews { _ in
                let view = UISegmentedControl(items: ["Day", "Week", "Month"])
                view.selectedSegmentIndex = 0
                return view
            },
            fiveViews { index in
                let view = UISegmentedControl(items: ["Cut", "Copy", "Paste"])
                view.isMomentary = true
                view.setEnabled(false, forSegmentAt: 2)
                return view
            },
            fiveViews { index in
                let view = UIPageControl()
                view.numberOfPages = 6
                view.currentPage = index
                return view
            },
            fiveViews { index in
                let view = UIProgressView(progressViewStyle: index == 4 ? .bar : .default)
                view.progress = [0, 0.02, 0.35, 1, 0.6][index]
                return view
            },
            fiveViews { index in
                let view = UIActivityIndicatorView(style: index % 2 == 0 ? .medium : .large)
                if index < 4 { view.startAnimating() } else { view.hidesWhenStopped = false }
                return view
            },
        ]
    }
}
