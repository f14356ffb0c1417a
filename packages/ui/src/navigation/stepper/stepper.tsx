import { Check, CircleAlert } from 'lucide-react';
import { cn } from '../../foundations/class-names/cn';
import { Icon } from '../../foundations/icon/icon';
import { Link } from '../../foundations/link/link';
import { type LocaleProp, useLabels } from '../../foundations/locale/locale';
import { type StepperLabels, stepperLabels } from './stepper.labels';

/** One step of a `Stepper`. */
export interface Step {
  /** The name of the step. */
  label: string;
  /** Only for a step that may be opened now. */
  href?: string;
  /** It was left with missing answers: an icon and a word replace the tick. */
  incomplete?: boolean;
}

export interface StepperProps extends LocaleProp {
  /** The steps in their order; labels are unique. */
  steps: readonly Step[];
  /** Counted from 0. Steps before it are done unless they are incomplete, those after it are to come. */
  current: number;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<StepperLabels>;
}

type StepState = 'done' | 'lacking' | 'now' | 'todo';

/** Full, partly full and empty, so that they differ without colour. */
const BAR = {
  done: 'u:step-done',
  lacking: 'u:step-now',
  now: 'u:step-now',
  todo: 'u:step-todo',
} satisfies Record<StepState, string>;

/** The steps of a form. On phones the bars stay and one sentence replaces the names. */
export function Stepper({ steps, current, labels, locale }: StepperProps) {
  const words = useLabels<StepperLabels>(stepperLabels, labels, locale);
  const next = steps[current + 1];

  return (
    <div className="u:part">
      <p className="u:text-muted u:tablet:hidden">
        {[words.place(current + 1, steps.length), next && words.next(next.label)].filter(Boolean).join(' ')}
      </p>
      <div aria-hidden="true" className="u:mt-3.5 u:flex u:gap-1.5 u:tablet:hidden">
        {steps.map((step, at) => (
          <span
            key={step.label}
            className={cn('u:h-1.5 u:flex-1 u:rounded-xs', BAR[stateOf(step, at, current)])}
          />
        ))}
      </div>
      <ol
        aria-label={words.steps}
        className="u:hidden u:auto-cols-fr u:grid-flow-col u:gap-1.5 u:tablet:grid"
      >
        {steps.map((step, at) => (
          <StepItem
            key={step.label}
            {...step}
            number={at + 1}
            state={stateOf(step, at, current)}
            words={words}
          />
        ))}
      </ol>
    </div>
  );
}

function StepItem({
  label,
  href,
  number,
  state,
  words,
}: Step & { number: number; state: StepState; words: StepperLabels }) {
  const name = state === 'done' ? label : `${number}. ${label}`;

  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      data-state={state}
      className="u:text-sm u:leading-snug u:hyphens-auto u:wrap-break-word"
    >
      <span aria-hidden="true" className={cn('u:mb-2 u:block u:h-1.5 u:rounded-xs', BAR[state])} />
      {/* The bars stand closer to each other than names may. */}
      <span className={cn('u:block u:pe-3', state === 'now' ? 'u:font-semibold u:text-ink' : 'u:text-muted')}>
        {state === 'done' && <Icon of={Check} className="u:me-1.5 u:text-success-text" />}
        {state === 'lacking' && <Icon of={CircleAlert} className="u:me-1.5 u:text-warning-text" />}
        {href ? (
          <Link href={href} className="u:link-look">
            {name}
          </Link>
        ) : (
          <span className="u:part">{name}</span>
        )}
        {state === 'done' && <span className="u:sr-only">{` (${words.done})`}</span>}
        {state === 'lacking' && <span className="u:part">{` (${words.lacking})`}</span>}
      </span>
    </li>
  );
}

function stateOf({ incomplete }: Step, at: number, current: number): StepState {
  if (at === current) return 'now';
  if (at > current) return 'todo';
  return incomplete ? 'lacking' : 'done';
}
