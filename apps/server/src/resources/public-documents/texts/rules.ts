import { statutePl } from '@urzad/grants';
import { section, statements } from '../blocks';
import type { DocumentFacts } from '../facts';

/** The rules (D1), in the words of the page `/statute`. */
export function rulesText({ statute, appName }: DocumentFacts) {
  const sections = statute
    ? statutePl(statute).map(({ title, clauses }) => section(title, statements(...clauses)))
    : [section('', statements('Regulamin opublikujemy razem z ogłoszeniem o naborze.'))];
  const call = statute ? `Edycja ${statute.call.edition}, nabór ${statute.call.number}.` : '';

  return {
    title: 'Regulamin rekrutacji i uczestnictwa',
    lead: `Projekt „${appName}”. ${call}`.trim(),
    parts: [{ title: '', sections }],
  };
}
