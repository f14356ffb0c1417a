import { type ReactNode, useId } from 'react';

export interface NumberedSectionProps {
  /** The number that people name on the phone: "3.1". */
  number: string;
  /** The heading of the section, an `h2`. */
  title: string;
  /** The fields of the section. */
  children: ReactNode;
}

/** Margines: a part of a long form with its number left of a thin line, as on paper; above the title on phones. */
export function NumberedSection({ number, title, children }: NumberedSectionProps) {
  const titleId = useId();

  return (
    <section aria-labelledby={titleId} className="group tablet:grid tablet:grid-cols-margin tablet:gap-x-5">
      <p className="pb-1 font-mono text-sm leading-none font-semibold text-accent-text tablet:border-e-2 tablet:border-accent-line tablet:pt-2.5 tablet:pe-4.5 tablet:text-end">
        {number}
      </p>
      <div className="grid min-w-0 gap-4 pb-8 group-last:pb-4 tablet:gap-5 tablet:pb-10">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
