import type { Grosze, IsoDate, IsoMonth } from '@urzad/domain';
import type { ContractProvider } from '../contracts/contract-terms';
import type { CareForm } from '../dictionaries/dictionaries';
import { ANNEX_KIND_CODES, type AnnexKind, type WordedAnnexKind } from './annex-kinds';

/** What an annex changes in the support of one child; `null`: stays as it is. */
export interface CoFundingChange {
  provider: ContractProvider | null;
  care_form: CareForm | null;
  planned_cost: Grosze | null;
  /** The last day of the support. */
  date_to: IsoDate | null;
  /** The right day of birth of the child: it can only shorten the support (Order §12). */
  born_date: IsoDate | null;
  suspended: SuspendedMonths | null;
}

/** Whole months for which nothing is paid. */
export interface SuspendedMonths {
  months: readonly IsoMonth[];
  /** `yes`: each adds a month at the end; `no`: they are left out. */
  shifted: 'yes' | 'no';
}

/** A change that the office writes in words, as it was and as it is. */
export interface WordedChange {
  kind: WordedAnnexKind;
  /** What is changed: „Nazwisko”, „§ 6 ust. 2”. */
  label: string;
  before: string;
  after: string;
}

/** All that an annex changes in a contract. */
export interface AnnexChange {
  care: readonly (CoFundingChange & { id_grant: number })[];
  bank_account_number: string | null;
  texts: readonly WordedChange[];
}

/** An annex that changes nothing yet. */
export const NO_CHANGE: AnnexChange = { care: [], bank_account_number: null, texts: [] };

const KIND_OF = {
  provider: 'PLACOWKA',
  care_form: 'FORMA',
  planned_cost: 'KWOTA',
  date_to: 'OKRES',
  born_date: 'DZIECKO',
  suspended: 'ZAWIESZENIE',
} as const satisfies Record<keyof CoFundingChange, AnnexKind>;

/** Whether the support of a child changes at all. */
export function isCareChanged(change: CoFundingChange): boolean {
  return careKeys.some((key) => change[key] !== null);
}

/** The kinds of an annex, in the order of the dictionary: they follow from what it changes. */
export function annexKinds({ care, bank_account_number, texts }: AnnexChange): AnnexKind[] {
  const found = new Set<AnnexKind>([
    ...care.flatMap((change) => careKeys.filter((key) => change[key] !== null).map((key) => KIND_OF[key])),
    ...(bank_account_number === null ? [] : (['RACHUNEK'] as const)),
    ...texts.map(({ kind }) => kind),
  ]);
  return ANNEX_KIND_CODES.filter((kind) => found.has(kind));
}

const careKeys = ['provider', 'care_form', 'planned_cost', 'date_to', 'born_date', 'suspended'] as const;
