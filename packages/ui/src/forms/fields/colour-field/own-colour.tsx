import { COLOUR_EXAMPLE } from '@urzad/domain';
import { controlLooks } from '../../field/control-looks';
import type { Field } from '../../field/use-field';
import type { ColourFieldLabels } from './colour-field.labels';

export interface OwnColourProps {
  field: Field;
  words: ColourFieldLabels;
  /** The typed text, which need not be a colour yet. */
  text: string;
  /** The colour of the palette's button. */
  colour: string;
  onType: (text: string) => void;
  onLeave: () => void;
}

/**
 * Any colour: from the palette of the system, or by its code. Neither control is submitted; the hidden input of the
 * field is.
 */
export function OwnColour({ field, words, text, colour, onType, onLeave }: OwnColourProps) {
  const { disabled, 'aria-invalid': invalid, 'aria-describedby': describedBy } = field.control;

  return (
    <>
      <input
        type="color"
        aria-label={words.palette}
        value={colour}
        disabled={disabled}
        className="u:size-12 u:flex-none u:cursor-pointer u:rounded-md u:border-control u:border-line-strong u:bg-field u:p-1 u:disabled:cursor-not-allowed u:disabled:border-dashed u:print:hidden"
        onBlur={onLeave}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <span className="u:w-40 u:print:hidden">
        <input
          aria-label={words.code}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          value={text}
          disabled={disabled}
          placeholder={COLOUR_EXAMPLE}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={controlLooks({ state: field.state, mono: true })}
          onBlur={onLeave}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </span>
      <span aria-hidden="true" className="u:hidden u:font-mono u:print:inline">
        {text}
      </span>
    </>
  );
}
