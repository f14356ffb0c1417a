import { RANGE_BOUNDS } from '@urzad/domain';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cn } from '../../../foundations/class-names/cn';
import { useLabels } from '../../../foundations/locale/locale';
import { type FieldLabels, fieldLabels } from '../../field/field.labels';
import { FieldFrame } from '../../field/field-frame';
import { type FieldProps, takeFrame, type ValueProps } from '../../field/field-props';
import { besideText, FieldText } from '../../field/field-text';
import { useField } from '../../field/use-field';
import { type HiddenValueProps, useHiddenValue } from '../../field/use-hidden-value';

export interface RangeFieldProps
  extends FieldProps,
    ValueProps<number>,
    Omit<HiddenValueProps, keyof ValueProps<string>> {
  /** The lowest number. @default 0 */
  min?: number;
  /** The highest number. @default 100 */
  max?: number;
  /** The distance between two numbers. @default 1 */
  step?: number;
  /** After the number, shown and read: "mies.". */
  unit?: string;
}

/** How long the value is shown over the thumb after a change (Spec §5). */
const SHOWN_MS = 1500;

/**
 * A number on a scale, where its position matters more than its digits. The value is shown while it is changed. A
 * native range always has a value; this one has none, and shows no thumb, until a person has moved or pressed it.
 */
export function RangeField(props: RangeFieldProps) {
  const [frame, { min = RANGE_BOUNDS.min, max = RANGE_BOUNDS.max, step = 1, unit, ...value }] =
    takeFrame(props);
  const { disabled, readOnly } = frame;
  const { none } = useLabels<FieldLabels>(fieldLabels);
  const scale = useRef<HTMLInputElement>(null);
  const field = useField(frame);
  const number = useHiddenValue(asTexts(value), AS_IT_IS, scale);
  const { isShown, show } = useShownForAWhile(SHOWN_MS);
  const isOpen = number.value === '';
  const withUnit = (text: string | number) => (unit ? `${text} ${unit}` : String(text));

  function answer(text: string) {
    show();
    number.type(text);
  }

  return (
    <FieldFrame {...frame} field={field} name={value.name}>
      <input
        {...field.control}
        {...(readOnly && LOCKED)}
        ref={scale}
        type="range"
        min={min}
        max={max}
        step={step}
        value={number.value}
        aria-valuetext={isOpen ? none : unit && withUnit(number.value)}
        className={cn(
          'u:min-h-control u:w-full u:accent-accent u:disabled:cursor-not-allowed',
          isOpen && 'u:opacity-0',
          besideText(readOnly),
        )}
        onChange={(event) => answer(event.currentTarget.value)}
        // For the browser a press on the present value of an open scale is no change.
        onPointerUp={(event) => isOpen && !readOnly && !disabled && answer(event.currentTarget.value)}
        onBlur={number.leave}
      />
      {/* The submitted value. */}
      <input ref={number.input} type="hidden" name={value.name} value={number.value} disabled={disabled} />
      <FieldText control={number.input} readOnly={readOnly} after={unit} />
      {!readOnly && (
        <>
          {isOpen && <OpenScale isInvalid={field.state === 'invalid'} />}
          <Ends least={withUnit(min)} middle={isOpen && none} most={withUnit(max)} />
        </>
      )}
      {isShown && !isOpen && (
        <OverThumb of={field.id} offset={offsetOf(Number(number.value), { min, max })}>
          {withUnit(number.value)}
        </OverThumb>
      )}
    </FieldFrame>
  );
}

const AS_IT_IS = { read: (text: string) => text, write: (text: string) => text };

function asTexts({
  value,
  defaultValue,
  onValueChange,
  ...rest
}: Pick<RangeFieldProps, keyof HiddenValueProps>): HiddenValueProps {
  return {
    ...rest,
    value: value === undefined ? undefined : String(value),
    defaultValue: defaultValue === undefined ? undefined : String(defaultValue),
    onValueChange: onValueChange && ((text) => onValueChange(Number(text))),
  };
}

/** Replaces the native scale, whose thumb is always shown. */
function OpenScale({ isInvalid }: { isInvalid: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="u:pointer-events-none u:absolute u:inset-x-0 u:top-0 u:flex u:min-h-control u:items-center u:rounded-md u:peer-focus-visible:ring-drawn u:print:hidden"
    >
      <span
        className={cn(
          'u:h-2 u:w-full u:rounded-pill u:border-2 u:border-dashed',
          isInvalid ? 'u:border-error-border' : 'u:border-line-strong',
        )}
      />
    </span>
  );
}

/** The numbers at both ends of the scale, and what stands between them. */
function Ends({ least, middle, most }: { least: string; middle: string | false; most: string }) {
  return (
    <p
      aria-hidden="true"
      className="u:flex u:justify-between u:text-sm u:text-muted u:tabular-nums u:print:hidden"
    >
      <span className="u:part">{least}</span>
      {middle && <span className="u:part">{middle}</span>}
      <span className="u:part">{most}</span>
    </p>
  );
}

function OverThumb({ of, offset, children }: { of: string; offset: string; children: string }) {
  return (
    <output
      aria-hidden="true"
      htmlFor={of}
      className="u:pointer-events-none u:absolute u:-top-6 u:rounded-sm u:bg-tooltip u:px-2 u:text-sm u:text-on-tooltip u:tabular-nums"
      style={{ insetInlineStart: offset }}
    >
      {children}
    </output>
  );
}

/** Over the thumb, whose middle is never nearer to an end than half of its width. */
function offsetOf(number: number, { min, max }: { min: number; max: number }): string {
  const share = max > min ? (number - min) / (max - min) : 0;
  return `calc(${share * 100}% - var(--urzad-unit) * ${share * 2.5})`;
}

/** A native range has no `readOnly`: keys and presses are cancelled, the focus stays. */
const LOCKED = {
  'aria-readonly': true,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Tab') event.preventDefault();
  },
};

/** True for this number of milliseconds after each call of `show`. */
function useShownForAWhile(lasting: number) {
  // A new object each time, so that a second change restarts the time.
  const [shown, setShown] = useState<object>();

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), lasting);
    return () => clearTimeout(timer);
  }, [shown, lasting]);

  return { isShown: shown !== undefined, show: () => setShown({}) };
}
