import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../button/button';
import { useLabels } from '../locale/locale';
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

/** Copies one value and says so, in words beside the button, seen and heard. */
export function CopyButton({ text, label, write = writeToClipboard, labels }: CopyButtonProps) {
  const words = useLabels<CopyButtonLabels>(copyButtonLabels, labels);
  const [state, setState] = useState<CopyState>('ready');

  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('ready'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = () => {
    write(text).then(
      () => setState('copied'),
      () => setState('failed'),
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
        {state === 'copied' && words.copied}
        {state === 'failed' && words.failed}
      </span>
    </span>
  );
}

/** A page on plain HTTP has no clipboard at all: that too is a failure to be told, not an exception. */
async function writeToClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
