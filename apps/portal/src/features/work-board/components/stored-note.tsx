import { isIsoDate, longDateText, optionText } from '@urzad/domain';
import { BOARD_NOTE_READERS } from '@urzad/grants';
import { DescriptionList, formOf, useLocale } from '@urzad/ui';
import type { ReactNode } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { differingFields, type NoteValues, type SharedField } from '../logic/note-values';
import { useBoardLabels } from '../logic/use-board-labels';
import { boardNoteMessages } from '../messages/board-note';

const { useFormAnswers } = formOf<NoteValues>();

/** Inside the form of a note: what is stored in the fields that say something else here, which a save replaces. */
export function StoredNote({ stored }: { stored: NoteValues }) {
  const words = useMessages(boardNoteMessages);
  const locale = useLocale();
  const { of } = useBoardLabels();
  const labelsOf = (codes: readonly string[]) =>
    of(codes)
      .map(({ name }) => name)
      .join(', ') || words.none;
  const differing = useFormAnswers((typed) => differingFields(typed, stored));
  if (differing.length === 0) return null;

  const { due_date } = stored;
  const written = (text: string) =>
    text ? (
      <span lang="pl" className="u:whitespace-pre-line">
        {text}
      </span>
    ) : (
      <span>{words.emptyText}</span>
    );
  const facts: Record<SharedField, { term: string; value: ReactNode }> = {
    title: { term: words.title, value: written(stored.title) },
    text: { term: words.text, value: written(stored.text) },
    labels: { term: words.labels, value: labelsOf(stored.labels) },
    points: { term: words.points, value: written(stored.points.join('\n')) },
    due_date: { term: words.due, value: isIsoDate(due_date) ? longDateText(due_date, locale) : words.noDue },
    readers: { term: words.readers, value: optionText(BOARD_NOTE_READERS, stored.readers, locale) },
  };

  return (
    <div className="u:grid u:gap-1">
      <p className="u:font-semibold">{words.storedNow}</p>
      <DescriptionList items={differing.map((name) => facts[name])} />
    </div>
  );
}
