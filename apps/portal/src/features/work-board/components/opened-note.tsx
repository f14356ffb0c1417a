import { useQueryClient } from '@tanstack/react-query';
import type { BoardNote } from '@urzad/contract';
import { Button, toast } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import { useState } from 'react';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { useWrite } from '#shared/server-state/use-write';
import type { WorkBoard } from '../logic/boards';
import { endNote, type NoteStep, reloadNotes, showNote } from '../logic/note-requests';
import { boardNoteMessages } from '../messages/board-note';
import { NoteFacts } from './note-facts';
import { NoteForm } from './note-form';
import { RemoveNote } from './remove-note';

interface OpenedNoteProps {
  note: BoardNote;
  board: WorkBoard;
  onClose: () => void;
}

/** One note over the board: what it says, or a step with it. */
export function OpenedNote({ note, board, onClose }: OpenedNoteProps) {
  const [asked, setAsked] = useState<'set' | 'delete'>();

  if (asked === 'set') return <NoteForm board={board} note={note} onClose={onClose} />;
  if (asked === 'delete') return <RemoveNote note={note} onClose={onClose} />;
  return <NoteDetails note={note} onAsk={setAsked} onClose={onClose} />;
}

interface NoteDetailsProps {
  note: BoardNote;
  onAsk: (step: 'set' | 'delete') => void;
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
      </div>
    </Modal>
  );
}
