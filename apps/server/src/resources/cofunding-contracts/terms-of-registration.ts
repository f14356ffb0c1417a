import { type IsoDate, isIsoDate } from '@urzad/domain';
import type { ContractProvider, ContractTerms } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import type { RegistrationRecord } from '../cofunding-registrations/public';

/** What the registration itself says of the terms of a contract: the values that a contract is compared with. */
export function termsOfForm({ form: draft }: Pick<RegistrationRecord, 'form'>): ContractTerms {
  const form = formOfDraft(draft);
  return {
    children: form.children.map(
      ({ pesel, firstname, lastname, care_form, care_start, care_months, planned_cost, ...child }, at) => ({
        position: at,
        ...{ firstname, lastname, pesel, care_form, care_start, care_months, planned_cost },
        provider: {
          id_careprovider: null,
          name: child.provider_name,
          register_no: child.provider_register_no,
          city: child.provider_city,
        },
      }),
    ),
    bank_account_number: form.bank_account_number,
    return_deadline: isIsoDate(form.return_date) ? form.return_date : null,
  };
}

interface AcceptedDocuments {
  /** Who cares for each child, by its place in the form. */
  providers: ReadonlyMap<number, CheckedProvider>;
  /** The certificate of the employer. */
  start: { return_date: IsoDate | null } | undefined;
}

/** The terms that a new contract begins with: as the accepted documents say them, otherwise as the form does. */
export function firstTerms(
  record: Pick<RegistrationRecord, 'form' | 'bank_account_number'>,
  { providers, start }: AcceptedDocuments,
): ContractTerms {
  const terms = termsOfForm(record);
  const children = terms.children.map((child) => {
    const checked = providers.get(child.position);
    if (!checked) return child;
    const { kind, ...provider } = checked;
    return { ...child, care_form: kind, provider };
  });
  return {
    children,
    bank_account_number: record.bank_account_number ?? terms.bank_account_number,
    return_deadline: start?.return_date ?? terms.return_deadline,
  };
}

/** A provider of care whose certificate was checked. */
export interface CheckedProvider extends ContractProvider {
  /** The form of care. */
  kind: string;
}
