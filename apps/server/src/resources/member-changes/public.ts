// The functions of this resource that others may use.

export { renameByAnnex } from './accept-statement';
export { withStatements, withSuspension } from './case-effects';
export { rollSuspensions } from './follow-suspension';
export { type AccountChange, isAccountNew, lastAccountChanges, recordChange } from './repository';
