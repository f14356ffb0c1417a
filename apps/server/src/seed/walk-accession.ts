import type { AccessionFile, Registration } from '@urzad/contract';
import { type AccessionFacts, type AccessionSlot, accessionSlots, isSameSlot } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { NANNY } from './seed-providers';
import { type Walker, walkRegistration } from './walk-registration';

/** The account of the demo data: no bank has its number. */
export const DEMO_ACCOUNT = '74999000090000000000000001';

/**
 * The documents stage in the order of the portal, over the same endpoints; each step returns the registration after it.
 */
export function walkAccession(walker: Walker) {
  const { find, step, signDocument } = walkRegistration(walker);

  const attach = (
    { id }: Registration,
    { kind, child }: Pick<AccessionSlot, 'kind' | 'child'>,
    filename: string,
  ) => step('attachproof', id, { kind, child, filename });
  const account = ({ id, row_version }: Registration, bank_account_number = DEMO_ACCOUNT) =>
    step('setaccount', id, { row_version, bank_account_number });
  const preparePersonalData = ({ id, row_version }: Registration, answers: object = {}) =>
    step('personaldata', id, { row_version, answers });
  const signPersonalData = (registration: Registration) => signDocument(registration, 'PERSONAL_DATA');
  const send = ({ id, row_version }: Registration) => step('senddocuments', id, { row_version });

  /** Everything that is asked for, sent to the office; what is there already stays. */
  async function sendAll(
    registration: Registration,
    upload: (slot: AccessionSlot) => Promise<string>,
    number?: string,
  ): Promise<Registration> {
    let after = registration;
    const { files = [], is_signed } = registration.accession ?? {};
    for (const slot of accessionSlots(formOfDraft(registration.form))) {
      const isThere = files.some((file) => isSameSlot(file, slot));
      if (slot.required && !isThere) after = await attach(after, slot, await upload(slot));
    }
    if (is_signed === 'yes') return send(after);
    after = await account(after, number);
    return send(await signPersonalData(await preparePersonalData(after)));
  }

  /** Of the office: every document accepted that is not yet, then all of them. */
  async function acceptAll(
    id: number,
    factsOf: (file: AccessionFile, registration: Registration) => AccessionFacts,
  ): Promise<Registration> {
    let after = await find(id);
    const files = after.accession?.files ?? [];
    for (const file of files.filter(({ status }) => status !== 'accepted')) {
      const { row_version } = after;
      const facts = factsOf(file, after);
      after = await step('checkproof', id, { row_version, id_file: file.id, status: 'accepted', facts });
    }
    return step('acceptdocuments', id, { row_version: after.row_version });
  }

  return { find, attach, account, preparePersonalData, signPersonalData, send, sendAll, acceptAll };
}

/** What an officer reads from a document that says the same as the form. */
export function demoFacts(
  { kind, child }: Pick<AccessionFile, 'kind' | 'child'>,
  { form }: Registration,
  days: { issued: string; employed_from: string },
): AccessionFacts {
  const { employer_name, employer_nip, return_form, children } = formOfDraft(form);
  const of = children[child ?? -1];
  const issued_date = days.issued;
  if (kind === 'ZASW_PUP' || kind === 'ZASW_ZUS') return { issued_date };
  if (kind === 'ZASW_PRACODAWCA') {
    return {
      issued_date,
      employer_name: employer_name || '„Fikcyjna” sp. z o.o.',
      employer_nip: employer_nip || '0000000017',
      contract_kind: return_form,
      employed_from: days.employed_from,
    };
  }
  if (kind === 'ZASW_PLACOWKA') {
    return {
      provider_name: of?.provider_name ?? '',
      register_no: of?.provider_register_no ?? '',
      provider_nip: of?.provider_nip ?? '',
      in_register: 'yes',
    };
  }
  if (kind === 'UMOWA_UAKTYWNIAJACA') {
    return {
      nanny_name: of?.provider_name ?? '',
      nanny_pesel: NANNY.nanny_pesel,
      contract_date: days.issued,
    };
  }
  return {};
}
