import { useEffect, useState } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';
import { type UnsavedChangesLabels, unsavedChangesLabels } from './unsaved-changes-guard.labels';
import { useBeforeUnload } from './use-before-unload';

/** How navigation of a router is held back. The library knows no router, so each application implements it. */
export interface NavigationPort {
  /**
   * From now on each navigation is held back and passed to `ask`, which may call `leave` to let it go on.
   * @returns a function that lifts the block
   */
  block(ask: (leave: () => void) => void): () => void;
}

export interface UnsavedChangesGuardProps {
  /** There are unsaved changes. */
  when: boolean;
  /** The same object in every render. */
  navigation: NavigationPort;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<UnsavedChangesLabels>;
}

interface WayOut {
  leave: () => void;
}

/** Asks before typed text is lost: inside the application by a dialog, otherwise by the browser's own question. */
export function UnsavedChangesGuard({ when, navigation, labels }: UnsavedChangesGuardProps) {
  const words = useLabels<UnsavedChangesLabels>(unsavedChangesLabels, labels);
  const [held, setHeld] = useState<WayOut>();
  useBeforeUnload(when);

  useEffect(() => (when ? navigation.block((leave) => setHeld({ leave })) : undefined), [when, navigation]);

  function leave() {
    setHeld(undefined);
    held?.leave();
  }

  return (
    <ConfirmDialog
      open={held !== undefined}
      onOpenChange={() => setHeld(undefined)}
      title={words.title}
      confirmLabel={words.leave}
      onConfirm={leave}
      labels={{ cancel: words.stay }}
    >
      {words.text}
    </ConfirmDialog>
  );
}
