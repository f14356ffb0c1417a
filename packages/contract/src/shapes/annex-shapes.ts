import { codesOf } from '@urzad/domain';
import {
  ANNEX_FIELD_CODES,
  ANNEX_KIND_CODES,
  ANNEX_LAW,
  ANNEX_STATUSES,
  CARE_FORM,
  CO_FUNDING_STATUSES,
  MONTH_STATUSES,
  WORDED_ANNEX_KINDS,
} from '@urzad/grants';
import { callParams } from '@urzad/grants/schemas';
import * as z from 'zod/mini';
import { CareProvider, preparedPage, preparedRow } from './contract-shapes';
import { lenient } from './lenient';
import { Grosze, Id, IsoDate, IsoDateTime, seen, tidyFree, tidyLine, YesNo } from './shapes';

const StatusCode = z.enum(ANNEX_STATUSES.codes);
const Month = z.string().check(z.regex(/^[0-9]{4}-(0[1-9]|1[0-2])$/));

/** The longest words of a change that the office writes itself. */
export const ANNEX_TEXT_MAX = 1000;
const Line = z.string().check(tidyLine, seen, z.maxLength(200));
const Text = z.string().check(tidyFree, z.maxLength(ANNEX_TEXT_MAX));

/** The change of the support of one child; `null`: stays as it is. */
const CareChange = z.strictObject({
  id_grant: Id,
  provider: z.nullable(
    z.strictObject({
      id_careprovider: z.nullable(Id),
      name: Line,
      register_no: z.string().check(tidyLine, z.maxLength(40)),
      city: z.string().check(tidyLine, z.maxLength(100)),
    }),
  ),
  care_form: z.nullable(z.enum(codesOf(CARE_FORM))),
  planned_cost: z.nullable(Grosze.check(z.positive())),
  date_to: z.nullable(IsoDate),
  born_date: z.nullable(IsoDate),
  suspended: z.nullable(
    z.strictObject({
      months: z.array(Month).check(z.minLength(1), z.maxLength(24)),
      shifted: YesNo,
    }),
  ),
});

/** The same as it is answered. */
const ShownChange = z.object({
  provider: z.nullable(CareProvider),
  care_form: z.nullable(z.enum(codesOf(CARE_FORM))),
  planned_cost: z.nullable(Grosze),
  date_to: z.nullable(IsoDate),
  born_date: z.nullable(IsoDate),
  suspended: z.nullable(z.object({ months: z.array(z.string()), shifted: YesNo })),
});

const WordedChange = z.strictObject({
  kind: z.enum(WORDED_ANNEX_KINDS),
  label: Line,
  before: Text,
  after: Text.check(seen),
});

/** All that an annex changes: what the office may write. Its kinds follow from it (`annexKinds`). */
export const annexChange = {
  care: z.array(CareChange).check(z.maxLength(20)),
  /** Only where the call changes an account by an annex (`annex_for_account`). */
  bank_account_number: z.nullable(z.string().check(z.maxLength(40))),
  texts: z.array(WordedChange).check(z.maxLength(10)),
};

/** One row of the list of annexes. Amounts are grosze. */
export const AnnexRow = z.object({
  id: Id,
  /** `UM/II/0041/2026-A1` */
  number: z.string(),
  status: StatusCode,
  kinds: z.array(z.enum(ANNEX_KIND_CODES)),
  id_contract: Id,
  contract_number: z.string(),
  call_number: z.string(),
  /** The parent. */
  person: z.string(),
  /** The first day of the month from which it holds. */
  valid_from: IsoDate,
  /** The most that the contract pays without it and with it. */
  amount_before: Grosze,
  amount_after: Grosze,
  ...preparedRow,
});
export type AnnexRow = z.infer<typeof AnnexRow>;

/** The support of one child with its months. */
const CareTerms = z.object({
  care_form: z.enum(codesOf(CARE_FORM)),
  provider: CareProvider,
  planned_cost: Grosze,
  /** Basis points, and what a month pays at most. */
  rate: z.int(),
  cap: Grosze,
  date_from: IsoDate,
  date_to: IsoDate,
  born_date: z.nullable(IsoDate),
  amount_total: Grosze,
  schedule: z.array(
    z.object({
      month: z.string(),
      days: z.int(),
      limit: Grosze,
      status: z.enum(MONTH_STATUSES.codes),
      paid: Grosze,
    }),
  ),
});

/** A co-funding that an annex may change, as it is, with the change and what comes of it. */
export const AnnexCare = z.object({
  id_grant: Id,
  /** `DOF/0041/1` */
  number: z.string(),
  status: z.enum(CO_FUNDING_STATUSES.codes),
  child_firstname: z.string(),
  child_lastname: z.string(),
  now: CareTerms,
  /** Months of the child that co-fundings before it, which annexes have replaced, have used. */
  earlier: z.optional(z.array(z.string())),
  /** `null` while the annex does not change it. */
  change: z.nullable(ShownChange),
  /** What remains of the co-funding before `valid_from`; `null` while the annex does not change it. */
  kept: z.nullable(z.object({ date_to: IsoDate, months: z.int(), amount: Grosze })),
  /** The new co-funding from `valid_from`; `null` while the annex does not change it, or leaves no month. */
  after: z.nullable(CareTerms),
});
export type AnnexCare = z.infer<typeof AnnexCare>;

/** One row of the table „było / jest”: `annexRowLabel` and `annexValueText` of `@urzad/grants` say it in words. */
export const AnnexTableRow = z.object({
  field: z.enum(ANNEX_FIELD_CODES),
  /** The child that it is about; `null`: the whole contract. */
  child: z.nullable(z.string()),
  /** Words of the office in place of those of the field. */
  label: z.nullable(z.string()),
  before: z.string(),
  after: z.string(),
});
export type AnnexTableRow = z.infer<typeof AnnexTableRow>;

const HistoryEntry = z.object({ date: IsoDateTime, status: StatusCode, officer: z.nullable(z.string()) });

/** An annex with all data of its screens (Process §2.11). */
export const Annex = z.object({
  ...AnnexRow.shape,
  ...preparedPage,
  id_member: Id,
  id_registration: Id,
  reason: z.string(),
  /** The co-fundings of the contract that are not over, in their order. */
  care: z.array(AnnexCare),
  /** That of the contract, and the one that the annex brings. */
  bank_account_now: z.string(),
  bank_account_number: z.nullable(z.string()),
  /** Whether the call changes an account by an annex. */
  account_by_annex: YesNo,
  texts: z.array(
    z.object({
      kind: z.enum(WORDED_ANNEX_KINDS),
      label: z.string(),
      before: z.string(),
      after: z.string(),
    }),
  ),
  /** The table „było / jest”. Empty while nothing changes. */
  rows: z.array(AnnexTableRow),
  contract_to: IsoDate,
  /** The last day of the contract with it. */
  contract_to_after: IsoDate,
  /** What returns to the call when it is in force, and what it needs beyond the reserved sum. */
  returns: Grosze,
  needs: Grosze,
  /** What the call has left beside all that is reserved for others; negative where that is more than it has. Staff only. */
  free: z.nullable(z.int()),
  /** What `afterAnnex` of `@urzad/grants` counts by, for who writes the annex. Staff only. */
  params: z.nullable(
    lenient(
      z.pick(callParams, {
        ...({ cap: true, prorata: true, months_max: true } as const),
        ...({ age_max_years: true, care_forms: true } as const),
      }),
    ),
  ),
  /** The earliest first day; one before it needs a person with `cofunding_contract_initial`. Staff only. */
  valid_from_min: z.nullable(IsoDate),
  /** Why it was refused or cancelled; `null` where the term passed. */
  end_note: z.nullable(z.string()),
  /** The case that it came of, else the one in which its documents are filed. */
  id_officecase: z.nullable(Id),
  /** Steps that this caller may do now, as in the law of `@urzad/grants`. */
  steps: z.array(z.enum(ANNEX_LAW.steps)),
  history: z.array(HistoryEntry),
});
export type Annex = z.infer<typeof Annex>;
