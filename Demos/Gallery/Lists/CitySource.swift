import UIKit

/// The continents and cities of the tables page.
final class CitySource: NSObject, UITableViewDataSource, UITableViewDelegate {
    private struct City {
        let name: String
        let country: String
        let accessory: UITableViewCell.AccessoryType
    }

    private struct Continent {
        let name: String
        let note: String?
        var cities: [City]
    }

    private var count = 0
    private var continents = [
        Continent(
            name: "Europe", note: "Rows can be removed and moved while the table is edited.",
            cities: [
                City(name: "Lisbon", country: "Portugal", accessory: .disclosureIndicator),
                City(name: "Vienna", country: "Austria", accessory: .disclosureIndicator),
                City(name: "Tallinn", country: "Estonia", accessory: .checkmark),
                City(name: "Reykjavík", country: "Iceland", accessory: .none),
            ]),
        Continent(
            name: "Asia", note: nil,
            cities: [
                City(name: "Kyoto", country: "Japan", accessory: .detailButton),
                City(name: "Tbilisi", country: "Georgia", accessory: .detailDisclosureButton),
                City(name: "Hanoi", country: "Vietnam", accessory: .none),
            ]),
        Continent(
            name: "Africa", note: nil,
            cities: [
                City(name: "Marrakesh", country: "Morocco", accessory: .disclosureIndicator),
                City(name: "Nairobi", country: "Kenya", accessory: .none),
                City(name: "Dakar", country: "Senegal", accessory: .none),
                City(name: "Windhoek", country: "Namibia", accessory: .none),
            ]),
    ]

    /// Adds a city to the first continent, and returns its index path.
    func addCity() -> IndexPath {
        count += 1
        continents[0].cities.append(City(name: "New town \(count)", country: "Somewhere", accessory: .none))
        return IndexPath(row: continents[0].cities.count - 1, section: 0)
    }

    // MARK: Data source

    func numberOfSections(in tableView: UITableView) -> Int { continents.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        continents[section].cities.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        // Each section shows another style of cells.
        let style: UITableViewCell.CellStyle = [.subtitle, .value1, .value2][indexPath.section]
        let identifier = "city \(indexPath.section)"
        let cell =
            tableView.dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: style, reuseIdentifier: identifier)
        let city = continents[indexPath.section].cities[indexPath.row]
        cell.textLabel?.text = city.name
        cell.detailTextLabel?.text = city.country
        cell.accessoryType = city.accessory
        cell.showsReorderControl = true
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        continents[section].name
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        continents[section].note
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let city = continents[sourceIndexPath.section].cities.remove(at: sourceIndexPath.row)
        continents[destinationIndexPath.section].cities.insert(city, at: destinationIndexPath.row)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        continents[indexPath.section].cities.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}
