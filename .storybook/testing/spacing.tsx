import { tokenVar } from '@urzad/ui/tokens';
import type { ReactNode } from 'react';

interface StackProps {
  /** The space between its children, a step of the scale of spacing. */
  gap?: 'space-2' | 'space-3' | 'space-5' | 'space-8';
  /** Side by side as long as there is room, one below another elsewhere. */
  row?: boolean;
  /** No wider than a form. */
  narrow?: boolean;
  children: ReactNode;
}

/** Space between the parts of a page by the tokens, as an office writes it in its own style sheet. */
export function Stack({ gap = 'space-5', row = false, narrow = false, children }: StackProps) {
  return (
    <div
      style={{
        display: row ? 'flex' : 'grid',
        flexWrap: 'wrap',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignItems: row ? 'center' : 'stretch',
        gap: tokenVar(gap),
        ...(narrow && { maxWidth: tokenVar('narrow-max') }),
      }}
    >
      {children}
    </div>
  );
}

/** Equal columns, as many as have room. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20em), 1fr))',
        gap: tokenVar('space-8'),
      }}
    >
      {children}
    </div>
  );
}

/** The title of a part of a page. */
export function PartTitle({ children }: { children: string }) {
  return <h2 style={{ fontSize: tokenVar('text-lg'), lineHeight: tokenVar('line-lg') }}>{children}</h2>;
}
