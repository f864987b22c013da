/// Property whose value lies in storage of its own, for previews, which hand values to objects of code compiled anew.
package protocol StoredProperty {
    var storedValue: Any { get nonmutating set }
}
