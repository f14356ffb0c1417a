import { lazyPart } from '../../foundations/lazy-part/part';

/** The cropper. It comes with the first picture that is chosen. */
export const cropPart = lazyPart(() => import('./crop-area'));
