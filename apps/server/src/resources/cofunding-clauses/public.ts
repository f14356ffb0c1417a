// The functions of this resource that others may use.

export { getClause, makeClause, recordClause } from './clauses';
export { eraseOf as eraseClauses } from './repository';
