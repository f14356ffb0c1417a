import { useQueryClient } from '@tanstack/react-query';
import type { BoardNote } from '@urzad/contract';
import { longDateText, optionText } from '@urzad/domain';
import { BOARD_NOTE_READERS } from '@urzad/grants';
import { Button, DescriptionList, toast, useLocale } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import { useState } from 'react';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useWrite } from '#shared/server-state/use-write';
import type { WorkBoard } from '../logic/boards';
import { endNote, type NoteStep, reloadNotes, removeNote, showNote } from '../logic/note-requests';
import { boardNoteMessages } from '../messages/board-note';
import { NoteForm } from './note-form';

interface OpenedNoteProps {
  note: BoardNote;
  board: WorkBoard;
  onClose: () => void;
}

/** One note over the board: what it says, or a step with it. */
export function OpenedNote({ note, board, onClose }: OpenedNoteProps) {
  const [asked, setAsked] = useState<'set' | 'delete'>();

  if (asked === 'set') return <NoteForm board={board} note={note} onClose={onClose} />;
  if (asked === 'delete') return <RemoveNote id={note.id} onClose={onClose} />;
  return <NoteDetails note={note} onAsk={setAsked} onClose={onClose} />;
}

interface NoteDetailsProps {
  note: BoardNote;
  onAsk: (step: 'set' | 'delete') => void;
  onClose: () => void;
}

function NoteDetails({ note, onAsk, onClose }: NoteDetailsProps) {
  const words = useMessages(boardNoteMessages);
  const locale = useLocale();
  const queries = useQueryClient();
  const { title, text, status, due_date, readers, author, steps } = note;
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
  const facts = [
    { term: words.status, value: words.statuses[status] },
    { term: words.due, value: due_date ? longDateText(due_date, locale) : words.noDue },
    { term: words.readers, value: optionText(BOARD_NOTE_READERS, readers, locale) },
    { term: words.author, value: <span lang="pl">{author.name}</span> },
    text && {
      term: words.text,
      value: (
        <span lang="pl" className="u:whitespace-pre-line">
          {text}
        </span>
      ),
    },
  ].filter((fact) => typeof fact === 'object');

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
        <DescriptionList items={facts} />
      </div>
    </Modal>
  );
}

/** Asks before a note is removed. */
function RemoveNote({ id, onClose }: { id: number; onClose: () => void }) {
  const words = useMessages(boardNoteMessages);
  const queries = useQueryClient();
  const removal = useWrite<null>({
    send: (_, key) => removeNote(id, key),
    onDone: async () => {
      onClose();
      toast.success(words.removed);
      await reloadNotes(queries);
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
    </DecisionModal>
  );
}
