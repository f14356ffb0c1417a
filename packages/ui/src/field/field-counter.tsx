import type { RefObject } from 'react';
import { useLabels } from '../locale/locale';
import { spokenCharactersLeft } from './counter';
import { type FieldLabels, fieldLabels } from './field.labels';
import { useLiveText } from './use-live-text';

export interface FieldCounterProps {
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  max: number;
}

/** Counts beside the control and re-renders alone. */
export function FieldCounter({ control, max }: FieldCounterProps) {
  const words = useLabels<FieldLabels>(fieldLabels);
  const length = useLiveText(control).length;
  const left = spokenCharactersLeft(length, max);

  return (
    <>
      <span className="tabular-nums">{words.counter(length, max)}</span>
      <span role="status" className="sr-only">
        {left !== undefined && words.left(left)}
      </span>
    </>
  );
}
