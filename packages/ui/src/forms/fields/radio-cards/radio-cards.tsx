import type { ReactNode } from 'react';
import { Icon, type SvgIcon } from '../../../foundations/icon/icon';
import { ChoiceBox, READ_ROW } from '../../field/choice-box';
import type { ChoiceOption } from '../../field/choice-option';
import { type FieldState, takeFrame } from '../../field/field-props';
import { GroupFrame } from '../../field/group-frame';
import { type RadioFieldProps, radioProps } from '../../field/radio-props';
import { useField } from '../../field/use-field';

/** One of the choices of `RadioCards`. */
export interface RadioCardOption extends ChoiceOption {
  /** At the end of the card's line, on phones below: an amount. */
  side?: ReactNode;
  /** At the end of the card's line: a sign of the answer, which says nothing that the label does not. */
  icon?: SvgIcon;
}

export interface RadioCardsProps extends RadioFieldProps {
  /** The answers, a card each. */
  options: readonly RadioCardOption[];
  /** Cards side by side from the tablet on, for short ones. @default 1 */
  columns?: 1 | 2 | undefined;
}

/** One of a few important answers: large cards with details. Read-only, only the text of the chosen one is shown. */
export function RadioCards({ options, columns = 1, ...props }: RadioCardsProps) {
  const [frame] = takeFrame(props);
  const field = useField(frame);

  return (
    <GroupFrame {...frame} field={field} name={props.name} role="radiogroup">
      <div className={columns === 2 ? 'u:grid u:gap-2 u:tablet:grid-cols-2' : 'u:grid u:gap-2'}>
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
function Card({ option: { label, side, icon, description }, id, state, children }: CardProps) {
  return (
    <label htmlFor={id} data-state={state} className={state === 'readonly' ? READ_ROW : CARD}>
      {children}
      <span className="u:flex u:min-w-0 u:flex-1 u:flex-wrap u:items-center u:justify-between u:gap-x-4">
        <span id={`${id}-name`} className="u:font-semibold">
          {label}
        </span>
        {side && (
          <span
            id={`${id}-side`}
            className="u:basis-full u:text-sm u:text-muted u:tabular-nums u:tablet:basis-auto"
          >
            {side}
          </span>
        )}
        {description && (
          <span id={`${id}-text`} className="u:basis-full u:text-sm u:text-muted">
            {description}
          </span>
        )}
      </span>
      {icon && <Icon of={icon} size="1.4em" className="u:mt-px u:text-accent-text" />}
    </label>
  );
}

const CARD = [
  'u:ring-within u:flex u:items-start u:gap-3 u:rounded-lg u:border-control u:border-line-strong u:bg-surface u:px-4 u:py-3.5',
  'u:not-has-disabled:cursor-pointer u:not-has-disabled:hover:border-ink',
  'u:has-checked:border-accent u:has-checked:bg-accent-subtle u:has-checked:inset-ring u:has-checked:inset-ring-accent',
  'u:has-disabled:cursor-not-allowed u:has-disabled:border-dashed u:has-disabled:bg-bg-disabled',
  'u:data-[state=invalid]:border-error-border',
].join(' ');
