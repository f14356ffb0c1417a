import type { RefObject } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import { type FieldLabels, fieldLabels } from '../field/field.labels';
import { useFromText } from '../field/use-live-text';
import { useLengthLimit } from '../form/tell-form';

export interface FieldCounterProps {
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  max: number;
  /** The name of the field in its form, which refuses a longer text. */
  name?: string | undefined;
  /** Hidden until the text is near the limit. @default false */
  late?: boolean;
}

/** A late counter is rendered before its first announcement, so that a screen reader already knows the region. */
const NEAR = 40;

/**
 * Counts beside the control and renders alone, a late one only near the limit. The control itself takes any length: a
 * browser would cut a pasted text silently.
 */
export function FieldCounter({ control, max, name, late = false }: FieldCounterProps) {
  useLengthLimit(name, max, () => (control.current?.value.trim().length ?? 0) > max);
  const length = useFromText(control, (text) => (late && max - text.length > NEAR ? undefined : text.length));

  return length === undefined ? null : <CounterText length={length} max={max} />;
}

/** The count, shown, and near the limit announced. */
export function CounterText({ length, max }: { length: number; max: number }) {
  const words = useLabels<FieldLabels>(fieldLabels);
  const left = spokenCharactersLeft(length, max);
  const isOver = length > max;

  return (
    <>
      <span className={isOver ? 'u:font-medium u:text-error-text u:tabular-nums' : 'u:tabular-nums'}>
        {isOver ? words.over(length, max) : words.counter(length, max)}
      </span>
      <span role="status" className="u:sr-only">
        {isOver ? words.tooLong(max) : left !== undefined && words.left(left)}
      </span>
    </>
  );
}

/** From how many characters left a counter is announced, and how often. */
const SPEAKS_FROM = 20;
const STEP = 10;

/**
 * The number of characters left to announce while typing: every tenth from 20 on, then each of the last five.
 * Otherwise `undefined`, so that the counter does not interrupt every key.
 */
export function spokenCharactersLeft(length: number, max: number): number | undefined {
  const left = max - length;
  if (left > SPEAKS_FROM || left < 0) return undefined;

  return left <= 5 || left % STEP === 0 ? left : undefined;
}
