import type { FileKind } from '@urzad/grants';
import type { RegistrationForm } from '@urzad/grants/schemas';
import { type DemoChild, type DemoDays, placeOfCare } from './demo-form';
import { FILLERS } from './fillers';
import { mailOf } from './seed-people';
import { PARENT_OF_BOTH, PARENT_OF_SECOND, SECOND_APPLICATION, SECOND_CALL } from './seed-second-application';
import { SETTLED_PEOPLE } from './settled-people';

/** The call whose result is published when the demo begins. */
export const OLD_CALL = '2/2026' as const;
/** The call before it, in whose contracts months have been paid. */
export const SETTLED_CALL = '1/2026' as const;

/** The state of a registration when the demo begins. */
export type PlannedEnd =
  | 'draft'
  | 'submitted'
  | 'formal_check'
  | 'formally_rejected'
  | 'not_qualified'
  | 'reserve'
  | 'documents'
  /** The documents for the contract are sent and accepted. */
  | 'contract_stage'
  /** Given a place, and given up after it. */
  | 'resigned';

/** One registration of the demo data: its owner, its submission, and its state. */
export interface RegistrationPlan {
  mail: string;
  /** Of another application than the default one. */
  application?: number;
  call: '1/2026' | '2/2026' | '1/2027' | typeof SECOND_CALL;
  /** Warsaw time with milliseconds; of a draft the last change. */
  sent: string;
  children: readonly DemoChild[];
  over?: Partial<RegistrationForm>;
  files: readonly FileKind[];
  end: PlannedEnd;
}

/** Days that suit the forms of each call. */
export const DAYS_OF_CALL: Record<RegistrationPlan['call'], DemoDays> = {
  '1/2026': { document: '2026-02-23', back: '2026-06-01' },
  '2/2026': { document: '2026-10-20', back: '2027-01-01' },
  '1/2027': { document: '2027-02-01', back: '2027-04-01' },
  [SECOND_CALL]: { document: '2027-02-01', back: '2027-04-01' },
};

const UNEMPLOYED: Partial<RegistrationForm> = {
  labour_status: 'bezrobotna_zarejestrowana',
  labour_since: '2025-11-03',
  employer_name: '',
  employer_nip: '',
  employer_address: '',
  job_title: '',
  leave_to: '',
};

const CLUB: Partial<DemoChild> = {
  care_form: 'KLUB',
  provider_name: 'Klub dziecięcy „Ślimaczek”',
  provider_register_no: '0002/KL',
  provider_nip: '0000000046',
  ...placeOfCare('Szczecin'),
  planned_cost: 62_000,
};

const NANNY: Partial<DemoChild> = {
  care_form: 'NIANIA',
  provider_name: 'Halina Wzorowa-Testowa',
  provider_register_no: '',
  provider_nip: '',
  ...placeOfCare('Świdwin'),
  planned_cost: 260_000,
};

const DAY_CARER: Partial<DemoChild> = {
  care_form: 'DZIENNY',
  provider_name: 'Dzienna Opieka „Ćma”',
  provider_register_no: '0003/DO',
  provider_nip: '0000000052',
  ...placeOfCare('Białogard'),
  planned_cost: 90_000,
};

/** Points for a leave from work bring the first two of the ten a place, one of which becomes free again. */
const WITH_PLACE = 2;

/** Two follow on the reserve list behind Łucja, six get no place. */
const FILLING: readonly RegistrationPlan[] = FILLERS.map(({ firstname, lastname, child, sent }, at) => ({
  mail: mailOf(firstname, lastname),
  call: '2/2026',
  sent,
  children: [child],
  ...(at >= WITH_PLACE && { over: UNEMPLOYED }),
  files: [at >= WITH_PLACE ? 'ZASW_PUP' : 'ZASW_PRACODAWCA'],
  end: at === 0 ? 'contract_stage' : at < WITH_PLACE ? 'resigned' : at <= 3 ? 'reserve' : 'not_qualified',
}));

/**
 * The parents of Process §8.2 with a registration (people in a later stage wait in `contract_stage`), and a
 * few more, so that the queue has work in it.
 */
const NAMED: readonly RegistrationPlan[] = [
  {
    mail: 'anna.przykladowa@example.com',
    call: '2/2026',
    sent: '2026-11-03 08:00:00.412',
    children: [{ firstname: 'Zosia', lastname: 'Przykładowa', pesel: '25231400023' }],
    files: ['ZASW_PRACODAWCA'],
    end: 'contract_stage',
  },
  {
    mail: 'katarzyna.wzorcowa@example.com',
    call: '2/2026',
    sent: '2026-11-03 08:00:01.087',
    children: [
      { firstname: 'Ola', lastname: 'Wzorcowa', pesel: '25211500028' },
      { firstname: 'Kuba', lastname: 'Wzorcowy', pesel: '25211500011', ...CLUB },
    ],
    files: ['ZASW_PRACODAWCA'],
    end: 'contract_stage',
  },
  {
    mail: 'joanna.zolwinska@example.com',
    call: '2/2026',
    sent: '2026-11-03 08:04:19.350',
    children: [
      {
        ...NANNY,
        firstname: 'Stanisław',
        lastname: 'Żółwiński',
        pesel: '24222900036',
        disability: 'yes',
        other_parent_name: 'Jan Żółwiński',
        other_parent_works: 'yes',
      },
    ],
    files: ['ZASW_PRACODAWCA', 'ORZECZENIE'],
    end: 'contract_stage',
  },
  {
    mail: 'marek.fikcyjny@example.com',
    call: '2/2026',
    sent: '2026-11-03 11:27:45.901',
    children: [{ firstname: 'Hania', lastname: 'Fikcyjna', pesel: '25282200047' }],
    over: { ...UNEMPLOYED, crit_single: 'yes' },
    files: ['ZASW_PUP'],
    end: 'contract_stage',
  },
  {
    mail: 'oksana.demonstracyjna@example.com',
    call: '2/2026',
    sent: '2026-11-04 09:12:30.006',
    children: [{ ...DAY_CARER, firstname: 'Maksym', lastname: 'Demonstracyjny', pesel: '25260200054' }],
    over: { citizenship: 'UA', migrant: 'TAK' },
    files: ['ZASW_PRACODAWCA'],
    end: 'documents',
  },
  {
    mail: 'lucja.cwiczebna@example.com',
    call: '2/2026',
    sent: '2026-11-05 15:29:58.740',
    children: [{ ...DAY_CARER, firstname: 'Maja', lastname: 'Ćwiczebna', pesel: '24251900061' }],
    over: { ...UNEMPLOYED, crit_big_family: 'yes' },
    files: ['ZASW_PUP'],
    end: 'reserve',
  },
  {
    mail: 'sliwka.testowa@example.com',
    call: '2/2026',
    sent: '2026-11-05 11:30:00.625',
    children: [{ firstname: 'Iga', lastname: 'Testowa', pesel: '26291000028' }],
    files: ['ZASW_PRACODAWCA'],
    end: 'formally_rejected',
  },
  {
    mail: 'grazyna.zrodlana@example.com',
    call: '1/2027',
    sent: '2027-02-08 08:00:00.219',
    children: [
      { firstname: 'Kaja', lastname: 'Źródlana', pesel: '25270300151' },
      { firstname: 'Leon', lastname: 'Źródlany', pesel: '25270300137', ...CLUB },
    ],
    over: { crit_single: 'yes' },
    files: ['ZASW_PRACODAWCA'],
    end: 'formal_check',
  },
  {
    mail: 'tomasz.wymyslony@example.com',
    call: '1/2027',
    sent: '2027-02-08 08:00:03.655',
    children: [{ firstname: 'Antoni', lastname: 'Wymyślony', pesel: '25250600112' }],
    over: { ...UNEMPLOYED, crit_big_family: 'yes' },
    files: ['ZASW_PUP'],
    end: 'submitted',
  },
  {
    mail: 'zaneta.geslowa@example.com',
    call: '1/2027',
    sent: '2027-02-08 19:41:12.030',
    children: [{ firstname: 'Łucjan', lastname: 'Gęślowy', pesel: '26211500124', ...CLUB }],
    files: ['ZASW_PRACODAWCA'],
    end: 'submitted',
  },
  {
    mail: 'bartlomiej.cwierc-nowakowski@example.com',
    call: '1/2027',
    sent: '2027-02-09 07:15:44.508',
    children: [
      {
        ...NANNY,
        firstname: 'Róża',
        lastname: 'Ćwierć-Nowakowska',
        pesel: '24312000141',
        other_parent_name: 'Agata Ćwierć-Nowakowska',
        other_parent_works: 'yes',
      },
    ],
    over: { disability: 'TAK', special_needs: 'pętla indukcyjna' },
    files: ['ZASW_PRACODAWCA', 'ORZECZENIE'],
    end: 'submitted',
  },
  {
    mail: 'pawel.slimakowy@example.com',
    call: '1/2027',
    sent: '2027-02-09 16:20:07.883',
    children: [{ firstname: 'Ignacy', lastname: 'Ślimakowy', pesel: '25313000079' }],
    files: ['ZASW_PRACODAWCA'],
    end: 'submitted',
  },
  {
    mail: 'sliwka.testowa@example.com',
    call: '1/2027',
    sent: '2027-02-09 20:02:00.000',
    children: [{ firstname: 'Iga', lastname: 'Testowa', pesel: '26291000028' }],
    over: { decl_rules: '', decl_truth: '', decl_return: '', return_date: '' },
    files: [],
    end: 'draft',
  },
];

/** Those of the second application: so few that its lists differ at a glance. */
const SECOND: readonly RegistrationPlan[] = [
  {
    mail: PARENT_OF_BOTH,
    application: SECOND_APPLICATION,
    call: SECOND_CALL,
    sent: '2027-02-02 10:15:30.120',
    children: [{ firstname: 'Lena', lastname: 'Podwójna', pesel: '25261001784' }],
    files: ['ZASW_PRACODAWCA'],
    end: 'submitted',
  },
  {
    mail: PARENT_OF_SECOND,
    application: SECOND_APPLICATION,
    call: SECOND_CALL,
    sent: '2027-02-03 12:40:05.470',
    children: [{ firstname: 'Igor', lastname: 'Pilotowy', pesel: '25280501799' }],
    files: ['ZASW_PRACODAWCA'],
    end: 'submitted',
  },
];

const SETTLED: readonly RegistrationPlan[] = SETTLED_PEOPLE.map(
  ({ firstname, lastname, children, sent }) => ({
    mail: mailOf(firstname, lastname),
    call: SETTLED_CALL,
    sent,
    children,
    over: { labour_since: '2025-12-01' },
    files: ['ZASW_PRACODAWCA'],
    end: 'contract_stage',
  }),
);

/** In the order of submission, which is that of the numbers. */
export const REGISTRATION_PLANS: readonly RegistrationPlan[] = [
  ...NAMED,
  ...FILLING,
  ...SETTLED,
  ...SECOND,
].toSorted((one, other) => one.sent.localeCompare(other.sent));
