import type { MailLetter, MailThread } from '@urzad/contract';
import { useForgetFailure } from '#shared/form/forget-failure';
import { useSession } from '#shared/session/session-store';
import type { LetterValues } from '../logic/letter-values';
import { keptOver } from '../logic/letter-versions';
import { openedLetter } from '../logic/opened-letter';
import { LetterConflict, valuesOf } from './letter-conflict';

interface DraftVersionsProps {
  /** The draft as this window read it. */
  letter: MailLetter;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  mineOf: () => LetterValues;
  /** Before a version is gone on with. */
  onChosen: () => void;
  /** The draft was sent meanwhile. */
  onSent: (sent: MailThread) => void;
  onGoOn: (theirs: MailLetter, version: { values: LetterValues; isMine: boolean }) => Promise<void>;
}

/** Two windows have written one draft: one version is chosen. Inside the form, whose last failure is over then. */
export function DraftVersions({ onChosen, onSent, onGoOn, ...dialog }: DraftVersionsProps) {
  const forgetFailure = useForgetFailure();
  const me = useSession((state) => state.me?.id ?? 0);
  const choose = (thread: MailThread, isMine: boolean) => {
    const theirs = openedLetter(thread);
    dialog.onOpenChange(false);
    if (theirs.folder !== 'drafts') {
      // What is typed stays: the next press tells that it was sent.
      if (!isMine) onSent(thread);
      return;
    }
    onChosen();
    forgetFailure();
    const values = isMine ? keptOver(dialog.mineOf(), theirs) : valuesOf(theirs, me);
    void onGoOn(theirs, { values, isMine });
  };

  return (
    <LetterConflict
      {...dialog}
      onKeepMine={(theirs) => choose(theirs, true)}
      onTakeTheirs={(theirs) => choose(theirs, false)}
    />
  );
}
