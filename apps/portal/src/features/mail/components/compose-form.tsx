import type { LetterSubject, MailLetter, MailThread } from '@urzad/contract';
import { momentText } from '@urzad/domain';
import { ActionBar, Alert, Button, Card, FormSubmit, FormSummary, formOf, toast } from '@urzad/ui';
import { Save, Send } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { isSentBefore } from '#shared/conversation/reply-errors';
import { createBrowserDraft } from '#shared/drafts/browser-draft';
import { DraftStatus } from '#shared/drafts/draft-status';
import { FollowDraft } from '#shared/drafts/follow-draft';
import type { DraftKey } from '#shared/drafts/kept-draft';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { isConflict } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { useRefusalText } from '#shared/object/use-refusal-text';
import { useStep } from '#shared/object/use-step';
import { paths } from '#shared/paths';
import { ofThread, saveLetter, sendLetter } from '../api';
import { answeredMeanwhile, type OutsideAnswer } from '../logic/known-answer';
import { letterErrorTexts } from '../logic/letter-error-texts';
import {
  type Beginning,
  bodyOf,
  knownObject,
  knownPeople,
  type LetterValues,
  letterErrors,
} from '../logic/letter-values';
import { composeMessages } from '../messages/compose';
import { outsideWords } from '../messages/outside';
import { DraftVersions } from './draft-versions';
import { LetterFields } from './letter-fields';

const { useCurrentValues } = formOf<LetterValues>();

interface ComposeFormProps {
  beginning: Beginning;
  /** The draft, or the letter before. */
  letter: MailLetter | undefined;
  /** What a new letter is about. */
  about: LetterSubject | undefined;
  start: LetterValues;
  /** The last answer to the letter from outside that is answered; undefined where none is. */
  answered: OutsideAnswer | null | undefined;
  /** Another window has stored a newer version than that which the values stand upon. */
  isBehind: boolean;
  /** Of what this browser keeps of it, by the draft or the letter before. */
  draftKeyOf: (letter: MailLetter | undefined) => DraftKey;
  /** The draft as the server has it now. */
  onSaved: (saved: MailThread) => void;
}

/** A letter as it is written. What is typed stays in this browser until it is sent or saved on the server. */
export function ComposeForm({
  beginning,
  letter,
  about,
  start,
  answered,
  isBehind,
  draftKeyOf,
  onSaved,
}: ComposeFormProps) {
  const words = useMessages(composeMessages);
  const textOf = useRefusalText(words.reasons);
  const navigate = useNavigate();
  const form = useForm<LetterValues>({ defaultValues: start });
  const [browser, setBrowser] = useState(() => browserDraftOf(draftKeyOf(letter)));
  // The draft in the version that was read last.
  const [base, setBase] = useState(letter);
  const [isComparing, setComparing] = useState(isBehind);
  // Whoever was told of another answer may send a second one.
  const [known_answer, setKnownAnswer] = useState(answered === null ? null : answered?.id);
  const isDraft = beginning === 'draft';
  const of = {
    draft: isDraft && base ? { id: base.id, row_version: base.row_version } : null,
    id_before: (isDraft ? base?.id_before : base?.id) ?? null,
    known_answer,
  };
  const reasonOf = (error: unknown) => {
    const other = answeredMeanwhile(error);
    if (other) return words.answered(other.name);
    return (
      textOf(error) ?? (isSentBefore(error) ? words.sentBefore : isChanged(error) ? words.changed : undefined)
    );
  };
  const learnFrom = (error: unknown) => {
    const other = answeredMeanwhile(error);
    if (other) setKnownAnswer(other.id);
    if (!isChanged(error)) return;
    setComparing(true);
    // The window that stored the draft has ended what browsers kept of this version.
    void browser.keep(form.getValues());
  };
  const compare = (error: unknown) =>
    isChanged(error) && <Button onClick={() => setComparing(true)}>{words.compare}</Button>;

  /** Goes on with one version of a draft that another window has changed. */
  async function goOnWith(theirs: MailLetter, { values, isMine }: { values: LetterValues; isMine: boolean }) {
    const next = browserDraftOf(draftKeyOf(theirs));
    const ended = browser.end();
    setBase(theirs);
    setBrowser(next);
    form.reset(values, { keepFieldsRef: true });
    if (isMine) await next.keep(values);
    await ended;
  }

  const sending = useStep<MailThread, LetterValues>({
    ...ofThread,
    send: (values, key) => sendLetter(bodyOf(values, of), key),
    onDone: async ({ id }) => {
      await browser.end();
      toast.success(words.sent);
      void navigate(paths.mailLetter(id));
    },
  });
  const saving = useStep<MailThread, LetterValues>({
    ...ofThread,
    send: (values, key) => saveLetter(bodyOf(values, of), key),
    onDone: async (saved) => {
      await browser.end();
      toast.success(words.saved);
      onSaved(saved);
      void navigate(`${paths.mailNew}?draft=${saved.id}`, { replace: true });
    },
  });
  // Both at once would leave two letters: neither knows yet of the draft of the other.
  const isTaken = (other: typeof saving) => other.isUnderWay() || other.answer !== undefined;

  return (
    <RequestForm<LetterValues>
      form={form}
      label={words.titles[beginning]}
      className=""
      check={(values) => letterErrorTexts(letterErrors(values), words.fieldErrors)}
      fieldErrors={(failure) => letterErrorTexts(failure, words.fieldErrors)}
      send={async (values) => {
        if (isTaken(saving)) return;
        await sending.submit(values).catch((error) => {
          learnFrom(error);
          throw error;
        });
      }}
      failure={(error) => (
        <FormFailure title={words.notSent} error={error} text={reasonOf(error)} actions={compare(error)} />
      )}
    >
      <FollowDraft draft={browser} />
      {answered && <AnsweredNote answer={answered} />}
      <Card className="u:grid u:gap-5">
        <FormSummary lead={words.refused} />
        {saving.error && (
          <FormFailure
            title={words.notSaved}
            error={saving.error}
            text={reasonOf(saving.error)}
            actions={compare(saving.error)}
          />
        )}
        <LetterFields
          letter={base}
          object={knownObject({ letter: base, about })}
          known={[base, letter].flatMap((of) => knownPeople({ letter: of, about }, words.noChoice))}
        />
      </Card>
      <ActionBar
        status={<DraftStatus store={browser.store} />}
        back={
          <SaveDraft
            isPending={saving.isPending}
            onSave={(values) => {
              if (!isTaken(sending)) void saving.submit(values).catch(learnFrom);
            }}
          />
        }
      >
        <FormSubmit size="lg" icon={Send}>
          {words.send}
        </FormSubmit>
      </ActionBar>
      {isDraft && base && (
        <DraftVersions
          letter={base}
          open={isComparing}
          onOpenChange={setComparing}
          mineOf={form.getValues}
          onChosen={saving.reset}
          onSent={onSaved}
          onGoOn={goOnWith}
        />
      )}
    </RequestForm>
  );
}

/** Somebody has answered before this form was opened, maybe after the letter was read. */
function AnsweredNote({ answer: { name, date } }: { answer: OutsideAnswer }) {
  const { answered } = useMessages(outsideWords);

  return (
    <Alert kind="warning">
      <span>{answered(momentText(new Date(date)))}</span> <span lang="pl">{name}</span>
    </Alert>
  );
}

function browserDraftOf(key: DraftKey) {
  return createBrowserDraft<LetterValues>(key, (values) => ({ ...values }));
}

/** Another window has stored the draft since this one read it. */
function isChanged(error: unknown): boolean {
  return isConflict(error) && !isSentBefore(error);
}

interface SaveDraftProps {
  isPending: boolean;
  onSave: (values: LetterValues) => void;
}

/** Saves what is there, complete or not. */
function SaveDraft({ isPending, onSave }: SaveDraftProps) {
  const words = useMessages(composeMessages);
  const valuesNow = useCurrentValues();

  return (
    <Button icon={Save} loading={isPending} onClick={() => onSave({ ...valuesNow() })}>
      {words.save}
    </Button>
  );
}
