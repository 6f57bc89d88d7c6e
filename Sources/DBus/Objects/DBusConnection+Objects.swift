extension DBusConnection {
    /// Lets other programs call an object. An object that was exported at the same path before is replaced.
    ///
    /// - Parameters:
    ///   - object: The object. It is not retained; after it is deallocated, calls get an error.
    ///   - path: The path, such as `/org/example/Counter`.
    package func export(_ object: any DBusObject, at path: String) { objects.export(object, at: path) }

    /// Lets other programs call the objects of a provider, at a path and below it. Objects that are exported at single
    /// paths precede.
    ///
    /// - Parameters:
    ///   - provider: The provider. It is not retained.
    ///   - path: The path.
    package func export(_ provider: any DBusObjectProvider, below path: String) {
        objects.export(provider, below: path)
    }

    /// Ends the export of the object or provider at a path.
    package func withdraw(at path: String) { objects.withdraw(at: path) }

    /// Announces that properties of an exported object have changed, with the values that they have now. Does nothing
    /// if there is no such object.
    ///
    /// - Parameters:
    ///   - names: The names of the properties.
    ///   - interface: The interface of the properties.
    ///   - path: The path of the object.
    package func announceChange(of names: [String], interface: String, path: String) {
        guard let object = objects.object(at: path) else { return }
        let node = DBusNode(path: path, object: object, childNames: [])
        var values: [String: DBusValue] = [:]
        var invalidated: [String] = []
        for name in names {
            if let property = try? node.property(name, interface), let value = try? node.value(of: property) {
                values[name] = value
            } else {
                invalidated.append(name)
            }
        }
        try? emit(
            "PropertiesChanged", interface: DBusStandardInterface.properties.name, path: path,
            values: [.string(interface), .options(values), .strings(invalidated)])
    }
}
