/// The declarations of all files of a target and of the targets that it depends on.
public struct TargetSummary: Hashable, Sendable {
    /// The classes, structures, enumerations and extensions, by the names of the types without their enclosing types.
    private let classes: [String: [TypeSummary]]
    private let protocols: [String: TypeSummary]
    private let membersByBaseName: [String: [MemberSummary]]

    /// The Objective-C names of all members of `@objc` protocols, by their Swift names.
    let requirements: [String: String]

    /// Functions of the app that share their name with a refused function.
    let ownFunctions: Set<String>

    /// Creates the summary of a target from the summaries of its files.
    public init(_ files: some Sequence<SourceSummary>) {
        var classes: [String: [TypeSummary]] = [:]
        var protocols: [String: TypeSummary] = [:]
        var members: [String: [MemberSummary]] = [:]
        var requirements: [String: String] = [:]
        var ownFunctions: Set<String> = []
        for file in files {
            ownFunctions.formUnion(file.ownFunctions)
            for type in file.types {
                if type.kind == .protocol {
                    protocols[type.lastName] = type
                    if type.isObjC {
                        for member in type.members { requirements[member.name] = member.objectiveCName }
                    }
                } else {
                    classes[type.lastName, default: []].append(type)
                }
                for member in type.members { members[member.baseName, default: []].append(member) }
            }
        }
        self.classes = classes
        self.protocols = protocols
        self.requirements = requirements
        self.ownFunctions = ownFunctions
        membersByBaseName = members
    }

    /// Returns the summary of a class, structure or enumeration. The name does not include the enclosing types.
    private func declaration(_ name: String) -> TypeSummary? {
        classes[name]?.first { $0.kind != .extension }
    }

    func isClass(_ name: String) -> Bool { declaration(name)?.kind == .class }
    func isValueType(_ name: String) -> Bool { declaration(name)?.kind == .other }
    func isDeclared(_ name: String) -> Bool { declaration(name) != nil || protocols[name] != nil }
    func isProtocol(_ name: String) -> Bool { protocols[name] != nil }
    func isObjCProtocol(_ name: String) -> Bool { protocols[name]?.isObjC == true }
    func isGeneric(_ name: String) -> Bool { declaration(name)?.isGeneric == true }

    /// Returns whether the class or one of its superclasses is marked `@objcMembers`.
    func hasObjCMembers(_ name: String) -> Bool {
        superclasses(of: name).contains { declaration($0)?.hasObjCMembers == true }
    }

    /// Returns the member that `#selector` or `#keyPath` refers to: a member of the class, of a superclass, or
    /// otherwise of any type.
    ///
    /// - Parameters:
    ///   - name: A full name such as `save(_:)`, or a base name such as `save`.
    ///   - type: The class that has the member, if it is known.
    ///   - isMethod: True to look for methods, false to look for properties.
    ///   - parameterCount: The number of parameters, if it is known.
    /// - Returns: The member, or nil if no type declares one with the name.
    func member(_ name: String, of type: String?, isMethod: Bool, parameterCount: Int? = nil) -> MemberSummary? {
        let baseName = String(name.prefix { $0 != "(" })
        func matches(_ member: MemberSummary) -> Bool {
            member.isMethod == isMethod && (parameterCount == nil || member.parameterCount == parameterCount)
                && (name.hasSuffix(")") ? member.name == name : member.baseName == baseName)
        }
        for superclass in type.map(superclasses) ?? [] {
            for summary in classes[superclass] ?? [] {
                if let member = summary.members.first(where: matches) { return member }
            }
        }
        if let type, let member = protocols[type]?.members.first(where: matches) { return member }
        let anywhere = (membersByBaseName[baseName] ?? []).filter(matches)
        // If several types declare the name, prefer a member without an explicit Objective-C name: it is the more
        // likely one.
        let plain = anywhere.first { $0.objectiveCName == ObjectiveCName.of($0) }
        return plain ?? anywhere.first
    }

    /// Returns whether a class observes key paths without inheriting the method from a responder or from another class of
    /// the app: `NSObject` is its only superclass that the app does not declare.
    ///
    /// - Parameter type: A class that declares `observeValue(forKeyPath:of:change:context:)`.
    func isFirstObserver(_ type: String) -> Bool {
        let classes = superclasses(of: type)
        guard classes.count > 1, classes.last == "NSObject" else { return false }
        return !classes.dropFirst().contains { name in
            self.classes[name]?.contains { $0.members.contains { $0.name == Self.observation } } == true
        }
    }

    /// The method with which an object observes key paths.
    static let observation = "observeValue(forKeyPath:of:change:context:)"

    /// Returns the class and those of its superclasses that the target declares, and the first that it does not.
    private func superclasses(of name: String) -> [String] {
        var result = [name]
        while let type = declaration(result[result.count - 1]), type.kind == .class,
            let next = type.inheritedTypes.first?.lastTypeName, !result.contains(next)
        {
            result.append(next)
        }
        return result
    }
}

extension ObjectiveCName {
    /// Returns the Objective-C name that a member has without `@objc(name)`.
    static func of(_ member: MemberSummary) -> String {
        guard member.isMethod else { return member.name }
        return method(member.baseName, labels: member.name.argumentLabels)
    }
}
