import { type IsoDate, isIsoDate } from '@urzad/domain';
import type { AccessionFacts } from '@urzad/grants';
import type { EmployerCertificateRow } from './table';

/** What is read from a certificate: the names of its facts are those of the columns. */
const TEXTS = [
  'employer_name',
  'employer_nip',
  'employer_regon',
  'employer_address',
  'contract_kind',
  'work_time',
  'work_place_community',
  'leave_kind',
  'issuer_name',
] as const;
const DAYS = [
  'issued_date',
  'employed_from',
  'employed_to',
  'leave_from',
  'leave_to',
  'return_date',
] as const;

type Employment = Pick<EmployerCertificateRow, (typeof TEXTS)[number] | (typeof DAYS)[number]>;

/** What the office has read from a certificate, as it is stored. */
export function employmentOf(facts: AccessionFacts): Employment {
  return {
    ...entriesOf(TEXTS, (name) => facts[name] || null),
    ...entriesOf(DAYS, (name) => dayOf(facts[name])),
  };
}

/** The same as the facts that they were. */
export function factsOfEmployment(row: Employment): AccessionFacts {
  return entriesOf([...TEXTS, ...DAYS], (name) => row[name] ?? '');
}

function entriesOf<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;
}

function dayOf(text: string | undefined): IsoDate | null {
  const day = text ?? '';
  return isIsoDate(day) ? day : null;
}
