import { useLayoutEffect } from 'react';

/** How many open layers ask the page to stand still. */
let locks = 0;
let unlocked = { overflow: '', paddingRight: '' };

/** Stops the page behind an open layer from scrolling, and keeps the place of its scrollbar. */
export function useScrollLock(locked: boolean) {
  useLayoutEffect(() => {
    if (!locked) return;

    if (locks === 0) lock(document.documentElement);
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) Object.assign(document.documentElement.style, unlocked);
    };
  }, [locked]);
}

function lock(root: HTMLElement) {
  const scrollbar = window.innerWidth - root.clientWidth;
  unlocked = { overflow: root.style.overflow, paddingRight: root.style.paddingRight };
  root.style.overflow = 'hidden';
  if (scrollbar > 0) root.style.paddingRight = `${scrollbar}px`;
}
