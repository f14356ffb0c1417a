import { lazyPart } from '../../foundations/lazy-part/part';

/** The list of files with its rows, its question and its view of pictures. An empty field needs none of it. */
export const attachedFilesPart = lazyPart(() => import('./attached-files'));
