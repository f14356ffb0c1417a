import { CalendarDays } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { LazyPart } from '../../foundations/lazy-part/lazy-part';
import type { Part } from '../../foundations/lazy-part/part';
import { useIdlePart } from '../../foundations/lazy-part/use-idle-part';
import { useFloating } from '../../internal/floating/use-floating';
import { retype } from '../field/retype';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import { type TypedFieldProps, type TypedFieldRules, useTypedField } from '../typed-field/typed-field';
import type { CalendarFieldLabels } from './calendar-field.labels';
import { CalendarMissing } from './calendar-missing';
import { calendarPanel } from './calendar-panel-part';

/**
 * Sets the value of the field and closes the calendar. The focus returns to the button or, with `goesOn`, to the end
 * of the text, where the rest is typed.
 */
export type Choose = (value: string, goesOn?: boolean) => void;

export interface CalendarFieldProps<Module extends object>
  extends TypedFieldProps,
    TypedFieldRules,
    Pick<TextFieldProps, 'note'> {
  words: CalendarFieldLabels;
  /** The calendar, loaded when it is first opened. */
  calendar: Part<Module>;
  /** Renders it. The value is that at the opening, and stays during the closing animation. */
  draw: (module: Module, value: string, choose: Choose) => ReactNode;
}

/** A text field with a button that opens a calendar: a second way to answer, never the only one. */
export function CalendarField<Module extends object>(props: CalendarFieldProps<Module>) {
  const { words, calendar, draw, ...field } = props;
  const { readOnly, disabled, form } = field;
  const generated = useId();
  const id = field.id ?? generated;
  const { input, value, control } = useTypedField(field);
  const button = useRef<HTMLButtonElement>(null);
  const { floating, opened, show, leave } = useOpening(value, input);
  const { phase, close } = floating;
  useIdlePart(calendarPanel);

  function choose(chosen: string, isHalf = false) {
    if (input.current) retype(input.current, form.write(chosen));
    leave({ goesOn: isHalf });
    if (!isHalf) button.current?.focus();
  }

  return (
    <>
      <TextField
        placeholder={words.placeholder}
        {...control}
        id={id}
        inputMode="text"
        suffix={
          !readOnly && (
            <IconButton
              ref={button}
              id={`${id}-open`}
              icon={CalendarDays}
              label={words.open}
              aria-labelledby={`${id}-open ${id}-label`}
              aria-haspopup="dialog"
              aria-expanded={phase === 'open'}
              disabled={disabled}
              onClick={phase === 'open' ? close : show}
            />
          )
        }
      />
      {opened !== undefined && (
        <LazyPart of={calendarPanel} missing={phase === 'open' && <CalendarMissing words={words} />}>
          {({ CalendarPanel }) => (
            <CalendarPanel {...{ floating, button, words, calendar }}>
              {(module) => draw(module, opened, choose)}
            </CalendarPanel>
          )}
        </LazyPart>
      )}
    </>
  );
}

/** The calendar over the page, from its first opening on. */
function useOpening(value: string, input: RefObject<HTMLInputElement | null>) {
  const floating = useFloating();
  const { phase, open, close } = floating;
  const [opened, setOpened] = useState<string>();
  const goesOn = useRef(false);

  // Not earlier: the page behind a sheet is inert until the sheet has left the layer stack.
  useEffect(() => {
    if (phase !== 'closing' || !goesOn.current) return;
    goesOn.current = false;
    focusEnd(input.current);
  }, [phase, input]);

  return {
    floating,
    /** The value at the last opening; undefined before the first. */
    opened,
    show() {
      setOpened(value);
      open();
    },
    /** `goesOn`: half an answer was chosen, and the person types the rest. */
    leave(how: { goesOn: boolean }) {
      goesOn.current = how.goesOn;
      close();
    },
  };
}

function focusEnd(input: HTMLInputElement | null) {
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
}
