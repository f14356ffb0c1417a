import type { ComponentProps, ComponentType, ReactElement, ReactNode } from 'react';

export interface RootProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Not dragged: a sheet that became a panel in a widened viewport. */
  handleOnly: boolean;
  children: ReactNode;
}

export interface PresenceProps {
  present: boolean;
  /** Takes a ref. */
  children: ReactElement;
}

/** The parts of a layer: those of Radix, or of vaul, which is based on them and follows the finger. */
export interface LayerParts {
  Root: ComponentType<RootProps>;
  Content: ComponentType<ComponentProps<'div'>>;
  /** Keeps a closed layer mounted until its closing animation has ended. */
  Presence: ComponentType<PresenceProps>;
  followsFinger: boolean;
}

/**
 * Used until Radix' code is loaded, as without a connection: a dialog has to open all the same. It looks the same,
 * closes without an animation, and Tab leaves it at its ends for the bars of the browser, as in a native dialog.
 */
export const PLAIN_PARTS: LayerParts = {
  Root: ({ children }) => children,
  Content: (props) => <div {...props} />,
  Presence: ({ present, children }) => present && children,
  followsFinger: false,
};
