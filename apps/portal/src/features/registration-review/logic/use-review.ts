import { useQueryClient } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { newId } from '#shared/new-id';
import { registrationQuery } from '#shared/registrations/registration-query';
import { keepReview } from '../api';
import { keptMarks, type Mark, type Marks, marksOf, withVerdict } from './review-marks';
import { createReviewSaver, type SaveState } from './review-saver';

/** A verdict is kept at once, a remark after a pause in writing. */
const VERDICT_DELAY_MS = 0;
const WRITING_PAUSE_MS = 800;

/** The marks of a review, kept on the server as they are made. */
export function useReview(registration: Registration) {
  const client = useQueryClient();
  const { id } = registration;
  const [marks, setMarks] = useState(() => marksOf(registration.review));
  const [save, setSave] = useState<SaveState>({ state: 'saved' });
  const [saver] = useState(() =>
    createReviewSaver({
      rowVersion: registration.row_version,
      newKey: newId,
      onState: setSave,
      send: async (review) => {
        const after = await keepReview(id, review);
        client.setQueryData(registrationQuery(id).queryKey, after);
        return after.row_version;
      },
    }),
  );

  function change(next: Marks, delayMs: number) {
    setMarks(next);
    saver.put(keptMarks(next), delayMs);
  }

  function goOnFrom({ row_version }: Registration, next: Marks) {
    saver.restart(row_version);
    setMarks(next);
  }

  // Somebody else, or this person in another window, went on: with nothing of one's own to keep, theirs is shown.
  const follow = useEffectEvent((newest: Registration) => {
    if (saver.isIdle() && newest.row_version > saver.rowVersion()) goOnFrom(newest, marksOf(newest.review));
  });
  useEffect(() => follow(registration), [registration]);

  useEffect(() => () => void saver.flush(), [saver]);

  return {
    marks,
    save,
    saver,
    mark: (fields: readonly string[], verdict: Mark['state'] | undefined) =>
      change(
        fields.reduce((all, field) => withVerdict(all, field, verdict), marks),
        VERDICT_DELAY_MS,
      ),
    write: (field: string, text: string) =>
      change({ ...marks, [field]: { state: 'remark', text } }, WRITING_PAUSE_MS),
    /** After a conflict: this person's marks over what is stored. */
    keepMine: (stored: Registration) => {
      goOnFrom(stored, marks);
      saver.put(keptMarks(marks), VERDICT_DELAY_MS);
    },
    takeStored: (stored: Registration) => goOnFrom(stored, marksOf(stored.review)),
  };
}

export type Review = ReturnType<typeof useReview>;
