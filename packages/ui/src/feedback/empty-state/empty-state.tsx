import type { ReactNode } from 'react';
import { EmptyBlocks } from '../../foundations/blocks/empty-blocks';

export interface EmptyStateProps {
  /** The heading: what is missing. */
  title: ReactNode;
  /** Why there is nothing, and what would change it. */
  children?: ReactNode;
  /** The next step: usually one button. */
  action?: ReactNode;
  /** Blocks are for people who have nothing yet; tables of staff and filters have none. @default true */
  picture?: boolean;
}

/** That there is nothing here, why, and what to do now. */
export function EmptyState({ title, children, action, picture = true }: EmptyStateProps) {
  return (
    <div className="u:grid u:justify-items-center u:gap-3 u:px-6 u:py-8 u:text-center">
      {picture && <EmptyBlocks />}
      <h2 className="u:text-lg">{title}</h2>
      {children && <div className="u:max-w-86 u:text-sm u:text-muted">{children}</div>}
      {action}
    </div>
  );
}
