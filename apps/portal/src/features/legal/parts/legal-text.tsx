import { useMessages } from '../../../shared/i18n/messages';
import { legalMessages } from '../messages';
import type { Clause, LegalSection } from '../texts/legal-text';

export interface LegalTextProps {
  sections: readonly LegalSection[];
  /** Long texts begin with a list of their parts. @default false */
  withContents?: boolean;
}

/** A legal text to be read on a screen: short lines, real headings, numbered statements. */
export function LegalText({ sections, withContents = false }: LegalTextProps) {
  return (
    <div className="grid max-w-text gap-8">
      {withContents && <Contents sections={sections} />}
      {sections.map((section, at) => (
        <section key={section.title} id={anchorOf(at)} className="grid scroll-mt-6 gap-3">
          <h2 className="text-xl">{section.title}</h2>
          <Clauses clauses={section.clauses} />
        </section>
      ))}
    </div>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const words = useMessages(legalMessages);

  return (
    <nav aria-label={words.contents} className="rounded-lg border border-line bg-surface p-5">
      <h2 className="mb-2 text-lg">{words.contents}</h2>
      <ul className="grid gap-x-6 text-sm tablet:grid-cols-2">
        {sections.map((section, at) => (
          <li key={section.title} className="py-1">
            <a href={`#${anchorOf(at)}`} className="link-look">
              {section.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One statement needs no number. */
function Clauses({ clauses }: { clauses: readonly Clause[] }) {
  const [first] = clauses;
  if (clauses.length === 1 && first !== undefined) return <ClauseText clause={first} />;

  return (
    <ol className="grid list-decimal gap-2 pl-7">
      {clauses.map((clause) => (
        <li key={typeof clause === 'string' ? clause : clause.text} className="pl-1">
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
      <ul className="mt-1 grid list-disc gap-1 pl-6">
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
