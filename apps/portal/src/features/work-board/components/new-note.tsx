import { Button } from '@urzad/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import type { WorkBoard } from '../logic/boards';
import { boardNoteMessages } from '../messages/board-note';
import { NoteForm } from './note-form';

/** The button that writes a note on a board. */
export function NewNote({ board }: { board: WorkBoard }) {
  const words = useMessages(boardNoteMessages);
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button icon={Plus} onClick={() => setOpen(true)}>
        {words.newTitle}
      </Button>
      {isOpen && <NoteForm board={board} onClose={() => setOpen(false)} />}
    </>
  );
}
