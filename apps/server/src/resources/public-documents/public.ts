// The functions of this resource that others may use.

export { section, signature, statements } from './blocks';
export { contractClauses } from './texts/contract-clauses';
