import type { AccessionFile, Registration } from '@urzad/contract';
import { type AccessionFacts, accessionSlots, factsOfForm, presentFile } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { hasUnclear } from './decision-hints';

/** What the officer begins with: what was read before, else what the application says. */
export function initialFacts(
  { kind, child, facts }: Pick<AccessionFile, 'kind' | 'child' | 'facts'>,
  { form }: Pick<Registration, 'form'>,
): AccessionFacts {
  const said = factsOfForm({ kind, child }, formOfDraft(form));
  return Object.fromEntries(Object.entries(said).map(([name, text]) => [name, facts[name] ?? text]));
}

/** How the check stands: what is left to look at, and whether the documents may be accepted or returned. */
export function checkState({
  form,
  accession,
  unclear_signatures,
}: Pick<Registration, 'form' | 'accession' | 'unclear_signatures'>) {
  const files = accession?.files ?? [];
  const left = files.filter(({ status }) => status === 'new').length;
  const isComplete = accessionSlots(formOfDraft(form)).every(
    (slot) => !slot.required || presentFile(files, slot),
  );
  return {
    left,
    mayReturn: left === 0 && files.some(({ status }) => status === 'rejected'),
    mayAccept:
      isComplete && files.every(({ status }) => status === 'accepted') && !hasUnclear({ unclear_signatures }),
  };
}
