import { lazyPart } from '../../foundations/lazy-part/part';

/** The engine of a field with its words. A field shows what was chosen without it. */
export const uploadSenderPart = lazyPart(() => import('./upload-sender'));
