import Foundation
import Testing
import UIKit

@MainActor @Suite struct DeviceTests {
    @Test("the device describes the operating system and computer")
    func device() {
        let device = UIDevice.current
        #expect(UIDevice.current === device)
        #expect(!device.name.isEmpty && !device.model.isEmpty && device.localizedModel == device.model)
        #expect(device.systemName == "Linux")
        let version = ProcessInfo.processInfo.operatingSystemVersion
        #expect(device.systemVersion.hasPrefix("\(version.majorVersion).\(version.minorVersion)"))
        #expect(device.userInterfaceIdiom == .mac)
        #expect(UIUserInterfaceIdiom.mac.rawValue == 5 && UIUserInterfaceIdiom.unspecified.rawValue == -1)
    }
}
