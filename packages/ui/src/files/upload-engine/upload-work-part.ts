import { lazyPart } from '../../foundations/lazy-part/part';

/** Protocol, turns and hashes: what an engine without uploads does not need. */
export const uploadWorkPart = lazyPart(() => import('./upload-work'), isOnline);

/** Outside of a browser nothing tells. */
function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false;
}
