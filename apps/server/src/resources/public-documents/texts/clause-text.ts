import { CLAUSE_STATEMENT, informationClause } from '../../../documents/information-clause';
import { fields, section, signature, statements } from '../blocks';
import type { DocumentFacts } from '../facts';

/** The information clause (D8), art. 13 RODO, to read and to sign by hand. */
export function clauseText({ parties }: DocumentFacts) {
  const sections = informationClause(parties).map(({ title, paragraphs, points }, at) => {
    const [last = '', ...before] = paragraphs.toReversed();
    const texts = [...before.toReversed(), { text: last, points }];
    return section(`${at + 1}. ${title}`, ...texts.map((clause) => statements(clause)));
  });

  return {
    title: 'Klauzula informacyjna o przetwarzaniu danych osobowych',
    lead: '',
    parts: [
      {
        title: '',
        sections: [
          ...sections,
          section(
            'Oświadczenie',
            statements(CLAUSE_STATEMENT),
            fields('Imię i nazwisko', 'Dotyczy zgłoszenia (numer, jeśli jest)'),
            signature('Data i podpis'),
          ),
        ],
      },
    ],
  };
}
