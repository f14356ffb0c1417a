import type { ReactNode } from 'react';
import { ChoiceBox, READ_ROW } from '../field/choice-box';
import type { ChoiceOption } from '../field/choice-option';
import { type FieldState, takeFrame } from '../field/field-props';
import { GroupFrame } from '../field/group-frame';
import { type RadioFieldProps, radioProps } from '../field/radio-props';
import { useField } from '../field/use-field';

export interface RadioCardOption extends ChoiceOption {
  /** At the end of the card's line: an amount, an icon. */
  side?: ReactNode;
}

export interface RadioCardsProps extends RadioFieldProps {
  /** The answers, a card each. */
  options: readonly RadioCardOption[];
}

/** One of a few important answers: large cards with details. Read-only, only the text of the chosen one is shown. */
export function RadioCards({ options, ...props }: RadioCardsProps) {
  const [frame] = takeFrame(props);
  const field = useField(frame);

  return (
    <GroupFrame {...frame} field={field} name={props.name} role="radiogroup">
      <div className="grid gap-2">
        {options.map((option) => (
          <Card key={option.value} option={option} id={`${field.id}-${option.value}`} state={field.state}>
            <ChoiceBox
              {...radioProps(field, props, option)}
              {...cardNames(`${field.id}-${option.value}`, option)}
              type="radio"
              state={field.state}
            />
          </Card>
        ))}
      </div>
    </GroupFrame>
  );
}

/** Only the title names the radio: the rest of the card is its description. */
function cardNames(id: string, { side, description }: RadioCardOption) {
  const texts = [side && `${id}-side`, description && `${id}-text`].filter(Boolean);

  return { id, 'aria-labelledby': `${id}-name`, 'aria-describedby': texts.join(' ') || undefined };
}

interface CardProps {
  option: RadioCardOption;
  id: string;
  state: FieldState;
  children: ReactNode;
}

/** The whole card is the label, so all of it can be clicked. */
function Card({ option: { label, side, description }, id, state, children }: CardProps) {
  return (
    <label htmlFor={id} data-state={state} className={state === 'readonly' ? READ_ROW : CARD}>
      {children}
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
        <span id={`${id}-name`} className="font-semibold">
          {label}
        </span>
        {side && (
          <span id={`${id}-side`} className="basis-full text-sm text-muted tabular-nums tablet:basis-auto">
            {side}
          </span>
        )}
        {description && (
          <span id={`${id}-text`} className="basis-full text-sm text-muted">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}

const CARD = [
  'ring-within flex items-start gap-3 rounded-lg border-control border-line-strong bg-surface px-4 py-3.5',
  'not-has-disabled:cursor-pointer not-has-disabled:hover:border-ink',
  'has-checked:border-accent has-checked:bg-accent-subtle has-checked:inset-ring has-checked:inset-ring-accent',
  'has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:bg-bg-disabled',
  'data-[state=invalid]:border-error-border',
].join(' ');
