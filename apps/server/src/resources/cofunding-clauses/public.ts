// What other resources may use of this one.

export { getClause, makeClause, recordClause } from './clauses';
