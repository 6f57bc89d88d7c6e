/// The stored state of a variable.
struct VariableRecord {
    var value = 0.0
    /// The value before the current solve.
    var previous = 0.0
    /// The position used to choose between equally good solutions.
    var rank = 0.0
    /// The head of the list of terms that mention the variable; -1 if there is none.
    var firstTerm: Int32 = -1
    /// The component; -1 if no constraint mentions the variable.
    var component: Int32 = -1
    /// The column in the component's basis.
    var slot: Int32 = -1
    /// The slot of the basis row that mentions this variable only; -1 if there is none.
    var boundSlot: Int32 = -1
    /// The number of the solve that changed the variable last.
    var changedSolve: UInt32 = 0
    var isSize = false
    var isInUse = true
    /// A Boolean value that indicates whether a constraint of the variable was added or removed since the last solve.
    var isTouched = false
    /// The free directions of the default row, while a basis is refactored.
    var directions: UInt8 = 0
}
