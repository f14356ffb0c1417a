import { type ReactNode, useId } from 'react';

export interface NumberedSectionProps {
  /** The number that people name on the phone: "3.1". */
  number: string;
  /** The heading of the section, an `h2`. */
  title: string;
  /** A link beside the heading: "Zmień". */
  action?: ReactNode;
  /** The fields of the section. */
  children: ReactNode;
}

/** Margines: a part of a long form with its number left of a thin line, as on paper; above the title on phones. */
export function NumberedSection({ number, title, action, children }: NumberedSectionProps) {
  const titleId = useId();

  return (
    <section
      aria-labelledby={titleId}
      className="u:group u:tablet:grid u:tablet:grid-cols-margin u:tablet:gap-x-5"
    >
      <p className="u:pb-1 u:font-mono u:text-sm u:leading-none u:font-semibold u:text-accent-text u:tablet:border-e-2 u:tablet:border-accent-line u:tablet:pt-2.5 u:tablet:pe-4.5 u:tablet:text-end">
        {number}
      </p>
      <div className="u:grid u:min-w-0 u:gap-4 u:pb-8 u:group-last:pb-4 u:tablet:gap-5 u:tablet:pb-10">
        <div className="u:flex u:items-baseline u:justify-between u:gap-4">
          <h2 id={titleId} className="u:text-xl">
            {title}
          </h2>
          {action}
        </div>
        {children}
      </div>
    </section>
  );
}
