import { lazyPart } from '../../foundations/lazy-part/part';
import { hasFiles } from './dropped-files';

/** The library for dropped and pasted files. The chooser needs none of it. */
export const dropZonePart = lazyPart(() => import('./drop-zone'));

export function loadDropZone() {
  dropZonePart.load().catch(() => undefined); // Files can still be chosen, and the next drag asks again.
}

/** Loads it at the latest when files are dragged over the window. Returns what ends it. */
export function loadWhenDragged(): () => void {
  function load({ dataTransfer }: DragEvent) {
    if (hasFiles(dataTransfer)) loadDropZone();
  }

  document.addEventListener('dragenter', load);
  return () => document.removeEventListener('dragenter', load);
}
