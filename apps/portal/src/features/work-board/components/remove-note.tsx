import { useQueryClient } from '@tanstack/react-query';
import type { BoardNote } from '@urzad/contract';
import { toast } from '@urzad/ui';
import { useState } from 'react';
import { forgetDrafts } from '#shared/drafts/kept-draft';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useWrite } from '#shared/server-state/use-write';
import { useSession } from '#shared/session/session-store';
import { noteDraftKey } from '../logic/note-draft';
import { storedNoteIn } from '../logic/note-refusals';
import { reloadNotes, removeNote } from '../logic/note-requests';
import { boardNoteMessages } from '../messages/board-note';
import { NoteFacts } from './note-facts';

interface RemoveNoteProps {
  note: BoardNote;
  onClose: () => void;
}

/** Asks before a note is removed. One that somebody changes meanwhile is removed only by who was shown the change. */
export function RemoveNote({ note, onClose }: RemoveNoteProps) {
  const words = useMessages(boardNoteMessages);
  const queries = useQueryClient();
  const userId = useSession(({ me }) => me?.id ?? 0);
  const [opened] = useState(note);
  const [changed, setChanged] = useState<BoardNote>();
  const removal = useWrite<null>({
    send: (_, key) => removeNote(changed ?? opened, key),
    onDone: async () => {
      await forgetDrafts(noteDraftKey(userId, note.id_board, note));
      onClose();
      toast.success(words.removed);
      await reloadNotes(queries);
    },
    onFailed: (error) => {
      const stored = storedNoteIn(error);
      if (stored) setChanged(stored);
      void reloadNotes(queries);
    },
  });

  return (
    <DecisionModal
      title={words.removeTitle}
      open
      onOpenChange={onClose}
      back={words.back}
      action={{ children: words.remove, variant: 'danger', onClick: () => removal.press() }}
      decision={removal}
      refused={words.removeFailed}
    >
      <p>{words.removeText}</p>
      {changed && <NoteFacts note={changed} withTitle />}
    </DecisionModal>
  );
}
