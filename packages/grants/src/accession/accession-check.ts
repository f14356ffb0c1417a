import { addDays, foldForSearch, type IsoDate, isBankAccount } from '@urzad/domain';
import type { CallParams } from '../calls/call-params';
import type { FileKind } from '../dictionaries/dictionaries';
import { plannedSchedule } from '../ranking/planned-schedule';
import type { GrantErrors } from '../registration-form/grant-errors';
import type { RegistrationForm } from '../registration-form/registration-form';
import type { AccessionFacts } from './accession-facts';
import type { AccessionFileStatus } from './accession-file-status';
import { type AccessionSlot, accessionSlots, isSameSlot } from './accession-files';

interface AccessionFile {
  kind: string;
  child: number | null;
  status: AccessionFileStatus;
}

/** What a parent has given so far. */
export interface AccessionState {
  form: RegistrationForm;
  files: readonly AccessionFile[];
  bank_account_number: string | null;
  isPersonalDataSigned: boolean;
}

/** What is missing before the documents can be sent. */
export interface AccessionGaps {
  /** Required documents without a file, and those that the office returned. */
  slots: AccessionSlot[];
  isAccountMissing: boolean;
  isPersonalDataMissing: boolean;
}

export function accessionGaps({
  form,
  files,
  bank_account_number,
  isPersonalDataSigned,
}: AccessionState): AccessionGaps {
  return {
    slots: accessionSlots(form).filter((slot) => {
      const file = presentFile(files, slot);
      return file ? file.status === 'rejected' : slot.required;
    }),
    isAccountMissing: bank_account_number === null || !isBankAccount(bank_account_number),
    isPersonalDataMissing: !isPersonalDataSigned,
  };
}

/** How many things are still to be done. */
export function countGaps({ slots, isAccountMissing, isPersonalDataMissing }: AccessionGaps): number {
  return slots.length + (isAccountMissing ? 1 : 0) + (isPersonalDataMissing ? 1 : 0);
}

/** The file that a document has now; an exchanged one is none. */
export function presentFile<File extends AccessionFile>(
  files: readonly File[],
  slot: Pick<AccessionSlot, 'kind' | 'child'>,
): File | undefined {
  return files.find((file) => file.status !== 'removed' && isSameSlot(file, slot));
}

/** Kinds whose date of issue counts (E13). */
const OF_LABOUR: readonly FileKind[] = ['ZASW_PRACODAWCA', 'ZASW_PUP', 'ZASW_ZUS'];

interface CheckContext {
  form: RegistrationForm;
  params: CallParams;
  /** The day on which the documents were sent. */
  sent: IsoDate;
}

/** What the rules of the grant refuse about an accepted document (E8, E9, E13), by the names of its facts. */
export function accessionRuleErrors(
  { kind, facts }: { kind: FileKind; facts: AccessionFacts },
  { form, params, sent }: CheckContext,
): GrantErrors {
  const errors: GrantErrors = {};
  const { issued_date = '', in_register, nanny_pesel, nanny_name = '' } = facts;
  const oldest = addDays(sent, -params.labour_document_max_age_days);
  if (OF_LABOUR.includes(kind) && (issued_date < oldest || issued_date > sent)) {
    errors.issued_date = 'not-eligible-e13';
  }
  if (kind === 'ZASW_PLACOWKA' && in_register !== 'yes') errors.in_register = 'not-eligible-e8';
  if (kind === 'UMOWA_UAKTYWNIAJACA') {
    if (nanny_pesel === form.pesel) errors.nanny_pesel = 'not-eligible-e9';
    if (isParent(nanny_name, form)) errors.nanny_name = 'not-eligible-e9';
  }
  return errors;
}

/** Positions of the children whose care ends before it could be supported for a month (E5). */
export function childrenBeyondAge(form: RegistrationForm, params: CallParams): number[] {
  return form.children.flatMap((child, at) => (plannedSchedule(child, params).length === 0 ? at : []));
}

/** Of the other parent only the name is known. */
function isParent(nanny: string, { children }: RegistrationForm): boolean {
  const name = foldForSearch(nanny);
  return children.some(
    ({ other_parent_name }) => other_parent_name !== '' && foldForSearch(other_parent_name) === name,
  );
}
