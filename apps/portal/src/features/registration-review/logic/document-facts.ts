import type { AccessionFile, Registration } from '@urzad/contract';
import { type AccessionFacts, accessionFactsOf, accessionSlots, presentFile } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';

/** What the officer begins with: what was read before, else what the application says. */
export function initialFacts(
  { kind, child, facts }: Pick<AccessionFile, 'kind' | 'child' | 'facts'>,
  { form }: Pick<Registration, 'form'>,
): AccessionFacts {
  const { employer_name, employer_nip, return_form, return_date, children } = formOfDraft(form);
  const of = children[child ?? -1];
  const said: AccessionFacts = {
    ...{ employer_name, employer_nip, contract_kind: return_form, return_date },
    provider_name: of?.provider_name ?? '',
    register_no: of?.provider_register_no ?? '',
    provider_nip: of?.provider_nip ?? '',
    nanny_name: of?.provider_name ?? '',
  };
  return Object.fromEntries(
    Object.keys(accessionFactsOf(kind)).map((name) => [name, facts[name] ?? said[name] ?? '']),
  );
}

/** How the check stands: what is left to look at, and whether the documents may be accepted or returned. */
export function checkState({ form, accession }: Pick<Registration, 'form' | 'accession'>) {
  const files = accession?.files ?? [];
  const left = files.filter(({ status }) => status === 'new').length;
  const isComplete = accessionSlots(formOfDraft(form)).every(
    (slot) => !slot.required || presentFile(files, slot),
  );
  return {
    left,
    mayReturn: left === 0 && files.some(({ status }) => status === 'rejected'),
    mayAccept: isComplete && files.every(({ status }) => status === 'accepted'),
  };
}
