import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import { Button } from '../button/button';
import { type CopyButtonLabels, copyButtonLabels } from './copy-button.labels';

export interface CopyButtonProps {
  /** What lands in the clipboard. */
  text: string;
  /** What is copied, with its verb: "Skopiuj numer zgłoszenia". */
  label: string;
  /** Writes to the clipboard and fails where it may not. @default the browser's clipboard */
  write?: (text: string) => Promise<void>;
  labels?: Partial<CopyButtonLabels>;
}

/** The good news goes away by itself; a failure stays, as it asks for something. */
const COPIED_MS = 2500;

type CopyState = 'ready' | 'copied' | 'failed';

/** Each copy is a turn: the same words again are new to the status, or a screen reader would pass over them. */
interface Outcome {
  state: CopyState;
  turn: number;
}

/** Copies one value and says so, in words beside the button, seen and heard. */
export function CopyButton({ text, label, write = writeToClipboard, labels }: CopyButtonProps) {
  const words = useLabels<CopyButtonLabels>(copyButtonLabels, labels);
  const [outcome, setOutcome] = useState<Outcome>({ state: 'ready', turn: 0 });
  const { state, turn } = outcome;
  const end = (next: CopyState) => setOutcome((last) => ({ state: next, turn: last.turn + 1 }));

  useEffect(() => {
    if (outcome.state !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome({ ...outcome, state: 'ready' }), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = () => {
    write(text).then(
      () => end('copied'),
      () => end('failed'),
    );
  };

  return (
    <span data-state={state} className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="sm" icon={state === 'copied' ? Check : Copy} onClick={copy}>
        {label}
      </Button>
      {/* There before it speaks, or a screen reader would miss its first words. */}
      <span
        role="status"
        className={state === 'failed' ? 'text-sm text-error-text' : 'text-sm text-success-text'}
      >
        {state !== 'ready' && <span key={turn}>{words[state]}</span>}
      </span>
    </span>
  );
}

/** A page on plain HTTP has no clipboard at all: that too is a failure to be told, not an exception. */
async function writeToClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
