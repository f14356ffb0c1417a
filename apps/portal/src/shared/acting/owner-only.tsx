import { type ReactNode, useId } from 'react';
import { useActing } from '../session/use-acting';
import type { OwnersAct } from './messages';
import { OwnerReason } from './owner-reason';

export interface OwnerOnlyProps {
  act: OwnersAct;
  /** The reason stands at another button nearby. @default false */
  isTold?: boolean;
  /** Buttons, no links. */
  children: ReactNode;
}

/**
 * Buttons that only the owner of the account may press: while staff act for them, the buttons are disabled and the reason
 * stands below. The server refuses all the same.
 */
export function OwnerOnly({ act, isTold = false, children }: OwnerOnlyProps) {
  const acting = useActing();
  const id = useId();
  if (!acting) return children;

  return (
    <>
      <fieldset disabled aria-describedby={isTold ? undefined : id} className="u:contents">
        {children}
      </fieldset>
      {!isTold && <OwnerReason acting={acting} act={act} id={id} />}
    </>
  );
}
