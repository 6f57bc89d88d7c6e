import CoreGraphics
import Foundation
import QuartzCore
import UIKit

// The types that examples of the documentation use without declaring them. See Scripts/examples.

/// The view controller to which the statements of examples belong.
class EditorController: UIViewController, UIDocumentPickerDelegate, UIDocumentBrowserViewControllerDelegate {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    func save() {}
    func tapped(_ recognizer: UITapGestureRecognizer) {}
    func panned(_ recognizer: UIPanGestureRecognizer) {}
    func pressed(_ recognizer: UILongPressGestureRecognizer) {}
    func tick() {}
    func step(_ link: CADisplayLink) {}
    func didBecomeActive(_ notification: Notification) {}
    func updateBorder() {}
}

/// The target of examples about selectors.
final class Editor: UIView {
    func save() {}
    override func find(_ sender: Any?) {}
}

extension EditorController: UITableViewDelegate {}
extension EditorController: UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate {}
extension EditorController: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}
}

final class SettingsController: UIViewController {}

/// The data of examples about lists.
@MainActor var names: [String] = []
@MainActor var files: [File] = []
@MainActor var photos: [UIImage] = []

struct File: Hashable, Sendable {
    let name: String
    let size: Int
    let contents: [File]
}

struct Folder {
    let name: String
}

final class PhotoSource: NSObject {
    let loader = PhotoLoader()
}

final class PhotoLoader {
    func load(_ photo: UIImage) {}
}

final class TitleView: UICollectionReusableView {
    var title = ""
}

final class HeaderView: UIView {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
