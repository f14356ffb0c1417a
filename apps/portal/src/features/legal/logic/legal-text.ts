import type { OfficeView } from '@urzad/contract';
import type { LegalSection } from '@urzad/grants';

/** Facts about the portal and its office in the privacy policy. */
export interface PrivacyFacts {
  appName: string;
  office: OfficeView;
}

/** The same sections, each text typeset, e.g. with no-break spaces. */
export function typesetSections(
  sections: readonly LegalSection[],
  typeset: (text: string) => string,
): LegalSection[] {
  return sections.map(({ title, clauses }) => ({
    title: typeset(title),
    clauses: clauses.map((clause) =>
      typeof clause === 'string'
        ? typeset(clause)
        : { text: typeset(clause.text), points: clause.points.map(typeset) },
    ),
  }));
}
