import type { ComponentProps, ComponentType, ReactNode } from 'react';

export interface RootProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Leaves the finger to the page: a sheet that has become a panel, as the window grew, is not pulled. */
  handleOnly: boolean;
  children: ReactNode;
}

/** What a layer is made of: plain elements, or vaul's, which follow the finger. */
export interface LayerParts {
  Root: ComponentType<RootProps>;
  Content: ComponentType<ComponentProps<'div'>>;
  followsFinger: boolean;
}
