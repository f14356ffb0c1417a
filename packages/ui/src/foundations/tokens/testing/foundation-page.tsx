import { type ReactNode, useId } from 'react';

export interface FoundationPageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page of Storybook for designers and developers; its texts are English. */
export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <article lang="en" className="mx-auto grid max-w-page gap-10 py-4 text-ink">
      <header className="grid gap-3">
        <h1 className="text-3xl">{title}</h1>
        <p className="max-w-text text-lg text-muted">{lead}</p>
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
    <section aria-labelledby={heading} className="grid gap-4">
      <div className="grid gap-1 border-t border-line pt-4">
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        {says && <p className="max-w-text text-muted">{says}</p>}
      </div>
      {children}
    </section>
  );
}

/** The name of a token, as it is written in code. */
export function TokenName({ children }: { children: ReactNode }) {
  return <code className="file-number">{children}</code>;
}
