import { timeText } from '@urzad/domain';
import { Button, FormStatus, type FormStatusProps, useBeforeUnload, useOnline } from '@urzad/ui';
import { useStore } from 'zustand';
import { useFailureText } from '../failures/failure-text';
import { WayOn } from '../failures/way-on';
import { useMessages } from '../i18n/messages';
import type { SaveState } from '../saving/send-changes';
import { draftMessages } from './messages';
import type { DraftStore } from './use-draft';

const STATES: Record<SaveState['phase'], FormStatusProps['state']> = {
  idle: 'idle',
  saving: 'saving',
  saved: 'saved',
  kept: 'error',
  unkept: 'error',
  conflict: 'error',
  refused: 'error',
};

export interface DraftStatusProps {
  store: DraftStore;
  /** Absent where a draft has no other version. */
  onCompare?: () => void;
}

/** The state of autosave as text: "Szkic zapisany o 14:32". */
export function DraftStatus({ store, onCompare }: DraftStatusProps) {
  const state = useStore(store);
  const words = useMessages(draftMessages);
  const text = useDraftText(state);
  // Private answers (PESEL, account, address), which this browser may not store, are lost when the page is closed.
  useBeforeUnload(state.phase !== 'idle' && state.phase !== 'saved');

  return (
    <div className="u:flex u:flex-wrap u:items-center u:justify-end u:gap-3">
      <FormStatus state={STATES[state.phase]}>{text}</FormStatus>
      {state.phase === 'refused' && <WayOn error={state.error} />}
      {state.phase === 'conflict' && (
        <Button size="sm" onClick={onCompare}>
          {words.compare}
        </Button>
      )}
    </div>
  );
}

function useDraftText(state: SaveState): string | undefined {
  const words = useMessages(draftMessages);
  const textOf = useFailureText();
  const isOnline = useOnline();

  switch (state.phase) {
    case 'idle':
      return undefined;
    case 'saved':
      return words.saved(timeText(new Date(state.at)));
    case 'refused':
      return textOf(state.error);
    case 'kept':
      // Without any network the banner has said so; a server that does not answer is said only here.
      return isOnline ? words.kept : words.waiting;
    default:
      return words[state.phase];
  }
}
