import { lazyPart } from '../../foundations/lazy-part/part';
import type { keepBeside } from './keep-beside';

/** Keeps a panel beside its button; returns a function that stops it. */
export type Place = typeof keepBeside;

/** What places a panel (Floating UI, 6 kB): a page needs none of it before its first panel opens. */
export const placementPart = lazyPart(() => import('./keep-beside'));
