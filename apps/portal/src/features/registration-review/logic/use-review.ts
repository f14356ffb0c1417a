import { useQueryClient } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { registrationQuery } from '#shared/registrations/registration-query';
import { followPage } from '#shared/saving/follow-page';
import { createSaver, type SaveState } from '#shared/saving/saver';
import { keepReview } from '../api';
import { keptMarks, type Mark, type Marks, marksOf, withVerdict } from './review-marks';
import { reviewSender } from './send-review';

/** A verdict is saved at once, a remark after a pause in typing. */
const VERDICT_DELAY_MS = 0;

/** The marks of a review, saved on the server as they are made. */
export function useReview(registration: Registration) {
  const client = useQueryClient();
  const { id } = registration;
  const [marks, setMarks] = useState(() => marksOf(registration.review));
  const [save, setSave] = useState<SaveState>({ phase: 'idle' });
  /** The newest marks, for a request that is sent later. */
  const latest = useRef(marks);
  const [saver] = useState(() => {
    const send = reviewSender((review) => keepReview(id, review));

    return createSaver({
      rowVersion: registration.row_version,
      versionAt: client.getQueryState(registrationQuery(id).queryKey)?.dataUpdatedAt ?? 0,
      onState: setSave,
      send: async (rowVersion, { atOnce }) => {
        const after = await send({ marks: keptMarks(latest.current), rowVersion, atOnce });
        client.setQueryData(registrationQuery(id).queryKey, after);
        return after;
      },
    });
  });

  function show(next: Marks) {
    latest.current = next;
    setMarks(next);
  }

  function change(next: Marks, quietMs?: number) {
    show(next);
    saver.changed({ quietMs });
  }

  function takeStored({ row_version, review }: Registration) {
    show(marksOf(review));
    void saver.rebase(row_version, { isChanged: false });
  }

  // Another person or window changed the marks: without unsaved marks of one's own, theirs are shown.
  const follow = useEffectEvent((newest: Registration) => {
    if (saver.isIdle() && newest.row_version > saver.rowVersion()) takeStored(newest);
  });
  useEffect(() => follow(registration), [registration]);

  useEffect(() => {
    const stopFollowing = followPage(saver);
    return () => {
      stopFollowing();
      void saver.leave();
    };
  }, [saver]);

  return {
    marks,
    save,
    saver,
    mark: (fields: readonly string[], verdict: Mark['state'] | undefined) =>
      change(
        fields.reduce((all, field) => withVerdict(all, field, verdict), marks),
        VERDICT_DELAY_MS,
      ),
    write: (field: string, text: string) => change({ ...marks, [field]: { state: 'remark', text } }),
    /** After a conflict: this person's marks over what is stored. */
    keepMine: (stored: Registration) => void saver.rebase(stored.row_version, { isChanged: true }),
    takeStored,
  };
}

export type Review = ReturnType<typeof useReview>;
