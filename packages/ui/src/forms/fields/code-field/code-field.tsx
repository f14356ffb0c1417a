import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { CODE_LENGTH } from '@urzad/domain';
import {
  type ChangeEvent,
  type ComponentProps,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { cn } from '../../../foundations/class-names/cn';
import { FieldFrame } from '../../field/field-frame';
import { type FieldProps, type FieldState, takeFrame, type ValueProps } from '../../field/field-props';
import { besideText, FieldText } from '../../field/field-text';
import { rewriteTyped } from '../../field/rewrite-typed';
import { useField } from '../../field/use-field';
import { useLiveText } from '../../field/use-live-text';

export interface CodeFieldProps
  extends Omit<FieldProps, 'width'>,
    ValueProps<string>,
    Pick<ComponentProps<'input'>, 'onBlur' | 'onChange'> {
  /** The name under which a form submits the value; the summary of errors finds the field by it. */
  name?: string | undefined;
  /** The native input. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** The number of digits. @default CODE_LENGTH */
  length?: number;
  /** Called with the complete code when its last digit is typed or pasted. */
  onComplete?: ((code: string) => void) | undefined;
}

/**
 * A code from a message. One native input under drawn boxes, so that paste, autofill from the message, Backspace and
 * screen readers work as in any input. (`input-otp` adds a style element, which our CSP refuses.)
 */
export function CodeField(props: CodeFieldProps) {
  const [frame, { ref, length = CODE_LENGTH, onComplete, onValueChange, onChange, onBlur, ...native }] =
    takeFrame(props);
  const { readOnly } = frame;
  const own = useRef<HTMLInputElement>(null);
  const field = useField(frame);
  const digits = useLiveText(own);
  // The code before a key or a paste: `digits` may already have what came, in the same event.
  const typedOver = useRef('');
  const [isSelected, setSelected] = useState(false);
  const { error } = frame;
  const selectWhole = () => {
    if (error && own.current?.value.length === length) own.current.select();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal selects the digits that it refused.
  useEffect(() => {
    if (own.current === own.current?.ownerDocument.activeElement) selectWhole();
  }, [error]);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const before = typedOver.current;
    typedOver.current = '';
    const isRefused = Boolean(error);
    rewriteTyped(event.currentTarget, (text) => codeOf(text, { before, length, isRefused }));
    const code = event.currentTarget.value;
    onChange?.(event);
    onValueChange?.(code);
    if (code.length === length && code !== before) onComplete?.(code);
  };

  return (
    <FieldFrame {...frame} field={field} name={native.name}>
      <div className="u:group u:relative u:w-fit u:max-w-full">
        <input
          {...native}
          {...field.control}
          ref={useComposedRefs(own, ref)}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          readOnly={readOnly}
          className={cn(
            besideText(readOnly),
            !readOnly &&
              'u:absolute u:inset-0 u:w-full u:cursor-text u:rounded-md u:bg-transparent u:text-transparent u:caret-transparent u:forced-color-adjust-none u:selection:bg-transparent u:ring-none',
          )}
          onSelect={(event) => {
            keepCaretAtEnd(event);
            setSelected(isWholeSelected(event.currentTarget));
          }}
          onFocus={selectWhole}
          onBlur={(event) => {
            setSelected(false);
            onBlur?.(event);
          }}
          onBeforeInput={({ currentTarget }) => {
            typedOver.current = currentTarget.value;
          }}
          onChange={change}
        />
        {!readOnly && <Boxes digits={digits} length={length} state={field.state} selected={isSelected} />}
        <FieldText control={own} readOnly={readOnly} mono />
      </div>
    </FieldFrame>
  );
}

interface Typing {
  before: string;
  length: number;
  isRefused: boolean;
}

/** A whole code that is pasted into a full field replaces it, and so does the first digit typed after a refusal. */
function codeOf(text: string, { before, length, isRefused }: Typing): string {
  const digits = text.replace(/[^0-9]/g, '');
  const added = digits.startsWith(before) ? digits.slice(before.length) : digits;
  const isReplaced =
    digits.length > length && (added.length >= length || (isRefused && before.length === length));

  return (isReplaced ? added : digits).slice(0, length);
}

function isWholeSelected({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  return value !== '' && selectionStart === 0 && selectionEnd === value.length;
}

/** The boxes show no caret inside the text, so the real one is kept behind the last digit. A selection is not changed. */
function keepCaretAtEnd({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (selectionStart === selectionEnd && selectionEnd !== value.length) {
    currentTarget.setSelectionRange(value.length, value.length);
  }
}

const BOX = {
  ready: 'u:border-line-strong u:bg-field',
  invalid: 'u:border-error-border u:bg-error-surface',
  disabled: 'u:border-dashed u:border-line-strong u:bg-bg-disabled u:text-disabled',
  readonly: 'u:border-line u:bg-field-readonly',
} as const satisfies Record<FieldState, string>;

interface BoxesProps {
  digits: string;
  length: number;
  state: FieldState;
  /** The digits are selected: what is typed replaces them. */
  selected: boolean;
}

function Boxes({ digits, length, state, selected }: BoxesProps) {
  const places = Array.from({ length }, (_, place) => place);
  const current = Math.min(digits.length, length - 1);
  const middle = length / 2;

  return (
    <span aria-hidden="true" className="u:pointer-events-none u:flex u:gap-2 u:print:hidden">
      {places.map((place) => (
        <span
          key={place}
          className={cn(
            'u:grid u:h-15 u:w-11 u:min-w-0 u:place-items-center u:rounded-md u:border-control u:font-mono u:text-xl u:font-semibold u:tablet:w-12.5',
            place === middle && 'u:ms-2',
            BOX[state],
            (selected || place === current) && 'u:group-has-focus-visible:ring-drawn',
          )}
        >
          {digits[place]}
        </span>
      ))}
    </span>
  );
}
