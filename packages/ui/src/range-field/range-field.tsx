import { type ChangeEvent, type ComponentProps, type KeyboardEvent, type Ref, useRef } from 'react';
import { cn } from '../class-names/cn';
import { FieldFrame } from '../field/field-frame';
import { type FieldProps, takeFrame, type ValueProps } from '../field/field-props';
import { besideText, FieldText } from '../field/field-text';
import { useField } from '../field/use-field';
import { useLiveText } from '../field/use-live-text';
import { useMergedRef } from '../field/use-merged-ref';
import { useShownForAWhile } from './use-shown-for-a-while';

export interface RangeFieldProps
  extends FieldProps,
    ValueProps<number>,
    Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'onChange'> {
  ref?: Ref<HTMLInputElement> | undefined;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** @default 1 */
  step?: number;
  /** After the number, for eye and ear: "mies.". */
  unit?: string;
}

/** How long the value stands over the thumb after a change (Spec §5). */
const SHOWN_MS = 1500;

/** A number on a scale, where its place matters more than its digits. The value shows itself while it is changed. */
export function RangeField(props: RangeFieldProps) {
  const [frame, { ref, min = 0, max = 100, step = 1, unit, onValueChange, onChange, ...native }] =
    takeFrame(props);
  const { readOnly } = frame;
  const own = useRef<HTMLInputElement>(null);
  const field = useField(frame);
  const number = useLiveText(own);
  const { isShown, show } = useShownForAWhile(SHOWN_MS);
  const withUnit = (text: string | number) => (unit ? `${text} ${unit}` : String(text));

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    show();
    onChange?.(event);
    onValueChange?.(event.currentTarget.valueAsNumber);
  };

  return (
    <FieldFrame {...frame} field={field} name={native.name}>
      <input
        {...native}
        {...field.control}
        {...(readOnly && LOCKED)}
        ref={useMergedRef(own, ref)}
        type="range"
        min={min}
        max={max}
        step={step}
        // Undefined until the first number is known, so that a server and a browser say the same.
        aria-valuetext={unit && number ? withUnit(number) : undefined}
        className={cn(
          'h-control min-h-control w-full accent-accent disabled:cursor-not-allowed',
          besideText(readOnly),
        )}
        onChange={change}
      />
      <FieldText control={own} readOnly={readOnly} after={unit} />
      {!readOnly && (
        <p aria-hidden="true" className="flex justify-between text-sm text-muted tabular-nums print:hidden">
          <span>{withUnit(min)}</span>
          <span>{withUnit(max)}</span>
        </p>
      )}
      {isShown && (
        <output
          aria-hidden="true"
          htmlFor={field.id}
          className="pointer-events-none absolute -top-6 rounded-sm bg-tooltip px-2 text-sm text-on-tooltip tabular-nums"
          style={{ insetInlineStart: placeOf(Number(number), { min, max }) }}
        >
          {withUnit(number)}
        </output>
      )}
    </FieldFrame>
  );
}

/** Over the thumb, whose middle is never nearer to an end than half of its width. */
function placeOf(number: number, { min, max }: { min: number; max: number }): string {
  const share = max > min ? (number - min) / (max - min) : 0;
  return `calc(${share * 100}% - ${share * 2.5}rem)`;
}

/** A scale has no `readOnly`: it keeps its focus and its value. */
const LOCKED = {
  'aria-readonly': true,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Tab') event.preventDefault();
  },
};
