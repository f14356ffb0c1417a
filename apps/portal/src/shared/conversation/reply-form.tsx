import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { createBrowserDraft } from '../drafts/browser-draft';
import { DraftStatus } from '../drafts/draft-status';
import { FollowDraft } from '../drafts/follow-draft';
import type { DraftKey } from '../drafts/kept-draft';
import { FormFailure } from '../form/form-failure';
import { RequestForm } from '../form/request-form';
import { useMessages } from '../i18n/messages';
import { refusalText } from '../object/refusal-text';
import { useSession } from '../session/session-store';
import { filenamesOf } from './letter-files';
import { conversationMessages } from './messages';
import { ReplyBox } from './reply-box';
import { errorsWithFiles, isSentBefore } from './reply-errors';
import type { ReplyFormProps } from './reply-props';
import { type ReplyValues, replyDraftKey, replyStart, unsentOf } from './reply-values';
import { useKeptReply } from './use-kept-reply';

const NO_MORE = {};

/** Writes a letter of a case or ticket. What is typed and attached stays in this browser until it is sent. */
export function ReplyForm(props: ReplyFormProps) {
  return <KeptReply key={props.id} {...props} />;
}

interface SentLetters {
  count: number;
  /** What the last one did not take. */
  unsent: Partial<ReplyValues> | null;
}

/** One letter after another; the draft of the first one is read from the browser. */
function KeptReply(props: ReplyFormProps) {
  const userId = useSession(({ me }) => me?.id ?? 0);
  const draftKey = replyDraftKey(userId, props.id, props.of);
  const kept = useKeptReply(props.id, props.of);
  const [sent, setSent] = useState<SentLetters>({ count: 0, unsent: null });
  if (kept === undefined) return null;

  const { more = NO_MORE } = props;
  const start = sent.count === 0 ? kept : null;
  return (
    <Reply
      key={sent.count}
      {...props}
      draftKey={draftKey}
      defaultValues={{ ...replyStart(more, start, new Date()), ...sent.unsent }}
      isKept={sent.unsent === null}
      takesFocus={sent.count > 0}
      onSent={(unsent) => setSent({ count: sent.count + 1, unsent })}
    />
  );
}

interface ReplyProps extends ReplyFormProps {
  draftKey: DraftKey;
  defaultValues: ReplyValues;
  /** This browser has the values, or they are empty. */
  isKept: boolean;
  /** The focus is on the button, as it was when the letter before was sent. */
  takesFocus: boolean;
  /** Called with what it did not take. */
  onSent: (unsent: SentLetters['unsent']) => void;
}

function Reply({ draftKey, defaultValues, isKept, takesFocus, onSent, ...props }: ReplyProps) {
  const { label, hasFiles = true, check, send, failed, reasons = NO_MORE } = props;
  const words = useMessages(conversationMessages);
  const form = useForm<ReplyValues>({ defaultValues });
  const [draft] = useState(() => createBrowserDraft<ReplyValues>(draftKey, (values) => ({ ...values })));
  const { getValues } = form;
  useEffect(() => {
    if (!isKept) void draft.keep(getValues());
  }, [draft, getValues, isKept]);

  async function sendLetter({ ...values }: ReplyValues) {
    await send({ body: values.body, filenames: hasFiles ? filenamesOf(values) : [] }, values);
    await draft.end();
    onSent(unsentOf({ sent: values, now: getValues(), withFiles: hasFiles }));
  }

  return (
    <RequestForm<ReplyValues>
      form={form}
      label={label}
      check={(values) => ({
        ...(values.body.trim() === '' && { body: 'is-empty' }),
        ...check?.(values),
      })}
      fieldErrors={(failure) => errorsWithFiles(failure, words.fileErrors)}
      send={sendLetter}
      failure={(error) => (
        <FormFailure
          title={failed}
          error={error}
          text={refusalText(error, reasons) ?? (isSentBefore(error) ? words.sentBefore : undefined)}
        />
      )}
    >
      <FollowDraft draft={draft} />
      <ReplyBox {...props} takesFocus={takesFocus} status={<DraftStatus store={draft.store} />} />
    </RequestForm>
  );
}
