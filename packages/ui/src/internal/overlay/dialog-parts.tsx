// Radix Dialog, in a file of its own so that no page loads it before its first paint.
import { Content, Root } from '@radix-ui/react-dialog';
import { Presence } from '@radix-ui/react-presence';
import type { ComponentProps } from 'react';
import type { LayerParts, RootProps } from './layer-parts';
import { LEFT_TO_STACK } from './left-to-stack';

/** Not modal in Radix' sense: what is inert behind a layer is decided by the layer stack. */
function DialogRoot({ open, children }: RootProps) {
  return (
    <Root open={open} modal={false}>
      {children}
    </Root>
  );
}

/** Always mounted: the presence around the frame unmounts it. */
function DialogContent(props: ComponentProps<'div'>) {
  return <Content forceMount {...LEFT_TO_STACK} {...props} />;
}

export const dialogParts: LayerParts = {
  Root: DialogRoot,
  Content: DialogContent,
  Presence,
  followsFinger: false,
};
