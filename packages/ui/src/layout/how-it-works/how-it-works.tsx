import { Clock } from 'lucide-react';
import { Icon } from '../../foundations/icon/icon';

/** One step of `HowItWorks`. */
export interface HowItWorksStep {
  /** The step: "Złóż zgłoszenie". */
  title: string;
  /** What the person does in it. */
  text: string;
  /** "15 minut", "do 14 dni". */
  duration?: string;
}

export interface HowItWorksProps {
  /** The steps in their order; titles are unique. */
  steps: readonly HowItWorksStep[];
}

/** All steps in a row of numbered blocks; on narrow screens one below another. */
export function HowItWorks({ steps }: HowItWorksProps) {
  return (
    <ol className="u:desktop:mt-10 u:desktop:grid u:desktop:auto-cols-fr u:desktop:grid-flow-col">
      {steps.map((step, at) => (
        <li
          key={step.title}
          className="u:relative u:ms-6 u:border-s-6 u:border-accent-line u:pb-7 u:ps-11 u:last:border-transparent u:last:pb-0 u:desktop:ms-0 u:desktop:border-t-6 u:desktop:border-s-0 u:desktop:pt-10 u:desktop:pe-5 u:desktop:pb-0 u:desktop:ps-0"
        >
          <span className="u:step-number u:absolute u:-top-1 u:-start-7 u:text-xl u:font-bold u:desktop:-top-7 u:desktop:start-0">
            {at + 1}
          </span>
          <h3 className="u:text-lg">{step.title}</h3>
          <p className="u:mt-1 u:mb-2 u:text-sm u:text-muted">{step.text}</p>
          {step.duration && (
            <p className="u:inline-flex u:items-center u:gap-1.5 u:rounded-sm u:border u:border-line u:bg-surface-sunken u:px-2 u:py-0.5 u:text-sm u:font-semibold">
              <Icon of={Clock} size="1.1em" />
              {step.duration}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
