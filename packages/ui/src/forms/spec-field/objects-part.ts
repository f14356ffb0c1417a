import { lazyPart } from '../../foundations/lazy-part/part';

/** Few forms have a field of objects, and its list weighs more than all other fields of a `SpecField` together. */
export const objectsPart = lazyPart(() => import('../fields/objects-field/objects-field'));
