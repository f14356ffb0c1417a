import { hasFiles } from './dropped-files';

/**
 * Refuses files that are dropped beside an area, which the browser would open in place of the page. Text can still be
 * dragged into a field. Returns what ends it.
 */
export function refuseDropsElsewhere(): () => void {
  document.addEventListener('dragover', refuse);
  document.addEventListener('drop', refuse);
  return () => {
    document.removeEventListener('dragover', refuse);
    document.removeEventListener('drop', refuse);
  };
}

function refuse(event: DragEvent) {
  if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
