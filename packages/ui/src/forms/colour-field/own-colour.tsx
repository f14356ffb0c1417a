import { COLOUR_EXAMPLE } from '@urzad/domain';
import { controlLooks } from '../field/control-looks';
import type { Field } from '../field/use-field';
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
        className="size-12 flex-none cursor-pointer rounded-md border-control border-line-strong bg-field p-1 disabled:cursor-not-allowed disabled:border-dashed print:hidden"
        onBlur={onLeave}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <span className="w-40 print:hidden">
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
      <span aria-hidden="true" className="hidden font-mono print:inline">
        {text}
      </span>
    </>
  );
}
