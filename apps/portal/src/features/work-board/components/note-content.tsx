import type { BoardNote } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { Avatar, Icon, ProgressBar } from '@urzad/ui';
import { Check, StickyNote } from 'lucide-react';
import { DaysLeft } from '#shared/deadlines/due-date';
import { useMessages } from '#shared/i18n/messages';
import { boardNoteMessages } from '../messages/board-note';
import { NoteLabels } from './note-labels';

interface NoteContentProps {
  note: BoardNote;
  today: IsoDate;
  onOpen: () => void;
}

/** What the card of a note shows; its title opens it. */
export function NoteContent({ note, today, onOpen }: NoteContentProps) {
  const words = useMessages(boardNoteMessages);
  const { title, status, due_date, readers, labels, points, author } = note;
  const ticked = points.filter(({ done }) => done === 'yes').length;
  const isDone = status === 'done';
  const wrote = words.wrote(author.name || words.nobody);

  return (
    <div className="u:grid u:gap-1">
      <p className="u:flex u:items-center u:gap-1.5 u:text-xs u:text-muted">
        <Icon of={isDone ? Check : StickyNote} />
        <span>{isDone ? words.statuses.done : words.note}</span>
        {readers === 'own' && <span>{`· ${words.onlyMe}`}</span>}
      </p>
      <p className={`u:font-semibold ${isDone ? 'u:line-through' : ''}`}>
        <button type="button" className="u:link-look u:min-h-6 u:text-start" onClick={onOpen}>
          <span lang="pl">{title}</span>
        </button>
      </p>
      <NoteLabels codes={labels} />
      {points.length > 0 && (
        <div className="u:grid u:grid-cols-[auto_1fr] u:items-center u:gap-2 u:text-xs u:text-muted">
          <span aria-hidden="true">{words.ticked(ticked, points.length)}</span>
          <ProgressBar
            thin
            kind="meter"
            label={words.points}
            value={ticked}
            max={points.length}
            valueText={words.ticked(ticked, points.length)}
          />
        </div>
      )}
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-2">
        {due_date && !isDone ? <DaysLeft due={due_date} today={today} /> : <span />}
        <span title={wrote}>
          <Avatar name={author.name} size="sm" />
          <span className="u:sr-only">{wrote}</span>
        </span>
      </div>
    </div>
  );
}
