import { type ReactNode, useId } from 'react';

export interface FoundationPageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page of Storybook for designers and developers; its texts are English. */
export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <article lang="en" className="u:mx-auto u:grid u:max-w-page u:grid-cols-1 u:gap-10 u:py-4 u:text-ink">
      <header className="u:grid u:grid-cols-1 u:gap-3">
        <h1 className="u:text-3xl u:wrap-break-word">{title}</h1>
        <p className="u:max-w-text u:text-lg u:text-muted">{lead}</p>
      </header>
      {children}
    </article>
  );
}

export interface FoundationSectionProps {
  title: string;
  says?: ReactNode;
  children: ReactNode;
}

export function FoundationSection({ title, says, children }: FoundationSectionProps) {
  const heading = useId();

  return (
    <section aria-labelledby={heading} className="u:grid u:gap-4">
      <div className="u:grid u:gap-1 u:border-t u:border-line u:pt-4">
        <h2 id={heading} className="u:text-xl">
          {title}
        </h2>
        {says && <p className="u:max-w-text u:text-muted">{says}</p>}
      </div>
      {children}
    </section>
  );
}

/** The name of a token, as it is written in code. */
export function TokenName({ children }: { children: ReactNode }) {
  return <code className="u:file-number">{children}</code>;
}
