import { StatusBadge } from '@urzad/ui';
import { Tag } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { useBoardLabels } from '../logic/use-board-labels';
import { boardNoteMessages } from '../messages/board-note';

/** The labels of a note; nothing without one. */
export function NoteLabels({ codes }: { codes: readonly string[] }) {
  const words = useMessages(boardNoteMessages);
  const labels = useBoardLabels().of(codes);
  if (labels.length === 0) return null;

  return (
    <ul aria-label={words.labels} className="u:flex u:flex-wrap u:gap-1">
      {labels.map(({ code, name, colour }) => (
        <li key={code} className="u:flex">
          <StatusBadge color={colour} icon={Tag} compact wraps>
            {name}
          </StatusBadge>
        </li>
      ))}
    </ul>
  );
}
