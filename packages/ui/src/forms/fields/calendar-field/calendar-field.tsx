import { CalendarDays } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../../actions/icon-button/icon-button';
import { useAnchored } from '../../../internal/floating/use-anchored';
import { retype } from '../../field/retype';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import { type TypedFieldProps, type TypedFieldRules, useTypedField } from '../typed-field/typed-field';
import type { CalendarFieldLabels } from './calendar-field.labels';
import { CalendarPanel } from './calendar-panel';

/**
 * Sets the value of the field and closes the calendar. The focus returns to the button or, with `goesOn`, to the end
 * of the text, where the rest is typed.
 */
export type Choose = (value: string, goesOn?: boolean) => void;

export interface CalendarFieldProps extends TypedFieldProps, TypedFieldRules, Pick<TextFieldProps, 'note'> {
  words: CalendarFieldLabels;
  /** Renders the calendar. The value is that at the opening, and stays during the closing animation. */
  draw: (value: string, choose: Choose) => ReactNode;
}

/** A text field with a button that opens a calendar: a second way to answer, never the only one. */
export function CalendarField({ words, draw, ...field }: CalendarFieldProps) {
  const { readOnly, disabled, form } = field;
  const generated = useId();
  const id = field.id ?? generated;
  const { input, value, control } = useTypedField(field);
  const button = useRef<HTMLButtonElement>(null);
  const { floating, opened, show, leave } = useOpening(value, input);
  const { phase, close } = floating;

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
        <CalendarPanel {...{ floating, button, words }}>{draw(opened, choose)}</CalendarPanel>
      )}
    </>
  );
}

/** The calendar over the page, from its first opening on. */
function useOpening(value: string, input: RefObject<HTMLInputElement | null>) {
  const floating = useAnchored();
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
