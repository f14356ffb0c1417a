import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { createStore, type StoreApi } from 'zustand';
import { businessNow } from '#shared/business-time';
import { type DraftKey, forgetDraft, keepDraft } from '#shared/drafts/kept-draft';
import { registrationQuery, registrationsKey } from '#shared/entities/registrations/registration-query';
import { isCancelled } from '#shared/http/refusals';
import { createSaver, type Saver } from '#shared/saving/saver';
import type { SaveState } from '#shared/saving/send-changes';
import { useSavingPage } from '#shared/saving/use-saving-page';
import { saveDraft } from '../../api';
import { arrivedVersion, type SentDraft } from './arrived-draft';
import { explanationsOf } from './explanations';
import type { StartValues } from './start-values';
import { draftOf, type FormValues, withoutPrivateAnswers } from './values';

export interface DraftInput {
  registration: Registration;
  form: UseFormReturn<FormValues>;
  draftKey: DraftKey;
  start: StartValues;
}

/** The state of autosave, for the components that subscribe to it: a save renders nothing else. */
export type DraftStore = StoreApi<SaveState>;

/** Saves the form while it is typed, and has the state of autosave. */
export function useDraft(input: DraftInput): { saver: Saver; store: DraftStore } {
  const { form, start } = input;
  const queries = useQueryClient();
  const [store] = useState(() =>
    createStore<SaveState>(() => ({ phase: start.isConflict ? 'conflict' : 'idle' })),
  );
  const [saver] = useState(() => draftSaver(input, queries, store));

  useEffect(() => onTyped(form, () => saver.changed()), [form, saver]);
  useSavingPage(saver);

  useEffect(() => {
    if (start.restored && !start.isConflict) saver.changed();
  }, [saver, start]);

  return { saver, store };
}

function draftSaver(
  { registration: { id, remarks }, form, draftKey, start }: DraftInput,
  queries: QueryClient,
  store: DraftStore,
): Saver {
  const { queryKey } = registrationQuery(id);
  /** The last sent draft, as this browser may store it. */
  let sent: Record<string, unknown> | undefined;
  /** Drafts that were sent since the last answer. */
  let unanswered: SentDraft[] = [];

  return createSaver({
    rowVersion: start.rowVersion,
    isInConflict: start.isConflict,
    versionAt: queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
    send: async (rowVersion, { atOnce }) => {
      const explanations = explanationsOf(form.getValues('explanations'), remarks);
      const draft = { form: draftOf(form.getValues()), explanations };
      sent = withoutPrivateAnswers(form.getValues());
      unanswered.push(draft);
      const saved = await saveDraft({ id, ...draft, rowVersion, atOnce });
      unanswered = [];
      // The cache gets the saved draft, for the next screen of this registration.
      queries.setQueryData(queryKey, (known) => known && { ...known, ...saved, ...draft });
      return saved;
    },
    arrivedAs: (conflict) => arrivedVersion(conflict, unanswered),
    keep: (rowVersion) => {
      const values = withoutPrivateAnswers(form.getValues());
      return keepDraft(draftKey, { values, rowVersion, sent, date: businessNow().toISOString() });
    },
    forget: () => forgetDraft(draftKey),
    onState: (state) => {
      store.setState(state, true);
      // The query of the registration has the rest.
      if (state.phase === 'refused' && isCancelled(state.error))
        void queries.invalidateQueries({ queryKey: registrationsKey });
    },
  });
}

/** The library also reports fields that are registered; only typed values count. @returns what ends it */
function onTyped(form: UseFormReturn<FormValues>, tell: () => void): () => void {
  let last = JSON.stringify(form.getValues());

  return form.subscribe({
    formState: { values: true },
    callback: ({ values }) => {
      const now = JSON.stringify(values);
      if (now !== last) tell();
      last = now;
    },
  });
}
