import { Check } from 'lucide-react';
import { cn } from '../class-names/cn';
import { Icon } from '../icon/icon';
import { Link } from '../link/link-provider';
import { useLabels } from '../locale/locale';
import { type StepperLabels, stepperLabels } from './stepper.labels';

export interface Step {
  label: string;
  /** Only for a step that may be opened now. */
  href?: string;
}

export interface StepperProps {
  steps: readonly Step[];
  /** Counted from 0. Steps before it are done, those after it are to come. */
  current: number;
  labels?: Partial<StepperLabels>;
}

type StepState = 'done' | 'now' | 'todo';

/** Full, partly full and empty, so that no colour is needed to tell them apart. */
const BAR = { done: 'step-done', now: 'step-now', todo: 'step-todo' } satisfies Record<StepState, string>;

/** Where one is in a form, in words. On phones the bars stay and one sentence takes the place of the names. */
export function Stepper({ steps, current, labels }: StepperProps) {
  const words = useLabels<StepperLabels>(stepperLabels, labels);
  const next = steps[current + 1];

  return (
    <div>
      <p className="text-muted tablet:hidden">
        {words.place(current + 1, steps.length)} {next && words.next(next.label)}
      </p>
      <div aria-hidden="true" className="mt-3.5 flex gap-1.5 tablet:hidden">
        {steps.map((step, at) => (
          <span key={step.label} className={cn('h-1.5 flex-1 rounded-xs', BAR[stateOf(at, current)])} />
        ))}
      </div>
      <ol aria-label={words.steps} className="hidden auto-cols-fr grid-flow-col gap-1.5 tablet:grid">
        {steps.map((step, at) => (
          <StepItem
            key={step.label}
            {...step}
            number={at + 1}
            state={stateOf(at, current)}
            done={words.done}
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
  done,
}: Step & { number: number; state: StepState; done: string }) {
  const name = state === 'done' ? label : `${number}. ${label}`;

  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      data-state={state}
      className="text-sm leading-snug"
    >
      <span aria-hidden="true" className={cn('mb-2 block h-1.5 rounded-xs', BAR[state])} />
      <span className={state === 'now' ? 'font-semibold text-ink' : 'text-muted'}>
        {state === 'done' && <Icon of={Check} className="me-1.5 text-success-text" />}
        {href ? (
          <Link href={href} className="link-look">
            {name}
          </Link>
        ) : (
          name
        )}
        {state === 'done' && <span className="sr-only"> ({done})</span>}
      </span>
    </li>
  );
}

function stateOf(at: number, current: number): StepState {
  if (at === current) return 'now';
  return at < current ? 'done' : 'todo';
}
