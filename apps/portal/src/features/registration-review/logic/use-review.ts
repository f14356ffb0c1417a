import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { registrationQuery } from '#shared/entities/registrations/registration-query';
import { createSaver, type Saver } from '#shared/saving/saver';
import type { SaveState } from '#shared/saving/send-changes';
import { useSavingPage } from '#shared/saving/use-saving-page';
import { keepReview } from '../api';
import { keptMarks, type Mark, type Marks, marksOf, withVerdict } from './review-marks';
import { reviewSender } from './send-review';

/** A verdict is saved at once, a remark after a pause in typing. */
const VERDICT_DELAY_MS = 0;

/** The marks of a review, saved on the server as they are made. */
export function useReview(registration: Registration) {
  const client = useQueryClient();
  const [marks, setMarks] = useState(() => marksOf(registration.review));
  const [save, setSave] = useState<SaveState>({ phase: 'idle' });
  /** The newest marks, for a request that is sent later. */
  const latest = useRef(marks);
  const [saver] = useState(() =>
    saverOf(registration, { client, newest: () => latest.current, onState: setSave }),
  );

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

  useSavingPage(saver);

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

interface SaverContext {
  client: QueryClient;
  newest: () => Marks;
  onState: (state: SaveState) => void;
}

/** Sends the newest marks of a registration, and puts its answer where every part of the screen reads it. */
function saverOf({ id, row_version }: Registration, { client, newest, onState }: SaverContext): Saver {
  const { queryKey } = registrationQuery(id);
  const send = reviewSender((review) => keepReview(id, review));

  return createSaver({
    rowVersion: row_version,
    versionAt: client.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
    onState,
    send: async (rowVersion, { atOnce }) => {
      const after = await send({ marks: keptMarks(newest()), rowVersion, atOnce });
      client.setQueryData(queryKey, after);
      return after;
    },
  });
}
