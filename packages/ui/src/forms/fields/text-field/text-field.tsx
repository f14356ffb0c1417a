import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { tidyFreeText, tidyText } from '@urzad/domain';
import {
  type ChangeEvent,
  type ComponentProps,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useRef,
} from 'react';
import { cn } from '../../../foundations/class-names/cn';
import { controlLooks } from '../../field/control-looks';
import { FieldFrame } from '../../field/field-frame';
import { type FieldProps, takeFrame, type ValueProps } from '../../field/field-props';
import { besideText, FieldText } from '../../field/field-text';
import { retype } from '../../field/retype';
import { rewriteTyped } from '../../field/rewrite-typed';
import { useField } from '../../field/use-field';
import { FieldCounter } from '../../field-counter/field-counter';

type NativeText = Pick<
  ComponentProps<'input'>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'enterKeyHint'
  | 'inputMode'
  | 'onBlur'
  | 'onChange'
  | 'onPaste'
  | 'placeholder'
  | 'spellCheck'
>;

export interface TextFieldProps extends FieldProps, ValueProps<string>, NativeText {
  /** The name under which a form submits the value; the summary of errors finds the field by it. */
  name?: string | undefined;
  /** The native input. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** The `type` of the native input: the keyboard of a phone, and autofill. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | undefined;
  /** Before the text inside the box: an icon or a unit. */
  prefix?: ReactNode;
  /** After the text inside the box: a unit, an icon, a button. */
  suffix?: ReactNode;
  /** For identifiers that are compared character by character. */
  mono?: boolean;
  /**
   * The largest length of the text. More can be typed or pasted, and nothing is cut: the counter shows how many
   * characters are too many, and a `Form` refuses it.
   */
  maxLength?: number | undefined;
  /** Counts the used characters of `maxLength` from the first one; otherwise only the last forty are counted. */
  counter?: boolean;
  /** Formats the text while it is typed or pasted; the caret keeps its position. */
  format?: ((text: string) => string) | undefined;
  /** Gives the text its final form on blur. @default removes outer spaces and invisible marks; of a name (by `autoComplete`) also special spaces, dashes and apostrophes */
  tidy?: ((text: string) => string) | undefined;
  /** The submitted value when it is not the text that is shown; the shown text then has no name. */
  hiddenValue?: string | undefined;
  /** Under the control, read after the hint: a fact computed from the value. */
  note?: ReactNode;
}

/** The props of a field that is based on a text field: all but those of its own text, and `More`. */
export type TextFieldPropsWithout<More extends keyof TextFieldProps = never> = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'format' | 'tidy' | 'hiddenValue' | More
>;

/** Autofill tokens of people's names. */
const NAMES = ['name', 'given-name', 'additional-name', 'family-name'];

/** One line of text in a native input: alone, in a plain form, or with a form library's `register()`. */
export function TextField(props: TextFieldProps) {
  const [frame, { ref, name, hiddenValue, note, ...text }] = takeFrame(props);
  const { type = 'text', prefix, suffix, mono, counter, maxLength, ...native } = text;
  const { disabled, readOnly } = frame;
  const isName = NAMES.includes(native.autoComplete ?? '');
  const own = useRef<HTMLInputElement>(null);
  const isText = type !== 'password';
  const count = maxLength !== undefined && !readOnly && isText && (
    <FieldCounter control={own} max={maxLength} name={name} late={!counter} />
  );
  const isShownAsText = isText && readOnly;
  const noted = note ?? count;
  const field = useField(frame, { hasNote: Boolean(noted) });

  return (
    <FieldFrame {...frame} field={field} name={name} note={noted}>
      <input
        // A name or a number is no word of a dictionary, and is nobody's business who checks spelling.
        spellCheck={isName || mono ? false : undefined}
        {...withTidyText(native, isName ? tidyText : tidyFreeText)}
        {...field.control}
        ref={useComposedRefs(own, ref)}
        name={hiddenValue === undefined ? name : undefined}
        type={type}
        readOnly={readOnly}
        className={cn(
          controlLooks({ state: field.state, mono }),
          prefix && 'u:ps-15',
          suffix && 'u:pe-15',
          isText && besideText(readOnly),
        )}
      />
      {hiddenValue !== undefined && (
        <input type="hidden" name={name} value={hiddenValue} disabled={disabled} />
      )}
      {isText && (
        <FieldText {...{ control: own, readOnly, mono, before: unitOf(prefix), after: unitOf(suffix) }} />
      )}
      {prefix && !isShownAsText && <Affix side="start">{prefix}</Affix>}
      {suffix && !isShownAsText && <Affix side="end">{suffix}</Affix>}
    </FieldFrame>
  );
}

type TidyText = Pick<TextFieldProps, 'format' | 'tidy' | 'onValueChange' | 'onChange' | 'onBlur'>;
type TypedEvent = ChangeEvent<HTMLInputElement> & { nativeEvent: Partial<Pick<InputEvent, 'isComposing'>> };

/** The props of an input whose text is formatted while it is typed, and gets its final form on blur. */
function withTidyText<Native>(props: Native & TidyText, usual: (text: string) => string) {
  const { format, tidy = usual, onValueChange, onChange, onBlur, ...native } = props;

  return {
    ...native,
    onChange: (event: TypedEvent) => {
      // Dictation, handwriting and phones replace what they have put in: written anew, it would be doubled.
      if (format && !event.nativeEvent.isComposing) rewriteTyped(event.currentTarget, format);
      onChange?.(event);
      onValueChange?.(event.currentTarget.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      if (format) rewriteTyped(currentTarget, format, retype);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      retype(event.currentTarget, tidy(event.currentTarget.value));
      onBlur?.(event);
    },
    // Enter submits the form without a blur of the field.
    onKeyDown: ({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
      if (key === 'Enter' && !nativeEvent.isComposing) retype(currentTarget, tidy(currentTarget.value));
    },
  };
}

/** An icon or a button beside the box is not printed. */
const unitOf = (affix: ReactNode) => (typeof affix === 'string' ? affix : undefined);

interface AffixProps {
  side: 'start' | 'end';
  children: ReactNode;
}

/** Lies over the box and lets clicks through to it, except on controls. */
function Affix({ side, children }: AffixProps) {
  return (
    <span
      className={cn(
        'u:pointer-events-none u:absolute u:inset-y-0 u:flex u:items-center u:text-muted u:print:hidden',
        side === 'start' ? 'u:start-3.5' : 'u:end-3.5 u:has-[button]:end-0.5 u:each:pointer-events-auto',
      )}
    >
      {children}
    </span>
  );
}
