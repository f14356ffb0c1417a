import type { ComponentProps } from 'react';
import type { LayerParts, RootProps } from './layer-parts';

/** A window with a mouse needs nothing that follows a finger, and no more than an element of the page. */
export const plainParts: LayerParts = { Root: PlainRoot, Content: PlainContent, followsFinger: false };

function PlainRoot({ children }: RootProps) {
  return children;
}

function PlainContent(props: ComponentProps<'div'>) {
  return <div {...props} />;
}
