// What other resources may use of this one.

export { localitiesOfName } from './localities';
