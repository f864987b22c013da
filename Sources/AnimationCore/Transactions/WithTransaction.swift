/// Runs `body` with `transaction` as the current transaction, which applies to all writes in `body` (S10.3).
///
/// - Throws: the error of `body`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let merged = CurrentTransaction.value.map { transaction.inside($0) } ?? transaction
    return try CurrentTransaction.with(merged, body)
}

/// Runs `body` with a current transaction that has `value` at `keyPath` (S10.4).
///
/// - Throws: the error of `body`.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs `body` and animates the changes of its writes with `animation`; nil applies them at once (S10.4).
///
/// - Throws: the error of `body`.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`, animates the changes of its writes with `animation`, and calls `completion` when all these animations
/// meet `completionCriteria` (S10.10).
///
/// - Throws: the error of `body`. Writes before it animate, and `completion` is called all the same.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
