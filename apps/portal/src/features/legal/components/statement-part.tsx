import type { ReactNode } from 'react';

export interface PartProps {
  title: string;
  id?: string;
  children: ReactNode;
}

/** One part of the statement, with the id that automatic checks look for on its heading. */
export function Part({ title, id, children }: PartProps) {
  return (
    <section className="u:grid u:gap-3">
      <h2 id={id} className="u:text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A machine-readable day. */
export function Day({ date, children }: { date: string; children: string }) {
  return <time dateTime={date}>{children}</time>;
}

/** A text of the office, a paragraph for each line. */
export function Lines({ text, lang }: { text: string; lang?: string }) {
  return (
    <div lang={lang} className="u:grid u:gap-3">
      {linesOf(text).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function linesOf(text: string): string[] {
  return [...new Set(text.split('\n').filter((line) => line.trim() !== ''))];
}
