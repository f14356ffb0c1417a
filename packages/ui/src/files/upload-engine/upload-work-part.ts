import { lazyPart } from '../../foundations/lazy-part/part';
import { mayBeOnline } from './connection';

/** Protocol, turns and hashes: what an engine without uploads does not need. */
export const uploadWorkPart = lazyPart(() => import('./upload-work'), mayBeOnline);
