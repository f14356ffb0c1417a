import { Button } from '@urzad/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { findKeptDraft, type KeptDraft } from '#shared/drafts/kept-draft';
import { useMessages } from '#shared/i18n/messages';
import { useSession } from '#shared/session/session-store';
import type { WorkBoard } from '../logic/boards';
import { noteDraftKey } from '../logic/note-draft';
import { boardNoteMessages } from '../messages/board-note';
import { NoteForm } from './note-form';

/** The button that writes a note on a board. */
export function NewNote({ board }: { board: WorkBoard }) {
  const words = useMessages(boardNoteMessages);
  const userId = useSession(({ me }) => me?.id ?? 0);
  const [opened, setOpened] = useState<{ kept: KeptDraft | null }>();
  const open = async () => setOpened({ kept: await findKeptDraft(noteDraftKey(userId, board.id)) });

  return (
    <>
      <Button icon={Plus} onClick={() => void open()}>
        {words.newTitle}
      </Button>
      {opened && <NoteForm board={board} kept={opened.kept} onClose={() => setOpened(undefined)} />}
    </>
  );
}
