import { Clock } from 'lucide-react';
import { Icon } from '../../foundations/icon/icon';

export interface HowItWorksStep {
  title: string;
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
    <ol className="desktop:mt-10 desktop:grid desktop:auto-cols-fr desktop:grid-flow-col">
      {steps.map((step, at) => (
        <li
          key={step.title}
          className="relative ms-6 border-s-6 border-accent-line pb-7 ps-11 last:border-transparent last:pb-0 desktop:ms-0 desktop:border-t-6 desktop:border-s-0 desktop:pt-10 desktop:pe-5 desktop:pb-0 desktop:ps-0"
        >
          <span className="step-number absolute -top-1 -start-7 text-xl font-bold desktop:-top-7 desktop:start-0">
            {at + 1}
          </span>
          <h3 className="text-lg">{step.title}</h3>
          <p className="mt-1 mb-2 text-sm text-muted">{step.text}</p>
          {step.duration && (
            <p className="inline-flex items-center gap-1.5 rounded-sm border border-line bg-surface-sunken px-2 py-0.5 text-sm font-semibold">
              <Icon of={Clock} size="1.1em" />
              {step.duration}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
