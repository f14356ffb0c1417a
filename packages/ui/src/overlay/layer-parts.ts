import type { Dialog } from 'radix-ui';
import type { ComponentProps, ComponentType, ReactNode } from 'react';

export interface RootProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Leaves the finger to the page: a sheet that has become a panel, as the window grew, is not pulled. */
  handleOnly: boolean;
  children: ReactNode;
}

/** What a layer is made of: Radix' dialog, or vaul's on top of it, which follows the finger. */
export interface LayerParts {
  Root: ComponentType<RootProps>;
  Content: ComponentType<ComponentProps<typeof Dialog.Content>>;
  followsFinger: boolean;
}
