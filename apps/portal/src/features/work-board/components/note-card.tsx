import type { BoardNote } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { Alert, Button } from '@urzad/ui';
import type { BoardCard } from '@urzad/ui/board';
import { useMessages } from '#shared/i18n/messages';
import { noteCardId, type useBoardNotes } from '../logic/use-board-notes';
import { boardNoteMessages } from '../messages/board-note';
import { NoteContent } from './note-content';

type Notes = Pick<ReturnType<typeof useBoardNotes>, 'open' | 'stay' | 'dismiss'>;

/** A note as a card of the board. One that is done stays where it is. */
export function noteCard(note: BoardNote, { open, stay, dismiss }: Notes, today: IsoDate): BoardCard {
  return {
    ...{ id: noteCardId(note.id), name: note.title, fixed: !note.steps.includes('move') },
    content: <NoteContent note={note} today={today} onOpen={() => open(note)} />,
    note: stay?.id === note.id && <NoteStay text={stay.text} onClose={dismiss} />,
  };
}

/** Below a note that did not move. */
function NoteStay({ text, onClose }: { text: string; onClose: () => void }) {
  const words = useMessages(boardNoteMessages);

  return (
    <Alert
      live
      kind="error"
      title={words.moveFailed}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
