import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import { Button } from '../button/button';
import { type CopyButtonLabels, copyButtonLabels } from './copy-button.labels';

export interface CopyButtonProps {
  /** The text that is copied. */
  text: string;
  /** The action and its object: "Skopiuj numer zgłoszenia". */
  label: string;
  /** Writes to the clipboard and rejects where this is not allowed. @default the browser's clipboard */
  write?: (text: string) => Promise<void>;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<CopyButtonLabels>;
}

/** The message of a success is removed after this time; a failure stays, as it needs an action. */
const COPIED_MS = 2500;

type CopyState = 'ready' | 'copied' | 'failed';

/** The number of the copy: the same message again has to be a new element, or a screen reader would skip it. */
interface Outcome {
  state: CopyState;
  turn: number;
}

/** Copies one value and says so beside the button, visibly and in a live region. */
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
    <span data-state={state} className="u:inline-flex u:flex-wrap u:items-center u:gap-x-3 u:gap-y-1">
      <Button size="sm" icon={state === 'copied' ? Check : Copy} onClick={copy}>
        {label}
      </Button>
      {/* The live region is in the page before it has text, or a screen reader would miss the first message. */}
      <span
        role="status"
        className={state === 'failed' ? 'u:text-sm u:text-error-text' : 'u:text-sm u:text-success-text'}
      >
        {state !== 'ready' && (
          <span className="u:part" key={turn}>
            {words[state]}
          </span>
        )}
      </span>
    </span>
  );
}

/** A page on plain HTTP has no clipboard: a failure to be shown, not an exception. */
async function writeToClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
