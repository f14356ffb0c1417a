import { Alert, Button, formOf } from '@urzad/ui';
import { useFormContext } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { changesOf } from '../logic/note-draft';
import { discard } from '../logic/note-restoring';
import type { NoteValues } from '../logic/note-values';
import { boardNoteMessages } from '../messages/board-note';

const { useFormAnswers } = formOf<NoteValues>();

/** Inside the form of a note: says that it began with what was typed here before, which may be left. */
export function RestoredNote({ stored }: { stored: NoteValues }) {
  const words = useMessages(boardNoteMessages);
  const form = useFormContext<NoteValues>();
  const isChanged = useFormAnswers((typed) => Object.keys(changesOf(typed, stored)).length > 0);
  if (!isChanged) return null;

  function leave() {
    discard(form, stored);
    form.setFocus('title');
  }

  return (
    <Alert
      live
      kind="info"
      title={words.restored}
      actions={
        <Button variant="quiet" onClick={leave}>
          {words.leaveRestored}
        </Button>
      }
    >
      {words.restoredText}
    </Alert>
  );
}
