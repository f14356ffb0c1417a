import type { ComponentProps, ComponentType, ReactElement, ReactNode } from 'react';

export interface RootProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Leaves the finger to the page: a sheet that has become a panel, as the window grew, is not pulled. */
  handleOnly: boolean;
  children: ReactNode;
}

export interface PresenceProps {
  present: boolean;
  /** Takes a ref. */
  children: ReactElement;
}

/** What a layer is made of: Radix' parts, or vaul's on top of them, which follow the finger. */
export interface LayerParts {
  Root: ComponentType<RootProps>;
  Content: ComponentType<ComponentProps<'div'>>;
  /** Keeps what has closed until the animation of its way out has ended. */
  Presence: ComponentType<PresenceProps>;
  followsFinger: boolean;
}

/**
 * Serves while Radix' code has not come, as without a connection: a question must be asked all the same. It looks the
 * same, goes at once, and Tab leaves it at its ends for the bars of the browser, as in a native dialog.
 */
export const PLAIN_PARTS: LayerParts = {
  Root: ({ children }) => children,
  Content: (props) => <div {...props} />,
  Presence: ({ present, children }) => present && children,
  followsFinger: false,
};

/** The layer stack moves the focus and decides what closes: Radix' own answers to these are refused. */
export const LEFT_TO_STACK = {
  onOpenAutoFocus: refuse,
  onCloseAutoFocus: refuse,
  onInteractOutside: refuse,
  onEscapeKeyDown: refuse,
};

function refuse(event: Event) {
  event.preventDefault();
}
