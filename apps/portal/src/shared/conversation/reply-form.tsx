import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { DraftStatus } from '../drafts/draft-status';
import { FollowDraft } from '../drafts/follow-draft';
import type { DraftKey } from '../drafts/kept-draft';
import { FormFailure } from '../form/form-failure';
import { RequestForm } from '../form/request-form';
import { useMessages } from '../i18n/messages';
import { refusalText } from '../object/refusal-text';
import { useSession } from '../session/session-store';
import { conversationMessages } from './messages';
import { ReplyBox } from './reply-box';
import { errorsWithFiles, isSentBefore } from './reply-errors';
import { focusInForm, type ReplyFocus } from './reply-focus';
import type { ReplyFormProps } from './reply-props';
import { type ReplyValues, replyDraftKey, replyStart } from './reply-values';
import { useKeptReply } from './use-kept-reply';
import { useReplySending } from './use-reply-sending';

const NO_MORE = {};
const NO_FOCUS: ReplyFocus = { takes: false, caret: undefined };

/** Writes a letter of a case or ticket. What is typed and attached stays in this browser until it is sent. */
export function ReplyForm(props: ReplyFormProps) {
  return <KeptReply key={props.id} {...props} />;
}

interface SentLetters {
  count: number;
  /** What the last one did not take. */
  unsent: Partial<ReplyValues> | null;
  focus: ReplyFocus;
}

/** One letter after another; the draft of the first one is read from the browser. */
function KeptReply(props: ReplyFormProps) {
  const userId = useSession(({ me }) => me?.id ?? 0);
  const draftKey = replyDraftKey(userId, props.id, props.of);
  const kept = useKeptReply(props.id, props.of);
  const [sent, setSent] = useState<SentLetters>({ count: 0, unsent: null, focus: NO_FOCUS });
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
      focus={sent.focus}
      onSent={(unsent) => setSent({ count: sent.count + 1, unsent, focus: focusInForm(props.label) })}
    />
  );
}

interface ReplyProps extends ReplyFormProps {
  draftKey: DraftKey;
  defaultValues: ReplyValues;
  /** This browser has the values, or they are empty. */
  isKept: boolean;
  /** As it was when the letter before was sent. */
  focus: ReplyFocus;
  /** Called with what it did not take. */
  onSent: (unsent: SentLetters['unsent']) => void;
}

function Reply({ draftKey, defaultValues, isKept, focus, onSent, ...props }: ReplyProps) {
  const { label, check, failed, reasons = NO_MORE } = props;
  const words = useMessages(conversationMessages);
  const form = useForm<ReplyValues>({ defaultValues });
  const { draft, sendLetter, isTaken } = useReplySending({ ...props, form, draftKey, onSent });
  const { getValues } = form;
  useEffect(() => {
    if (!isKept) void draft.keep(getValues());
  }, [draft, getValues, isKept]);

  return (
    <RequestForm<ReplyValues>
      form={form}
      label={label}
      check={(values) => ({
        ...(values.body.trim() === '' && !isTaken() && { body: 'is-empty' }),
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
      <ReplyBox {...props} focus={focus} status={<DraftStatus store={draft.store} />} />
    </RequestForm>
  );
}
