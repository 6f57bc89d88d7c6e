import UIKit
@main final class FilesApp: UIResponder, UIApplicationDelegate {}
