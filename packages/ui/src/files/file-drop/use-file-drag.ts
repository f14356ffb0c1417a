import { type DragEvent, useEffect, useState } from 'react';
import { filesOf, hasFiles } from './dropped-files';

/** The drag of files over an area: the props of its element, and whether they are over it. */
export function useFileDrag(onDrop: (files: readonly File[]) => void, isDisabled: boolean) {
  const [isOver, setOver] = useState(false);
  useEffect(refuseDropsElsewhere, []);

  function enter(event: DragEvent<HTMLElement>) {
    if (!hasFiles(event.dataTransfer)) return;
    // Without it the browser refuses the drop.
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  }

  function leave({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) {
    // A part of the area was entered. Where the browser does not say what was entered, the next event over the area
    // sets it right.
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    setOver(false);
  }

  function drop(event: DragEvent<HTMLElement>) {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    setOver(false);
    onDrop(filesOf(event.dataTransfer));
  }

  return {
    isOver: isOver && !isDisabled,
    handlers: isDisabled ? {} : { onDragEnter: enter, onDragOver: enter, onDragLeave: leave, onDrop: drop },
  };
}

/** A file that is dropped beside an area would be opened by the browser in place of the page. */
function refuseDropsElsewhere() {
  function refuse(event: globalThis.DragEvent) {
    if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  }

  document.addEventListener('dragover', refuse);
  document.addEventListener('drop', refuse);
  return () => {
    document.removeEventListener('dragover', refuse);
    document.removeEventListener('drop', refuse);
  };
}
