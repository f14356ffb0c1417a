import { dateText, type IsoDate, isIsoDate, parseTypedDate } from '@urzad/domain';
import { type ClipboardEvent, type FocusEvent, type RefObject, useRef } from 'react';
import { cn } from '../../../foundations/class-names/cn';
import { useLabels } from '../../../foundations/locale/locale';
import { useToday } from '../../../foundations/today/today';
import { controlLooks } from '../../field/control-looks';
import { type FieldLabels, fieldLabels } from '../../field/field.labels';
import { type FieldProps, takeFrame } from '../../field/field-props';
import { GroupFrame } from '../../field/group-frame';
import { type Field, useField } from '../../field/use-field';
import { type HiddenValueProps, useHiddenValue } from '../../field/use-hidden-value';
import { type MemorableDateLabels, memorableDateLabels } from './memorable-date.labels';
import { type DateParts, joinParts, memorableForm, pastedParts, splitParts } from './memorable-form';

export interface MemorableDateProps extends Omit<FieldProps, 'aside' | 'width'>, HiddenValueProps {
  /** The office's day: the reference for a pasted year of two digits. @default that of the `UrzadProvider` */
  today?: IsoDate | undefined;
  /** For a birth date: the browser may autofill it. */
  birthday?: boolean;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<MemorableDateLabels>;
}

const PARTS = [
  { name: 'day', length: 2, token: 'bday-day', width: 'u:w-16' },
  { name: 'month', length: 2, token: 'bday-month', width: 'u:w-16' },
  { name: 'year', length: 4, token: 'bday-year', width: 'u:w-24' },
] as const satisfies readonly { name: keyof DateParts; length: number; token: string; width: string }[];

/**
 * A date that a person knows by heart, in three boxes without a calendar. Its value is an `IsoDate`; boxes that are
 * no day have their text as the value (`31.2.2027`). A whole date pasted into any box fills all three.
 */
export function MemorableDate(props: MemorableDateProps) {
  const [frame, { today: given, birthday, labels, ...hidden }] = takeFrame(props);
  const today = useToday(given);
  const words = useLabels<MemorableDateLabels>(memorableDateLabels, labels);
  const { none } = useLabels<FieldLabels>(fieldLabels);
  const shown = { ...frame, hint: frame.hint ?? (frame.readOnly ? undefined : words.hint) };
  const field = useField(shown);
  const first = useRef<HTMLInputElement>(null);
  const date = useHiddenValue(hidden, memorableForm, first);
  const parts = splitParts(date.text);

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    const day = parseTypedDate(pasted, today);
    const text = day ? memorableForm.write(day) : pastedParts(pasted);
    if (!text || frame.readOnly) return;
    event.preventDefault();
    date.type(text);
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    const group = event.currentTarget.closest('fieldset');
    if (!group?.contains(event.relatedTarget)) date.leave();
  }

  return (
    <GroupFrame {...shown} field={field} name={hidden.name} role="group" isSelfEmpty>
      <div className={frame.readOnly ? 'u:peer u:sr-only' : 'u:flex u:flex-wrap u:gap-3 u:print:hidden'}>
        {PARTS.map((part) => (
          <PartBox
            key={part.name}
            {...{ part, field, first, frame: shown }}
            label={words[part.name]}
            autoComplete={birthday ? part.token : 'off'}
            text={parts[part.name]}
            onPaste={paste}
            onBlur={leave}
            onType={(text) => date.type(joinParts({ ...parts, [part.name]: text }))}
          />
        ))}
      </div>
      <p
        aria-hidden="true"
        className={cn(
          'u:min-h-8 u:rounded-xs u:border-s-4 u:border-line-strong u:py-0.5 u:ps-3 u:peer-has-focus-visible:ring-drawn',
          !frame.readOnly && 'u:hidden u:print:block',
        )}
      >
        {isIsoDate(date.value)
          ? dateText(date.value, { today, withYear: true })
          : date.value || (frame.readOnly && none)}
      </p>
      <input ref={date.input} type="hidden" name={hidden.name} value={date.value} disabled={frame.disabled} />
    </GroupFrame>
  );
}

interface PartBoxProps {
  part: (typeof PARTS)[number];
  field: Field;
  first: RefObject<HTMLInputElement | null>;
  frame: Pick<FieldProps, 'disabled' | 'readOnly' | 'required' | 'error'>;
  label: string;
  autoComplete: string;
  text: string;
  onType: (text: string) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

function PartBox({ part, field, first, frame, label, text, onType, ...native }: PartBoxProps) {
  const id = `${field.id}-${part.name}`;

  return (
    <div className={part.width}>
      <label htmlFor={id} className="u:mb-1 u:block u:text-sm">
        {label}
      </label>
      <input
        {...native}
        id={id}
        ref={part.name === 'day' ? first : undefined}
        className={controlLooks({ state: field.state })}
        inputMode="numeric"
        maxLength={part.length}
        aria-invalid={frame.error ? true : undefined}
        aria-describedby={frame.error ? field.errorId : undefined}
        disabled={frame.disabled}
        readOnly={frame.readOnly}
        value={text}
        onChange={(event) => onType(event.currentTarget.value.replace(/[^0-9]/g, ''))}
      />
    </div>
  );
}
