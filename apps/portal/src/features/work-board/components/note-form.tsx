import type { BoardNote } from '@urzad/contract';
import { fieldErrorText, isFieldErrorCode } from '@urzad/domain';
import {
  BOARD_NOTE_LIST_MAX,
  BOARD_NOTE_POINT_MAX,
  BOARD_NOTE_READERS,
  BOARD_NOTE_TEXT_MAX,
  BOARD_NOTE_TITLE_MAX,
} from '@urzad/grants';
import {
  CheckboxGroup,
  Form,
  formOf,
  RadioSwitch,
  SelectField,
  TextArea,
  TextField,
  TextList,
  toast,
  useLocale,
} from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import { useId } from 'react';
import { DraftStatus } from '#shared/drafts/draft-status';
import { FollowDraft } from '#shared/drafts/follow-draft';
import type { KeptDraft } from '#shared/drafts/kept-draft';
import { FormFailure } from '#shared/form/form-failure';
import { fieldErrorsOf } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { useStatuses } from '#shared/libraries/use-words';
import { ChangedMeanwhile } from '#shared/object/changed-meanwhile';
import { DecisionModal } from '#shared/object/decision-modal';
import type { WorkBoard } from '../logic/boards';
import { isNoteGone, storedNoteIn } from '../logic/note-refusals';
import { type NoteValues, noteErrors } from '../logic/note-values';
import { useBoardLabels } from '../logic/use-board-labels';
import { useNoteForm } from '../logic/use-note-form';
import { boardNoteMessages } from '../messages/board-note';
import { RestoredNote } from './restored-note';
import { StoredNote } from './stored-note';

const { FormField } = formOf<NoteValues>();

interface NoteFormProps {
  board: WorkBoard;
  /** The note that is changed; a new one without it. */
  note?: BoardNote | undefined;
  kept: KeptDraft | null;
  onClose: () => void;
}

/** Writes a note, or changes one. What is typed stays in this browser until it is saved, also when the form is closed. */
export function NoteForm({ board, note, kept, onClose }: NoteFormProps) {
  const words = useMessages(boardNoteMessages);
  const locale = useLocale();
  const { table } = useStatuses(board.statuses);
  const formId = useId();
  const { form, draft, values, isChanged, isRestored, write, send } = useNoteForm({
    ...{ board, note, kept },
    onSaved: () => {
      toast.success(words.saved);
      onClose();
    },
  });
  const labels = useBoardLabels();
  // One that stands on the note may be put back, though the office offers it no more.
  const stayed = labels
    .of(note?.labels ?? [])
    .filter(({ code }) => !labels.offered.some((one) => one.code === code));
  const choice = [...labels.offered, ...stayed];
  const errorText = (code: string) => {
    if (code === 'is-too-big') return words.tooMany(BOARD_NOTE_LIST_MAX);
    return isFieldErrorCode(code) ? fieldErrorText(code, locale) : code;
  };
  const title = note ? words.editTitle : words.newTitle;
  const stored = storedNoteIn(write.error);
  // What is wrong with a field stands beside it, and a conflict has its own words.
  const isToldHere = stored !== undefined || fieldErrorsOf(write.error) !== undefined;

  return (
    <DecisionModal
      title={title}
      open
      onOpenChange={onClose}
      back={words.back}
      action={{ children: words.save, form: formId }}
      decision={{ error: isToldHere ? null : write.error, isPending: write.isPending }}
      refused={isNoteGone(write.error, note) ? words.gone : words.failed}
    >
      {stored && <FormFailure title={words.conflict} error={write.error} text={words.conflictText} />}
      <Form<NoteValues, string>
        id={formId}
        form={form}
        label={title}
        className="u:grid u:gap-4"
        summary={false}
        check={(values) => noteErrors(values, board.id)}
        errorText={errorText}
        send={send}
        onFailure={() => undefined}
      >
        <ChangedMeanwhile when={isChanged && !stored} />
        {isRestored && <RestoredNote stored={values} />}
        {note && (isChanged || isRestored) && <StoredNote stored={values} />}
        <FollowDraft draft={draft} />
        <FormField name="title">
          {(field) => <TextField {...field} required maxLength={BOARD_NOTE_TITLE_MAX} label={words.title} />}
        </FormField>
        <FormField name="text">
          {(field) => <TextArea {...field} rows={3} maxLength={BOARD_NOTE_TEXT_MAX} label={words.text} />}
        </FormField>
        <FormField name="points" as="value">
          {(field) => (
            <TextList
              {...field}
              maxLength={BOARD_NOTE_POINT_MAX}
              label={words.points}
              hint={note && words.pointsHint}
            />
          )}
        </FormField>
        <FormField name="labels">
          {(field) => (
            <CheckboxGroup
              {...field}
              isFolded
              label={words.labels}
              options={choice.map(({ code, name }) => ({ value: code, label: name }))}
            />
          )}
        </FormField>
        <FormField name="due_date">{(field) => <DateField {...field} label={words.due} />}</FormField>
        {!note && (
          <FormField name="column">
            {(field) => (
              <SelectField
                {...field}
                label={words.column}
                nullLabel={false}
                options={board.columns.map(([id]) => ({
                  value: id,
                  label: table[id]?.[locale] ?? id,
                }))}
              />
            )}
          </FormField>
        )}
        {note?.is_own !== 'no' && (
          <FormField name="readers">
            {(field) => (
              <RadioSwitch
                {...field}
                label={words.readers}
                options={BOARD_NOTE_READERS.map(({ code, ...names }) => ({
                  value: code,
                  name: names[locale],
                }))}
              />
            )}
          </FormField>
        )}
        <DraftStatus store={draft.store} />
      </Form>
    </DecisionModal>
  );
}
