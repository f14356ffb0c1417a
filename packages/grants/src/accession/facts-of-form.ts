import type { FileKind } from '../dictionaries/dictionaries';
import type { RegistrationForm } from '../registration-form/registration-form';
import { type AccessionFacts, accessionFactsOf } from './accession-facts';

/** What the form says of the facts of a document, with which an officer begins to read it. */
export function factsOfForm(
  { kind, child }: { kind: FileKind; child: number | null },
  form: RegistrationForm,
): AccessionFacts {
  const { employer_name, employer_nip, employer_address, leave_kind, leave_to } = form;
  const of = form.children[child ?? -1];
  const said: AccessionFacts = {
    ...{ employer_name, employer_nip, employer_address, leave_kind, leave_to },
    ...{ contract_kind: form.return_form, return_date: form.return_date },
    provider_name: of?.provider_name ?? '',
    register_no: of?.provider_register_no ?? '',
    provider_nip: of?.provider_nip ?? '',
    nanny_name: of?.provider_name ?? '',
  };
  return Object.fromEntries(Object.keys(accessionFactsOf(kind)).map((name) => [name, said[name] ?? '']));
}
