/// The declarations of all files of a target, and of the targets that it depends on.
public struct TargetSummary: Hashable, Sendable {
    /// Whether something of Objective-C is declared anywhere.
    private let classes: [String: [TypeSummary]]
    private let protocols: [String: TypeSummary]
    private let membersByBaseName: [String: [MemberSummary]]

    /// The Objective-C names of all members of `@objc` protocols, by their names in Swift.
    let requirements: [String: String]

    /// Functions of the app that have the name of one that is refused elsewhere.
    let ownFunctions: Set<String>

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

    /// Returns what is known of the class, structure or enumeration `name`, without the names of the types around it.
    private func declaration(_ name: String) -> TypeSummary? {
        classes[name]?.first { $0.kind != .extension }
    }

    func isClass(_ name: String) -> Bool { declaration(name)?.kind == .class }
    func isValueType(_ name: String) -> Bool { declaration(name)?.kind == .other }
    func isProtocol(_ name: String) -> Bool { protocols[name] != nil }
    func isObjCProtocol(_ name: String) -> Bool { protocols[name]?.isObjC == true }
    func isGeneric(_ name: String) -> Bool { declaration(name)?.isGeneric == true }

    /// Returns whether the class or one of its superclasses has `@objcMembers`.
    func hasObjCMembers(_ name: String) -> Bool {
        superclasses(of: name).contains { declaration($0)?.hasObjCMembers == true }
    }

    /// Returns the member that `#selector` or `#keyPath` names: of the class, of its superclasses, then of any type.
    ///
    /// - Parameters:
    ///   - name: A full name, `save(_:)`, or a base name, `save`.
    ///   - type: The class whose member it is, if known.
    ///   - isMethod: Whether to look for methods or for properties.
    ///   - parameterCount: The number of parameters, if known.
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
        // With several types that have the name, one that is declared in a way of its own is not the likely one.
        let plain = anywhere.first { $0.objectiveCName == ObjectiveCName.of($0) }
        return plain ?? anywhere.first
    }

    /// Returns the class and its superclasses, as far as they are declared in the target.
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
    /// Returns the name that a member has without `@objc(name)`.
    static func of(_ member: MemberSummary) -> String {
        guard member.isMethod else { return member.name }
        return method(member.baseName, labels: member.name.argumentLabels)
    }
}
