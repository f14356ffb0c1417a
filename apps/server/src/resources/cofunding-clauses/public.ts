// What others may use of this resource.

export { getClause, makeClause, recordClause } from './clauses';
