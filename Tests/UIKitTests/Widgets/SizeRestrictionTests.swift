import Testing
import UIKit

@MainActor @Suite struct SizeRestrictionTests {
    @Test func windowSizeStaysWithinRestrictions() throws {
        try WidgetStage.run(width: 300, height: 200) { stage in
            let limits = try #require(stage.window.windowScene?.sizeRestrictions)
            #expect(limits.minimumSize == .zero)
            limits.minimumSize = CGSize(width: 250, height: 0)
            limits.maximumSize = CGSize(width: 400, height: CGFloat.greatestFiniteMagnitude)
            stage.surface.resize(to: CGSize(width: 100, height: 50))
            #expect(stage.window.frame.size == CGSize(width: 250, height: 50))
            stage.surface.resize(to: CGSize(width: 900, height: 700))
            #expect(stage.window.frame.size == CGSize(width: 400, height: 700))
            limits.minimumSize = .zero
            stage.surface.resize(to: CGSize(width: 100, height: 50))
            #expect(stage.window.frame.size == CGSize(width: 100, height: 50))
        }
    }

    @Test("AP-10 the minimum size follows the constraints") func minimumSizeFollowsConstraints() throws {
        try WidgetStage.run(width: 300, height: 200) { stage in
            let limits = try #require(stage.window.windowScene?.sizeRestrictions)
            let controller = UIViewController()
            stage.window.rootViewController = controller
            let content = UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(content)
            let width = content.widthAnchor.constraint(greaterThanOrEqualToConstant: 120)
            let wish = content.heightAnchor.constraint(equalToConstant: 90)
            wish.priority = .defaultLow
            NSLayoutConstraint.activate([
                content.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
                content.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -10),
                content.topAnchor.constraint(equalTo: controller.view.topAnchor),
                content.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor), width, wish,
            ])
            limits.minimumSizeFollowsConstraints = true
            stage.show()
            stage.surface.resize(to: CGSize(width: 60, height: 40))
            #expect(stage.window.frame.size == CGSize(width: 140, height: 40))
            width.constant = 200
            stage.show()
            stage.surface.resize(to: CGSize(width: 60, height: 30))
            #expect(stage.window.frame.size == CGSize(width: 220, height: 30))
            limits.minimumSizeFollowsConstraints = false
            stage.surface.resize(to: CGSize(width: 60, height: 40))
            #expect(stage.window.frame.size == CGSize(width: 60, height: 40))
        }
    }
}
