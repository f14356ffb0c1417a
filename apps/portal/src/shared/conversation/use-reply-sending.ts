import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { createBrowserDraft } from '../drafts/browser-draft';
import type { DraftKey } from '../drafts/kept-draft';
import { filenamesOf } from './letter-files';
import type { ReplyFormProps } from './reply-props';
import { givenBack, type ReplyValues, takenAtOnce, unsentOf } from './reply-values';

interface Options extends Pick<ReplyFormProps, 'hasFiles' | 'sendsOnEnter' | 'more' | 'send'> {
  form: UseFormReturn<ReplyValues>;
  draftKey: DraftKey;
  /** Called with what the letter did not take. */
  onSent: (unsent: Partial<ReplyValues> | null) => void;
}

const NO_MORE = {};

/** Sends the letter of a form and ends its draft, which until then has all that is not sent. */
export function useReplySending({
  form,
  draftKey,
  hasFiles = true,
  sendsOnEnter = false,
  more = NO_MORE,
  send,
  onSent,
}: Options) {
  /** What has left the form and is not sent yet. */
  const underWay = useRef<ReplyValues>(undefined);
  const [draft] = useState(() =>
    createBrowserDraft<ReplyValues>(draftKey, (now) => {
      const sent = underWay.current;
      return { ...now, ...(sent && givenBack({ sent, now }, more)) };
    }),
  );

  function put(values: Partial<ReplyValues>) {
    for (const [name, value] of Object.entries(values)) form.setValue(name, value);
  }

  async function sendLetter({ ...values }: ReplyValues) {
    // Who sends by a key writes on at once.
    const taken = sendsOnEnter ? takenAtOnce(more) : undefined;
    if (taken) {
      underWay.current = values;
      put(taken);
    }
    try {
      await send({ body: values.body, filenames: hasFiles ? filenamesOf(values) : [] }, values);
    } catch (error) {
      underWay.current = undefined;
      if (taken) put(givenBack({ sent: values, now: form.getValues() }, more));
      throw error;
    }
    underWay.current = undefined;
    await draft.end();
    onSent(unsentOf({ sent: { ...values, ...taken }, now: form.getValues(), withFiles: hasFiles }));
  }

  return {
    draft,
    sendLetter,
    /** An empty text is one that was taken at once. */
    isTaken: () => underWay.current !== undefined,
  };
}
