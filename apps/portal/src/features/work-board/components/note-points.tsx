import { useQueryClient } from '@tanstack/react-query';
import type { BoardNote } from '@urzad/contract';
import { Alert, Checkbox } from '@urzad/ui';
import { useState } from 'react';
import { useFailureText } from '#shared/failures/failure-text';
import { useMessages } from '#shared/i18n/messages';
import { useWrite } from '#shared/server-state/use-write';
import { isPointGone } from '../logic/note-refusals';
import { checkPoint, reloadNotes, showNote } from '../logic/note-requests';
import { boardNoteMessages } from '../messages/board-note';

/** The checklist of a note, which whoever works on the note ticks. */
export function NotePoints({ note }: { note: BoardNote }) {
  const words = useMessages(boardNoteMessages);
  const textOf = useFailureText();
  // Kept here: a point that somebody took out goes from the list with its box.
  const [failure, setFailure] = useState<unknown>();

  return (
    <fieldset className="u:grid u:gap-2">
      <legend className="u:mb-2 u:font-semibold">{words.points}</legend>
      {note.points.map((point) => (
        <PointBox key={point.text} {...{ note, point, setFailure }} />
      ))}
      {failure !== undefined && (
        <Alert live kind="error" title={words.pointFailed}>
          {isPointGone(failure) ? words.pointGone : textOf(failure)}
        </Alert>
      )}
    </fieldset>
  );
}

interface PointBoxProps {
  note: BoardNote;
  point: BoardNote['points'][number];
  setFailure: (error: unknown) => void;
}

/** Each has a write of its own: several are ticked one after another without waiting. */
function PointBox({ note, point, setFailure }: PointBoxProps) {
  const queries = useQueryClient();
  const next = point.done === 'yes' ? 'no' : 'yes';
  const write = useWrite<BoardNote>({
    send: (_, key) => checkPoint(note, { point: point.text, done: next }, key),
    onDone: (ticked) => showNote(queries, ticked),
    // The note is shown as it is now.
    onFailed: (error) => {
      setFailure(error);
      return reloadNotes(queries);
    },
  });

  return (
    <Checkbox
      label={<span lang="pl">{point.text}</span>}
      // As it will be, from the press on.
      checked={(write.isPending ? next : point.done) === 'yes'}
      readOnly={!note.steps.includes('check')}
      onCheckedChange={() => {
        setFailure(undefined);
        write.press();
      }}
    />
  );
}
