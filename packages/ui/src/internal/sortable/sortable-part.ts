import { lazyPart } from '../../foundations/lazy-part/part';

/** The code that follows pointer and keys. A list whose order is fixed needs none of it. */
export const sortablePart = lazyPart(() => import('./dragged-items'));
