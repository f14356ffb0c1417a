import { type Option, YES_NO } from '@urzad/domain';
import {
  CALL_STATUSES,
  CARE_FORM,
  CO_FUNDING_STATUSES,
  CONTRACT_STATUSES,
  END_REASON,
  EXIT_STATUS,
  ISCED,
  LABOUR,
  MEMBER_STATUSES,
  type Privilege,
  REGISTRATION_STATUSES,
  SEE_CALLS,
  SEE_CO_FUNDINGS,
  SEE_CONTRACTS,
  SEE_MEMBERS,
  SEE_REGISTRATIONS,
  SEX,
  YES_NO_REFUSED,
} from '@urzad/grants';
import { sql } from 'drizzle-orm';
import { visibleTo as callsVisibleTo } from '../../cofunding-calls/public';
import { contractsVisibleTo } from '../../cofunding-contracts/public';
import { grantsVisibleTo, membersVisibleTo } from '../../cofunding-members/public';
import { registrationsVisibleTo } from '../../cofunding-registrations/public';
import {
  day,
  moment,
  number,
  oneOf,
  optionsOf,
  person,
  price,
  type ReportSource,
  type SourceColumn,
  text,
  type Words,
} from '../report-source';
import { CALL, callFilter, OF_CALL } from './call-of-row';
import { ofPerson, personFilter, WHO } from './person-of-row';
import { provider } from './provider-of-row';

const STATUS: Words = ['Status', 'Status'];
const LISTS: readonly Option[] = [
  { code: 'in_zone', pl: 'W strefie włączenia', en: 'In the zone of inclusion' },
  { code: 'out_zone', pl: 'Poza strefą', en: 'Outside of the zone' },
];
const ofProject = (privilege: Privilege) =>
  ({ group: 'project', requires: ['report_show', privilege] }) as const;

const REGISTRATIONS = optionsOf(REGISTRATION_STATUSES);
const SENT = moment('send_date', ['Złożone', 'Submitted'], sql`cofundingregistration.send_date`, {
  order: { by: sql`cofundingregistration.send_date`, cast: 'timestamptz' },
});
const registrations: ReportSource = {
  ...ofProject(SEE_REGISTRATIONS),
  code: 'registrations',
  name: ['Zgłoszenia', 'Applications'],
  from: sql`cofundingregistration ${OF_CALL('cofundingregistration')} ${ofPerson('cofundingregistration.id_user')} left join "user" officer on officer.id = cofundingregistration.id_user_owner`,
  id: sql`cofundingregistration.id`,
  where: ({ viewer }) =>
    sql`${registrationsVisibleTo(viewer)} and cofundingregistration.send_date is not null`,
  columns: [
    text('number', ['Numer', 'Number'], sql`cofundingregistration.number`),
    WHO,
    CALL,
    text('status', STATUS, sql`cofundingregistration.status`, { options: REGISTRATIONS }),
    SENT,
    number('points', ['Punkty', 'Points'], sql`cofundingregistration.points_final`),
    text('list_kind', ['Lista', 'List'], sql`cofundingregistration.list_kind`, { options: LISTS }),
    number('rank_no', ['Miejsce', 'Place'], sql`cofundingregistration.rank_no`),
    price('cost', ['Koszt', 'Cost'], sql`cofundingregistration.cost`),
    person('owner', ['Prowadzi', 'In charge'], 'officer'),
  ],
  filters: [
    personFilter('cofundingregistration.id_user'),
    oneOf('status', STATUS, sql`cofundingregistration.status`, REGISTRATIONS),
    { code: 'send_date', name: SENT.name, type: 'period', of: SENT.value, on: 'moment' },
    callFilter,
  ],
  fallback: '-send_date',
};

const MEMBERS = optionsOf(MEMBER_STATUSES);
const fact = (name: string) => sql`cofundingmember.esf->>${sql.raw(`'${name}'`)}`;
const refusable = (code: string, name: Words): SourceColumn =>
  text(code, name, fact(code), { options: YES_NO_REFUSED, isSensitive: true });
const JOINED = day('join_date', ['Przystąpienie', 'Joined'], sql`cofundingmember.join_date`, {
  order: { by: sql`cofundingmember.join_date`, cast: 'date' },
});
const participants: ReportSource = {
  ...ofProject(SEE_MEMBERS),
  code: 'participants',
  name: ['Uczestnicy', 'Participants'],
  from: sql`cofundingmember ${OF_CALL('cofundingmember')} ${ofPerson('cofundingmember.id_user')}`,
  id: sql`cofundingmember.id`,
  where: ({ viewer }) => sql`${membersVisibleTo(viewer)} and cofundingmember.deleted = 'no'`,
  columns: [
    text('number', ['Numer', 'Number'], sql`cofundingmember.number`),
    WHO,
    CALL,
    text('status', STATUS, sql`cofundingmember.status`, { options: MEMBERS }),
    text('contract', ['Umowa', 'Contract'], sql`cofundingmember.contract_number`),
    JOINED,
    day('planned_end', ['Planowany koniec', 'Planned end'], sql`cofundingmember.planned_end`),
    day('end_date', ['Koniec wsparcia', 'End of support'], sql`cofundingmember.end_date`),
    text('end_reason', ['Przyczyna końca', 'Why it ended'], sql`cofundingmember.end_reason`, {
      options: END_REASON,
    }),
    text(
      'exit_status',
      ['Sytuacja po wsparciu', 'After the support'],
      sql`cofundingmember.exit_labour_status`,
      {
        options: EXIT_STATUS,
      },
    ),
    text(
      'followed_path',
      ['Zgodnie z umową', 'As the contract planned'],
      sql`cofundingmember.followed_path`,
      {
        options: YES_NO,
      },
    ),
    text('sex', ['Płeć', 'Sex'], fact('sex'), { options: SEX }),
    number('age', ['Wiek przy przystąpieniu', 'Age when joining'], sql`(${fact('age')})::int`),
    text('education', ['Wykształcenie', 'Education'], fact('education'), { options: ISCED }),
    text('labour_status', ['Sytuacja zawodowa', 'Labour status'], fact('labour_status'), { options: LABOUR }),
    text('community', ['Gmina', 'Commune'], fact('community')),
    text('degurba', ['Stopień urbanizacji', 'Degree of urbanisation'], fact('degurba')),
    text('pesel', ['PESEL', 'PESEL'], fact('pesel'), { isSensitive: true }),
    refusable('disability', ['Niepełnosprawność', 'Disability']),
    refusable('migrant', ['Obce pochodzenie', 'Foreign origin']),
    refusable('third_country', ['Obywatelstwo kraju trzeciego', 'Citizen of a third country']),
    refusable('minority', ['Mniejszość narodowa lub etniczna', 'National or ethnic minority']),
    refusable('homeless', ['Bezdomność', 'Homelessness']),
  ],
  filters: [
    personFilter('cofundingmember.id_user'),
    oneOf('status', STATUS, sql`cofundingmember.status`, MEMBERS),
    { code: 'join_date', name: JOINED.name, type: 'period', of: JOINED.value, on: 'day' },
    callFilter,
  ],
  fallback: '-join_date',
};

const CONTRACTS = optionsOf(CONTRACT_STATUSES);
const PREPARED = moment('create_date', ['Przygotowana', 'Prepared'], sql`cofundingcontract.create_date`, {
  order: { by: sql`cofundingcontract.create_date`, cast: 'timestamptz' },
});
const contracts: ReportSource = {
  ...ofProject(SEE_CONTRACTS),
  code: 'contracts',
  name: ['Umowy', 'Contracts'],
  from: sql`cofundingcontract ${OF_CALL('cofundingcontract')} ${ofPerson('cofundingcontract.id_user')}`,
  id: sql`cofundingcontract.id`,
  where: ({ viewer }) => sql`${contractsVisibleTo(viewer)} and cofundingcontract.deleted = 'no'`,
  columns: [
    text('number', ['Numer', 'Number'], sql`cofundingcontract.number`),
    WHO,
    CALL,
    text('status', STATUS, sql`cofundingcontract.status`, { options: CONTRACTS }),
    PREPARED,
    day('date_from', ['Od', 'From'], sql`cofundingcontract.date_from`),
    day('date_to', ['Do', 'To'], sql`cofundingcontract.date_to`),
    price('amount_max', ['Kwota umowy', 'Amount'], sql`cofundingcontract.amount_max`),
    number('children', ['Dzieci', 'Children'], sql`jsonb_array_length(cofundingcontract.children)`),
    moment(
      'member_sign_date',
      ['Podpis rodzica', 'Signed by the parent'],
      sql`cofundingcontract.member_sign_date`,
    ),
    day('conclude_date', ['Zawarta', 'Concluded'], sql`cofundingcontract.conclude_date`),
  ],
  filters: [
    personFilter('cofundingcontract.id_user'),
    oneOf('status', STATUS, sql`cofundingcontract.status`, CONTRACTS),
    { code: 'create_date', name: PREPARED.name, type: 'period', of: PREPARED.value, on: 'moment' },
    callFilter,
  ],
  fallback: '-create_date',
};

const GRANTS = optionsOf(CO_FUNDING_STATUSES);
const BEGUN = day('date_from', ['Od', 'From'], sql`cofundinggrant.date_from`, {
  order: { by: sql`cofundinggrant.date_from`, cast: 'date' },
});
const CARE: Words = ['Forma opieki', 'Form of care'];
const grants: ReportSource = {
  ...ofProject(SEE_CO_FUNDINGS),
  code: 'grants',
  name: ['Dofinansowanie', 'Co-funding'],
  from: sql`cofundinggrant join cofundingmember on cofundingmember.id = cofundinggrant.id_member ${OF_CALL('cofundingmember')} ${ofPerson('cofundinggrant.id_user')}`,
  id: sql`cofundinggrant.id`,
  where: ({ viewer }) => sql`${grantsVisibleTo(viewer)} and cofundinggrant.deleted = 'no'`,
  columns: [
    text('number', ['Numer', 'Number'], sql`cofundinggrant.number`),
    WHO,
    text(
      'child',
      ['Dziecko', 'Child'],
      sql`cofundinggrant.child_firstname || ' ' || cofundinggrant.child_lastname`,
      { bearer: { kind: 'account', id: sql`cofundinggrant.id_user` } },
    ),
    CALL,
    text('status', STATUS, sql`cofundinggrant.status`, { options: GRANTS }),
    text('care_form', CARE, sql`cofundinggrant.care_form`, { options: CARE_FORM }),
    provider(sql`cofundinggrant.provider_name`, sql`cofundinggrant.id_careprovider`),
    BEGUN,
    day('date_to', ['Do', 'To'], sql`cofundinggrant.date_to`),
    price('cap', ['Limit miesięczny', 'Monthly limit'], sql`cofundinggrant.cap`),
    price('amount_total', ['Kwota', 'Amount'], sql`cofundinggrant.amount_total`),
    price('esf_amount', ['EFS+', 'ESF+'], sql`cofundinggrant.esf_amount`),
    price('state_amount', ['Budżet państwa', 'State budget'], sql`cofundinggrant.state_amount`),
  ],
  filters: [
    personFilter('cofundinggrant.id_user'),
    oneOf('status', STATUS, sql`cofundinggrant.status`, GRANTS),
    oneOf('care_form', CARE, sql`cofundinggrant.care_form`, CARE_FORM),
    { code: 'date_from', name: BEGUN.name, type: 'period', of: BEGUN.value, on: 'day' },
    callFilter,
  ],
  fallback: '-date_from',
};

const CALLS = optionsOf(CALL_STATUSES);
const SET_UP = moment('create_date', ['Założony', 'Created'], sql`cofundingcall.create_date`, {
  order: { by: sql`cofundingcall.create_date`, cast: 'timestamptz' },
});
const calls: ReportSource = {
  ...ofProject(SEE_CALLS),
  code: 'calls',
  name: ['Nabory', 'Calls'],
  from: sql`cofundingcall`,
  id: sql`cofundingcall.id`,
  where: ({ viewer }) => callsVisibleTo(viewer),
  columns: [
    text('number', ['Numer', 'Number'], sql`cofundingcall.number`),
    text('title', ['Nazwa', 'Name'], sql`cofundingcall.name`),
    text('edition', ['Edycja', 'Edition'], sql`cofundingcall.edition`),
    text('status', STATUS, sql`cofundingcall.status`, { options: CALLS }),
    SET_UP,
    moment('open_from', ['Nabór od', 'Open from'], sql`cofundingcall.open_from`),
    moment('open_to', ['Nabór do', 'Open until'], sql`cofundingcall.open_to`),
    number('places_in_zone', ['Miejsca w strefie', 'Places in the zone'], sql`cofundingcall.places_in_zone`),
    number('places_out_zone', ['Miejsca poza strefą', 'Places outside'], sql`cofundingcall.places_out_zone`),
    number('submitted', ['Złożone zgłoszenia', 'Submitted applications'], sql`cofundingcall.submitted_count`),
    price('budget', ['Budżet', 'Budget'], sql`cofundingcall.budget`),
  ],
  filters: [
    oneOf('status', STATUS, sql`cofundingcall.status`, CALLS),
    { code: 'create_date', name: SET_UP.name, type: 'period', of: SET_UP.value, on: 'moment' },
  ],
  fallback: '-create_date',
};

/** From the call to the co-funding of a child. */
export const CO_FUNDING_SOURCES = { registrations, participants, contracts, grants, calls };
