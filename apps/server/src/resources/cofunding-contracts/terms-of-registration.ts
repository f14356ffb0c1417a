import { isIsoDate } from '@urzad/domain';
import type { ContractChild, ContractProvider, ContractTerms } from '@urzad/grants';
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

/** The terms that a new contract begins with. @param providers of each child, as its certificate was checked */
export function firstTerms(
  record: Pick<RegistrationRecord, 'form'>,
  providers: readonly (CheckedProvider | null)[],
): { children: ContractChild[] } & Omit<ContractTerms, 'children'> {
  const terms = termsOfForm(record);
  const children = terms.children.map((child) => {
    const checked = providers[child.position];
    if (!checked) return child;
    const { kind, ...provider } = checked;
    return { ...child, care_form: kind, provider };
  });
  return { ...terms, children };
}

/** A provider of care whose certificate was checked. */
export interface CheckedProvider extends ContractProvider {
  /** The form of care. */
  kind: string;
}
