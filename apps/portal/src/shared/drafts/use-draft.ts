import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { createStore, type StoreApi } from 'zustand';
import { businessNow } from '../business-time';
import { createSaver, type Saver } from '../saving/saver';
import type { Saved, SaveState } from '../saving/send-changes';
import { useSavingPage } from '../saving/use-saving-page';
import { arrivedVersion } from './arrived-version';
import type { StartValues } from './draft-start';
import { type DraftKey, forgetDraft, keepDraft } from './kept-draft';
import { onTyped } from './on-typed';

export interface DraftOptions<Values extends FieldValues, Body> {
  form: UseFormReturn<Values>;
  start: StartValues<Values>;
  draftKey: DraftKey;
  /** When the server sent the version that the form was opened with; by `Date.now()`. */
  versionAt: number;
  /** What of the values is sent. */
  bodyOf: (values: Values) => Body;
  /** `atOnce`: the page is being left, so the request has to be completed without it. */
  send: (body: Body, options: { rowVersion: number; atOnce: boolean }) => Promise<Saved>;
  /** Whether a row that the server names in a conflict has this body. */
  isStored: (row: unknown, body: Body) => boolean;
  /** The values that this browser may store (Order §2). */
  withoutPrivate: (values: Values) => Record<string, unknown>;
  /** The server refuses the draft. */
  onRefused?: (error: unknown) => void;
}

/** The state of autosave, for the components that subscribe to it: a save renders nothing else. */
export type DraftStore = StoreApi<SaveState>;

/** Saves the draft of a form while it is typed, and has the state of autosave. The options of the first call count. */
export function useDraft<Values extends FieldValues, Body>(
  options: DraftOptions<Values, Body>,
): { saver: Saver; store: DraftStore } {
  const { form, start } = options;
  const [store] = useState(() =>
    createStore<SaveState>(() => ({ phase: start.isConflict ? 'conflict' : 'idle' })),
  );
  const [saver] = useState(() => draftSaver(options, store));

  useEffect(() => onTyped(form, () => saver.changed()), [form, saver]);
  useSavingPage(saver);

  useEffect(() => {
    if (start.restored && !start.isConflict) saver.changed();
  }, [saver, start]);

  return { saver, store };
}

function draftSaver<Values extends FieldValues, Body>(
  { form, start, draftKey, versionAt, bodyOf, ...options }: DraftOptions<Values, Body>,
  store: DraftStore,
): Saver {
  const { send, isStored, withoutPrivate, onRefused } = options;
  /** The last sent draft, as this browser may store it. */
  let sent: Record<string, unknown> | undefined;
  /** Drafts that were sent since the last answer. */
  let unanswered: Body[] = [];

  return createSaver({
    rowVersion: start.rowVersion,
    isInConflict: start.isConflict,
    versionAt,
    send: async (rowVersion, { atOnce }) => {
      const body = bodyOf(form.getValues());
      sent = withoutPrivate(form.getValues());
      unanswered.push(body);
      const saved = await send(body, { rowVersion, atOnce });
      unanswered = [];
      return saved;
    },
    arrivedAs: (conflict) =>
      arrivedVersion(conflict, (row) => unanswered.some((body) => isStored(row, body))),
    keep: (rowVersion) => {
      const values = withoutPrivate(form.getValues());
      return keepDraft(draftKey, { values, rowVersion, sent, date: businessNow().toISOString() });
    },
    forget: () => forgetDraft(draftKey),
    onState: (state) => {
      store.setState(state, true);
      if (state.phase === 'refused') onRefused?.(state.error);
    },
  });
}
