import { useEffect, useState } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import { ConfirmDialog } from '../../overlays/confirm-dialog/confirm-dialog';
import { linksOfThePage } from './links-of-the-page';
import type { NavigationPort } from './navigation-port';
import { type UnsavedChangesLabels, unsavedChangesLabels } from './unsaved-changes-guard.labels';
import { useBeforeUnload } from './use-before-unload';
import { useHasUnsent } from './use-has-unsent';

export interface UnsavedChangesGuardProps {
  /** There are unsaved changes. @default the `Form` around has answers that were not sent */
  when?: boolean;
  /**
   * The same object in every render. @default links of the page, and, in browsers with the Navigation API, its ways back and
   * forward
   */
  navigation?: NavigationPort;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<UnsavedChangesLabels>;
}

/** Asks before typed text is lost: inside the application by a dialog, otherwise by the browser's own question. */
export function UnsavedChangesGuard({ when, ...guard }: UnsavedChangesGuardProps) {
  return when === undefined ? <GuardOfForm {...guard} /> : <Guard {...guard} when={when} />;
}

function GuardOfForm(guard: Omit<UnsavedChangesGuardProps, 'when'>) {
  return <Guard {...guard} when={useHasUnsent()} />;
}

interface WayOut {
  leave: () => void;
}

function Guard({ when, navigation = linksOfThePage, labels }: UnsavedChangesGuardProps & { when: boolean }) {
  const words = useLabels<UnsavedChangesLabels>(unsavedChangesLabels, labels);
  const [held, setHeld] = useState<WayOut>();
  const [left, setLeft] = useState<WayOut>();
  // Who has said that they leave is not asked once more, by the browser.
  useBeforeUnload(when && left === undefined);

  useEffect(() => (when ? navigation.block((leave) => setHeld({ leave })) : undefined), [when, navigation]);
  // The `beforeunload` listener is removed by now. If the person stays, register it again at the next press.
  useEffect(() => {
    if (!left) return undefined;
    left.leave();
    return atNextPress(() => setLeft(undefined));
  }, [left]);
  useEffect(() => {
    if (!when) setLeft(undefined);
  }, [when]);

  function leave() {
    setHeld(undefined);
    setLeft(held);
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

/** Calls back at the next key or press. Returns what ends the waiting. */
function atNextPress(pressed: () => void): () => void {
  const ending = new AbortController();
  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(type, pressed, { signal: ending.signal, capture: true });
  }
  return () => ending.abort();
}
