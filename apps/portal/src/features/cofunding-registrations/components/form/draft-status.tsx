import { timeText } from '@urzad/domain';
import { Button, FormStatus, type FormStatusProps, useBeforeUnload } from '@urzad/ui';
import { useStore } from 'zustand';
import { useFailureText } from '#shared/failures/failure-text';
import { WayOn } from '#shared/failures/way-on';
import { useMessages } from '#shared/i18n/messages';
import type { SaveState } from '#shared/saving/send-changes';
import type { DraftStore } from '../../logic/form/use-draft';
import { formMessages } from '../../messages/form';

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
  onCompare: () => void;
}

/** The state of autosave as text: "Szkic zapisany o 14:32". */
export function DraftStatus({ store, onCompare }: DraftStatusProps) {
  const state = useStore(store);
  const { draft } = useMessages(formMessages);
  const text = useDraftText(state);
  // Private answers (PESEL, account, address), which this browser may not store, are lost when the page is closed.
  useBeforeUnload(state.phase !== 'idle' && state.phase !== 'saved');

  return (
    <div className="u:flex u:flex-wrap u:items-center u:justify-end u:gap-3">
      <FormStatus state={STATES[state.phase]}>{text}</FormStatus>
      {state.phase === 'refused' && <WayOn error={state.error} />}
      {state.phase === 'conflict' && (
        <Button size="sm" onClick={onCompare}>
          {draft.compare}
        </Button>
      )}
    </div>
  );
}

function useDraftText(state: SaveState): string | undefined {
  const { draft } = useMessages(formMessages);
  const textOf = useFailureText();

  switch (state.phase) {
    case 'idle':
      return undefined;
    case 'saved':
      return draft.saved(timeText(new Date(state.at)));
    case 'refused':
      return textOf(state.error);
    default:
      return draft[state.phase];
  }
}
