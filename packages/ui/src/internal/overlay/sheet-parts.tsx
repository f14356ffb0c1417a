// The sheet of phones, in a file of its own so that a desktop never loads it.
import { Presence } from '@radix-ui/react-presence';
import type { ComponentProps, PointerEvent } from 'react';
import { Content, Root } from 'vaul';
import type { LayerParts, RootProps } from './layer-parts';
import { LEFT_TO_STACK } from './left-to-stack';

/** Room for the keyboard is made in one place, for every kind of layer: `useKeyboardRoom`. */
function SheetRoot(props: RootProps) {
  return <Root repositionInputs={false} onRelease={comeBack} {...props} />;
}

/** A dialog whose owner keeps it open after a swipe must not stay where the finger left it. */
function comeBack({ target }: PointerEvent, stays: boolean) {
  const sheet = target instanceof Element ? target.closest<HTMLElement>('[data-vaul-drawer]') : null;
  if (stays || !sheet) return;

  // A frame later the owner has closed the sheet, or has kept it open.
  requestAnimationFrame(() => {
    if (sheet.dataset.state === 'open') Object.assign(sheet.style, { transform: '', transition: '' });
  });
}

/** Always mounted: the presence around the frame unmounts it. */
function SheetContent(props: ComponentProps<'div'>) {
  return <Content forceMount {...LEFT_TO_STACK} {...props} />;
}

export const sheetParts: LayerParts = {
  Root: SheetRoot,
  Content: SheetContent,
  Presence,
  followsFinger: true,
};
