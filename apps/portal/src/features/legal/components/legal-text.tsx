import { TextLink, useTypeset } from '@urzad/ui';
import type { ReactNode } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { type Clause, type LegalSection, typesetSections } from '../logic/legal-text';
import { legalMessages } from '../messages/legal';

export interface LegalTextProps {
  sections: readonly LegalSection[];
  /** Sections after them with more than statements, e.g. a table; listed in the contents too. */
  more?: readonly { title: string; content: ReactNode }[];
}

/** A legal text for reading on a screen: short lines, real headings, numbered statements. */
export function LegalText({ sections: written, more = [] }: LegalTextProps) {
  const typeset = useTypeset();
  const sections = typesetSections(written, typeset);

  return (
    <div className="grid items-start gap-8 desktop:grid-cols-3 desktop:gap-10">
      <Contents titles={[...sections, ...more].map(({ title }) => title)} />
      <div className="grid gap-8 desktop:col-span-2">
        <Sections sections={sections} />
        {more.map(({ title, content }, at) => (
          <section key={title} id={anchorOf(sections.length + at)} className="grid scroll-mt-6 gap-3">
            <h2 className="text-xl">{title}</h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}

function Sections({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div className="grid max-w-text gap-8">
      {sections.map((section, at) => (
        <section key={section.title} id={anchorOf(at)} className="grid scroll-mt-6 gap-3">
          <h2 className="text-xl">{section.title}</h2>
          <Clauses clauses={section.clauses} />
        </section>
      ))}
    </div>
  );
}

/** Beside the text where there is room, and sticky there. */
function Contents({ titles }: { titles: readonly string[] }) {
  const words = useMessages(legalMessages);

  return (
    <nav
      aria-label={words.contents}
      className="rounded-lg border border-line bg-surface p-5 desktop:sticky desktop:top-6 desktop:max-h-dvh desktop:overflow-y-auto"
    >
      <h2 className="mb-2 text-lg">{words.contents}</h2>
      <ul className="grid gap-x-6 text-sm tablet:grid-cols-2 desktop:grid-cols-1">
        {titles.map((title, at) => (
          <li key={title} className="py-1">
            <TextLink href={`#${anchorOf(at)}`}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A single statement has no number. */
function Clauses({ clauses }: { clauses: readonly Clause[] }) {
  const [first] = clauses;
  if (clauses.length === 1 && first !== undefined) return <ClauseText clause={first} />;

  return (
    <ol className="grid list-decimal gap-2 ps-7">
      {clauses.map((clause) => (
        <li key={typeof clause === 'string' ? clause : clause.text} className="ps-1">
          <ClauseText clause={clause} />
        </li>
      ))}
    </ol>
  );
}

function ClauseText({ clause }: { clause: Clause }) {
  if (typeof clause === 'string') return <p className="wrap-anywhere">{clause}</p>;

  return (
    <>
      <p>{clause.text}</p>
      <ul className="mt-1 grid list-disc gap-1 ps-6">
        {clause.points.map((point) => (
          <li key={point} className="wrap-anywhere">
            {point}
          </li>
        ))}
      </ul>
    </>
  );
}

function anchorOf(at: number): string {
  return `section-${at + 1}`;
}
