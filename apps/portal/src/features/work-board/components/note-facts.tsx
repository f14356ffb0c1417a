import type { BoardNote } from '@urzad/contract';
import { longDateText, optionText } from '@urzad/domain';
import { BOARD_NOTE_READERS } from '@urzad/grants';
import { DescriptionList, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { NamedPerson } from '#shared/presence/named-person';
import { boardNoteMessages } from '../messages/board-note';
import { NoteLabels } from './note-labels';

interface NoteFactsProps {
  note: BoardNote;
  /** Where the title stands nowhere else. */
  withTitle?: boolean;
}

/** What a note says. */
export function NoteFacts({ note, withTitle = false }: NoteFactsProps) {
  const words = useMessages(boardNoteMessages);
  const locale = useLocale();
  const { title, text, status, due_date, readers, labels, author } = note;
  const facts = [
    withTitle && { term: words.title, value: <span lang="pl">{title}</span> },
    { term: words.status, value: words.statuses[status] },
    labels.length > 0 && { term: words.labels, value: <NoteLabels codes={labels} /> },
    { term: words.due, value: due_date ? longDateText(due_date, locale) : words.noDue },
    { term: words.readers, value: optionText(BOARD_NOTE_READERS, readers, locale) },
    { term: words.author, value: author.name ? <NamedPerson {...author} /> : words.nobody },
    text && {
      term: words.text,
      value: (
        <span lang="pl" className="u:whitespace-pre-line">
          {text}
        </span>
      ),
    },
  ].filter((fact) => typeof fact === 'object');

  return <DescriptionList items={facts} />;
}
