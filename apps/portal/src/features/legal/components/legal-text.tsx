import type { Clause, LegalSection } from '@urzad/grants';
import { TextLink, useTypeset } from '@urzad/ui';
import type { ReactNode } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { typesetSections } from '../logic/legal-text';
import { legalMessages } from '../messages/legal';
import { Unbroken } from './unbroken';

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
    <div className="u:grid u:items-start u:gap-8 u:desktop:grid-cols-3 u:desktop:gap-10">
      <Contents titles={[...sections, ...more].map(({ title }) => title)} />
      <div className="u:grid u:gap-8 u:desktop:col-span-2">
        <Sections sections={sections} />
        {more.map(({ title, content }, at) => (
          <section key={title} id={anchorOf(sections.length + at)} className="u:grid u:scroll-mt-6 u:gap-3">
            <h2 className="u:text-xl">{title}</h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}

function Sections({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div className="u:grid u:max-w-text u:gap-8">
      {sections.map((section, at) => (
        <section key={section.title} id={anchorOf(at)} className="u:grid u:scroll-mt-6 u:gap-3">
          <h2 className="u:text-xl">{section.title}</h2>
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
      className="u:relative u:rounded-lg u:border u:border-line u:bg-surface u:p-5 u:desktop:stays-beside u:desktop:max-h-dvh u:desktop:overflow-y-auto"
    >
      <h2 className="u:mb-2 u:text-lg">{words.contents}</h2>
      <ul className="u:grid u:gap-x-6 u:text-sm u:tablet:grid-cols-2 u:desktop:grid-cols-1">
        {titles.map((title, at) => (
          <li key={title} className="u:py-1">
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
    <ol className="u:grid u:list-decimal u:gap-2 u:ps-7">
      {clauses.map((clause) => (
        <li key={typeof clause === 'string' ? clause : clause.text} className="u:ps-1">
          <ClauseText clause={clause} />
        </li>
      ))}
    </ol>
  );
}

function ClauseText({ clause }: { clause: Clause }) {
  if (typeof clause === 'string')
    return (
      <p className="u:wrap-anywhere">
        <Unbroken text={clause} />
      </p>
    );

  return (
    <>
      <p>
        <Unbroken text={clause.text} />
      </p>
      <ul className="u:mt-1 u:grid u:list-disc u:gap-1 u:ps-6">
        {clause.points.map((point) => (
          <li key={point} className="u:wrap-anywhere">
            <Unbroken text={point} />
          </li>
        ))}
      </ul>
    </>
  );
}

function anchorOf(at: number): string {
  return `section-${at + 1}`;
}
