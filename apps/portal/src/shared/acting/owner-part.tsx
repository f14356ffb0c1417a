import type { ReactNode } from 'react';
import { useActing } from '../session/use-acting';
import type { OwnersAct } from './messages';
import { OwnerReason } from './owner-reason';

/**
 * A form that only the owner of the account may send: while staff act for them the reason stands in its place, before
 * anything is typed in vain.
 */
export function OwnerPart({ act, children }: { act: OwnersAct; children: ReactNode }) {
  const acting = useActing();

  return acting ? <OwnerReason acting={acting} act={act} /> : children;
}
