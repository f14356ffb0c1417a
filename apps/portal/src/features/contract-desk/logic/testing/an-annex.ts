import type { Annex, AnnexCare } from '@urzad/contract';

const MONTHS = Array.from({ length: 12 }, (_, at) => ({
  month: `2027-${String(at + 1).padStart(2, '0')}`,
  days: new Date(Date.UTC(2027, at + 1, 0)).getUTCDate(),
  limit: 114_000,
  paid: 0,
  status: at === 0 ? ('requested' as const) : ('open' as const),
}));

/** The support of a child in a nursery in 2027, which the annex does not change: 13 680,00 zł. */
export function aCare(own: Partial<AnnexCare> = {}): AnnexCare {
  return {
    ...{ id_grant: 1, number: 'DOF/0042/1', status: 'running' },
    ...{ child_firstname: 'Ola', child_lastname: 'Wzorcowa', change: null, kept: null, after: null },
    now: {
      ...{ care_form: 'ZLOBEK', planned_cost: 134_000, rate: 9500, cap: 114_000, born_date: '2025-11-15' },
      provider: {
        id_careprovider: 3,
        name: 'Żłobek „Pod Żółwikiem”',
        register_no: '0001/ZL',
        city: 'Stargard',
      },
      ...{ date_from: '2027-01-01', date_to: '2027-12-31', amount_total: 1_368_000, schedule: MONTHS },
    },
    ...own,
  };
}

/** An annex in preparation that changes nothing yet, of a contract of 20 748,00 zł. */
export function anAnnex(own: Partial<Annex> = {}): Annex {
  const moment = '2027-02-10T08:00:00.000Z';

  return {
    ...{ id: 1, number: 'UM/II/0042/2026-A1', status: 'draft', kinds: [], row_version: 1, version_no: 1 },
    ...{ id_contract: 1, contract_number: 'UM/II/0042/2026', call_number: 'II/2026' },
    ...{ person: 'Anna Wzorcowa', id_user: 1, id_member: 1, id_registration: 1, is_test: 'no' },
    ...{ valid_from: '2027-03-01', valid_from_min: '2027-03-01', reason: '', care: [aCare()] },
    ...{ bank_account_now: '', bank_account_number: null, account_by_annex: 'no', texts: [], rows: [] },
    ...{ amount_before: 2_074_800, amount_after: 2_074_800, returns: 0, needs: 0, free: 100_000 },
    ...{ contract_to: '2027-12-31', contract_to_after: '2027-12-31', params: null, prepared: null },
    ...{ asked: 'no', asked_date: null, initials: null, back_note: null, sent_date: null },
    ...{ sign_member_to: null, sign_office_to: null, is_overdue: 'no', member_sign_date: null },
    ...{ paper: null, paper_people: null, conclude_date: null, signatory: null, end_note: null },
    ...{ return_reason: null, return_note: null, documents: [], id_officecase: null },
    ...{ steps: [], history: [], create_date: moment, mod_date: moment },
    ...own,
  };
}
