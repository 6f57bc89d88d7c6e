import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct CellSizeTests {
    @Test("CE-14: a cell with one line of text has the smallest height") func oneLine() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(cell.preferredHeight(forWidth: 320) == 32)
        cell.textLabel?.text = "Lisbon"
        #expect(cell.preferredHeight(forWidth: 320) == 32)
    }

    @Test("CE-14: a cell with a subtitle or several lines is higher") func severalLines() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Lisbon"
        cell.detailTextLabel?.text = "Portugal"
        let height = cell.preferredHeight(forWidth: 320)
        #expect(height > 40 && height < 60)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "a long text ", count: 20)
        let long = cell.preferredHeight(forWidth: 320)
        #expect(long > height + 30)
        #expect(cell.preferredHeight(forWidth: 160) > long)
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 20))
        #expect(cell.preferredHeight(forWidth: 320) > long)
    }

    @Test("CE-14: an image makes a cell higher") func image() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in }
        cell.imageView?.image = image
        #expect(cell.preferredHeight(forWidth: 320) >= 70)
    }

    @Test("CE-14: constraints determine the height") func constraints() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
            box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            box.heightAnchor.constraint(equalToConstant: 70),
        ])
        let height = cell.preferredHeight(forWidth: 320)
        #expect(height >= 90 && height <= 91)
    }

    @Test("CE-14: an overridden sizeThatFits determines the height, rounded up to pixels") func override() {
        final class Fixed: UITableViewCell {
            var height: CGFloat = 50.2
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
        }
        let cell = Fixed(style: .default, reuseIdentifier: nil)
        let scale = cell.scaleForLayout
        #expect(cell.preferredHeight(forWidth: 320) == (50.2 * scale).rounded(.up) / scale)
        for bad in [CGFloat.nan, .infinity, -1, 0] {
            cell.height = bad
            #expect(cell.preferredHeight(forWidth: 320) == 32)
        }
    }

    @Test("CE-14: a content configuration determines the height") func configuration() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Lisbon"
        cell.contentConfiguration = content
        let one = cell.preferredHeight(forWidth: 320)
        content.secondaryText = "Portugal"
        cell.contentConfiguration = content
        let two = cell.preferredHeight(forWidth: 320)
        #expect(one >= 32 && two > one + 8)
        content.text = String(repeating: "a long text ", count: 20)
        cell.contentConfiguration = content
        #expect(cell.preferredHeight(forWidth: 320) > two + 30)
    }

    @Test("The size of a header follows from its text") func header() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
        #expect(header.preferredHeight(forWidth: 320) == 28)
        header.textLabel?.text = String(repeating: "a long text ", count: 20)
        #expect(header.preferredHeight(forWidth: 320) > 40)
        #expect(header.reuseIdentifier == "header")
    }

    @Test("Sizes in narrow cells are finite and not negative") func narrow() {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Lisbon"
        cell.detailTextLabel?.text = "Portugal"
        cell.accessoryType = .detailDisclosureButton
        for width in [CGFloat(0), 1, 20, 60, -5, .infinity, .nan] {
            let height = cell.preferredHeight(forWidth: width)
            #expect(height.isFinite && height >= 32)
        }
        cell.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width >= 0 && cell.contentView.frame.height >= 0)
    }
}
