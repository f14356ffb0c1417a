import { useQueryClient } from '@tanstack/react-query';
import type { BoardNote } from '@urzad/contract';
import { Button, toast } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import { useState } from 'react';
import { findKeptDraft, type KeptDraft } from '#shared/drafts/kept-draft';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { useWrite } from '#shared/server-state/use-write';
import { useSession } from '#shared/session/session-store';
import type { WorkBoard } from '../logic/boards';
import { noteDraftKey } from '../logic/note-draft';
import { endNote, type NoteStep, reloadNotes, showNote } from '../logic/note-requests';
import { boardNoteMessages } from '../messages/board-note';
import { NoteFacts } from './note-facts';
import { NoteForm } from './note-form';
import { NotePoints } from './note-points';
import { RemoveNote } from './remove-note';

interface OpenedNoteProps {
  note: BoardNote;
  board: WorkBoard;
  onClose: () => void;
}

interface Asked {
  step: 'set' | 'delete';
  kept: KeptDraft | null;
}

/** One note over the board: what it says, or a step with it. */
export function OpenedNote({ note, board, onClose }: OpenedNoteProps) {
  const userId = useSession(({ me }) => me?.id ?? 0);
  const [asked, setAsked] = useState<Asked>();

  async function ask(step: Asked['step']) {
    // Before the form stands there: its first values are then those that it keeps.
    const kept = step === 'set' ? await findKeptDraft(noteDraftKey(userId, board.id, note)) : null;
    setAsked({ step, kept });
  }

  if (asked?.step === 'set') {
    return <NoteForm board={board} note={note} kept={asked.kept} onClose={onClose} />;
  }
  if (asked) return <RemoveNote note={note} onClose={onClose} />;
  return <NoteDetails note={note} onAsk={(step) => void ask(step)} onClose={onClose} />;
}

interface NoteDetailsProps {
  note: BoardNote;
  onAsk: (step: Asked['step']) => void;
  onClose: () => void;
}

function NoteDetails({ note, onAsk, onClose }: NoteDetailsProps) {
  const words = useMessages(boardNoteMessages);
  const queries = useQueryClient();
  const { title, status, steps } = note;
  const step: NoteStep = status === 'open' ? 'done' : 'reopen';
  const ending = useWrite<BoardNote>({
    send: (_, key) => endNote(note, step, key),
    onDone: async (ended) => {
      toast.success(ended.status === 'done' ? words.ended : words.reopened);
      await showNote(queries, ended);
      onClose();
    },
    // Somebody else was faster: the note is shown as it is now.
    onFailed: () => reloadNotes(queries),
  });

  return (
    <Modal
      width="narrow"
      title={<span lang="pl">{title}</span>}
      open
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {steps.includes('delete') && <Button onClick={() => onAsk('delete')}>{words.remove}</Button>}
          {steps.includes('set') && <Button onClick={() => onAsk('set')}>{words.edit}</Button>}
          {steps.includes(step) && (
            <Button variant="primary" loading={ending.isPending} onClick={() => ending.press()}>
              {words[step]}
            </Button>
          )}
        </>
      }
    >
      <div className="u:grid u:gap-5">
        {ending.error && <FormFailure title={words.failed} error={ending.error} />}
        <NoteFacts note={note} />
        {note.points.length > 0 && <NotePoints note={note} />}
      </div>
    </Modal>
  );
}
