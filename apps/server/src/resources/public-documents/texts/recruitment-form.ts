import { type FieldSpec, YES_NO } from '@urzad/domain';
import { CHILD_FIELDS, PERSON_FIELDS, registrationSteps } from '@urzad/grants';
import type { BlankBlock, BlankSection } from '../../../documents/document-renderer';
import { choices, fields, section, signature, statements } from '../blocks';
import type { DocumentFacts } from '../facts';
import { attachmentParts } from './form-attachments';

/** More answers than these are written down, not ticked. */
const TICKED_MAX = 9;

/** The recruitment form (D5) with the questions of the portal, and its attachments (D5a). */
export function recruitmentFormText({ appName, projectNumber }: DocumentFacts) {
  return {
    title: 'Formularz rekrutacyjny',
    lead: `Projekt „${appName}”, nr ${projectNumber}. Ten sam formularz wypełnisz, podpiszesz i złożysz w portalu. Kroki 4 i 5 wypełnij osobno dla każdego dziecka.`,
    parts: [
      {
        title: '',
        sections: [
          ...registrationSteps.map(stepOf),
          section('Podpis', statements('Dane podane w formularzu są prawdziwe.'), signature('Data i podpis')),
        ],
      },
      ...attachmentParts(),
    ],
  };
}

function stepOf({ number, pl, fields: names, perChild }: (typeof registrationSteps)[number]): BlankSection {
  const specs: Readonly<Record<string, FieldSpec>> = perChild ? CHILD_FIELDS : PERSON_FIELDS;
  return section(`${number}. ${pl}`, ...blocksOf(names.map((name) => specs[name])));
}

/** Questions that follow each other and are written down share a table. */
function blocksOf(specs: readonly (FieldSpec | undefined)[]): BlankBlock[] {
  const blocks: BlankBlock[] = [];
  for (const spec of specs) {
    if (!spec || spec.derived) continue;
    const last = blocks.at(-1);
    const block = blockOf(spec);
    if (block.kind === 'fields' && last?.kind === 'fields') last.rows.push(...block.rows);
    else blocks.push(block);
  }
  return blocks;
}

function blockOf(spec: FieldSpec): BlankBlock {
  const label = spec.when ? `${spec.pl} (jeśli dotyczy)` : spec.pl;
  if (spec.type === 'declaration') return choices('', spec.pl);

  const options = spec.type === 'yesNo' ? YES_NO : (spec.options ?? []);
  const isTicked = options.length > 0 && options.length <= TICKED_MAX;
  return isTicked ? choices(label, ...options.map(({ pl }) => pl)) : fields(label);
}
