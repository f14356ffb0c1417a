import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { registrationQuery } from '#shared/entities/registrations/registration-query';
import { isNotOwner } from '#shared/http/refusals';
import { createSaver, type Saver } from '#shared/saving/saver';
import type { SaveState } from '#shared/saving/send-changes';
import { useSavingPage } from '#shared/saving/use-saving-page';
import { keepReview } from '../api';
import { collidingFields, mergedMarks } from './merge-marks';
import { differingFields, keptMarks, type Mark, type Marks, marksOf, withVerdict } from './review-marks';
import { reviewSender } from './send-review';

/** A verdict is saved at once, a remark after a pause in typing. */
const VERDICT_DELAY_MS = 0;

interface ReviewOptions {
  /** Somebody else, or another window, changed a field that was changed here too. */
  onCollision: () => void;
}

/** The marks of a review, saved on the server as they are made, together with those that others make meanwhile. */
export function useReview(registration: Registration, { onCollision }: ReviewOptions) {
  const client = useQueryClient();
  const [marks, setMarks] = useState(() => marksOf(registration.review));
  const [save, setSave] = useState<SaveState>({ phase: 'idle' });
  /** The newest marks, for a request that is sent later. */
  const latest = useRef(marks);
  /** The marks as they are stored, as far as this page knows. */
  const stored = useRef(marks);
  const [saver] = useState(() =>
    saverOf(registration, { client, newest: () => latest.current, stored, onState: setSave }),
  );

  function show(next: Marks) {
    latest.current = next;
    setMarks(next);
  }

  function change(next: Marks, quietMs?: number) {
    show(next);
    saver.changed({ quietMs });
  }

  const versionsWith = ({ review }: Registration) => ({
    base: stored.current,
    mine: latest.current,
    theirs: marksOf(review),
  });

  /** Goes on from what is stored, with the changes of both sides; where they collide, those of `stays`. */
  function resolve(found: Registration, stays: 'mine' | 'theirs') {
    const merged = mergedMarks(versionsWith(found), stays);
    stored.current = marksOf(found.review);
    show(merged);
    const isChanged = differingFields(merged, stored.current).length > 0;
    void saver.rebase(found.row_version, { isChanged });
  }

  // Another person or window changed the marks: without unsaved marks of one's own, theirs are shown.
  const follow = useEffectEvent((newest: Registration) => {
    if (saver.isIdle() && newest.row_version > saver.rowVersion()) resolve(newest, 'theirs');
  });
  useEffect(() => follow(registration), [registration]);

  const join = useEffectEvent(async () => {
    const found = await client.fetchQuery({ ...registrationQuery(registration.id), staleTime: 0 });
    if (collidingFields(versionsWith(found)).length > 0) onCollision();
    else resolve(found, 'mine');
  });
  const isConflict = save.phase === 'conflict';
  useEffect(() => {
    if (isConflict) join().catch(onCollision);
  }, [isConflict, onCollision]);

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
    collisionsWith: (found: Registration) => collidingFields(versionsWith(found)),
    resolve,
  };
}

export type Review = ReturnType<typeof useReview>;

interface SaverContext {
  client: QueryClient;
  newest: () => Marks;
  stored: { current: Marks };
  onState: (state: SaveState) => void;
}

/** Sends the newest marks of a registration, and puts its answer where every part of the screen reads it. */
function saverOf(
  { id, row_version }: Registration,
  { client, newest, stored, onState }: SaverContext,
): Saver {
  const { queryKey } = registrationQuery(id);
  const send = reviewSender((review) => keepReview(id, review));

  return createSaver({
    rowVersion: row_version,
    versionAt: client.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
    onState,
    send: async (rowVersion, { atOnce }) => {
      const marks = keptMarks(newest());
      const after = await send({ marks, rowVersion, atOnce }).catch((error) => {
        // Somebody else leads it now: the page becomes one to read.
        if (isNotOwner(error)) void client.invalidateQueries({ queryKey });
        throw error;
      });
      stored.current = marksOf(marks);
      client.setQueryData(queryKey, after);
      return after;
    },
  });
}
