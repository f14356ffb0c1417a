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
    <div className="grid justify-items-center gap-3 px-6 py-8 text-center">
      {picture && <EmptyBlocks />}
      <h2 className="text-lg">{title}</h2>
      {children && <div className="max-w-86 text-sm text-muted">{children}</div>}
      {action}
    </div>
  );
}
