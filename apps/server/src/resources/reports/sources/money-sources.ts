import { type Option, YES_NO } from '@urzad/domain';
import {
  CARE_FORM,
  CASE_CHANNEL,
  CASE_KINDS,
  CASE_PRIORITY,
  CLAIM_STATUSES,
  OFFICE_CASE_STATUSES,
  PAYMENT_STATUSES,
  SEE_CASES,
  SEE_CLAIMS,
  SEE_PAYMENTS,
} from '@urzad/grants';
import { type SQL, sql } from 'drizzle-orm';
import { paymentsVisibleTo } from '../../cofunding-payments/public';
import { visibleTo as claimsVisibleTo } from '../../cofunding-requests/public';
import { casesVisibleTo } from '../../office-cases/public';
import {
  day,
  moment,
  number,
  oneOf,
  optionsOf,
  person,
  price,
  type ReportSource,
  text,
  type Words,
} from '../report-source';
import { CALL, callFilter, OF_CALL } from './call-of-row';
import { ofPerson, personFilter, WHO } from './person-of-row';
import { provider } from './provider-of-row';

const STATUS: Words = ['Status', 'Status'];
const CARE: Words = ['Forma opieki', 'Form of care'];
const ESF: Words = ['EFS+', 'ESF+'];
const STATE: Words = ['Budżet państwa', 'State budget'];
const KINDS: readonly Option[] = [
  { code: 'REFUND', pl: 'Refundacja', en: 'Refund' },
  { code: 'CORRECTION', pl: 'Dopłata po ponownej ocenie', en: 'Correction after a review' },
  { code: 'RECOVERY', pl: 'Zwrot od uczestnika', en: 'Returned by the participant' },
];

const CLAIMS = optionsOf(CLAIM_STATUSES);
const MONTH = text('month', ['Miesiąc', 'Month'], sql`cofundingrequest.month`, {
  order: { by: sql`cofundingrequest.month`, cast: 'text' },
});
const SENT = moment('send_date', ['Złożone', 'Submitted'], sql`cofundingrequest.send_date`, {
  order: { by: sql`cofundingrequest.send_date`, cast: 'timestamptz' },
});
const claims: ReportSource = {
  code: 'claims',
  name: ['Rozliczenia', 'Claims'],
  group: 'project',
  requires: ['report_show', SEE_CLAIMS],
  from: sql`cofundingrequest left join cofundinggrant of_grant on of_grant.id = cofundingrequest.id_grant ${OF_CALL('cofundingrequest')} ${ofPerson('cofundingrequest.id_user')}`,
  id: sql`cofundingrequest.id`,
  where: ({ viewer }) => claimsVisibleTo(viewer),
  columns: [
    text('number', ['Numer', 'Number'], sql`cofundingrequest.number`),
    WHO,
    CALL,
    text('status', STATUS, sql`cofundingrequest.status`, { options: CLAIMS }),
    MONTH,
    text('care_form', CARE, sql`cofundingrequest.care_form`, { options: CARE_FORM }),
    provider(sql`cofundingrequest.provider_name`, sql`of_grant.id_careprovider`),
    SENT,
    text('is_late', ['Po terminie', 'Late'], sql`cofundingrequest.is_late`, { options: YES_NO }),
    price('cost_total', ['Koszty', 'Costs'], sql`cofundingrequest.cost_total`),
    price(
      'eligible_total',
      ['Koszty kwalifikowalne', 'Eligible costs'],
      sql`cofundingrequest.eligible_total`,
    ),
    price(
      'refund_claimed',
      ['Wnioskowana refundacja', 'Claimed refund'],
      sql`cofundingrequest.refund_claimed`,
    ),
    price('refund_approved', ['Refundacja', 'Refund'], sql`cofundingrequest.refund_approved`),
    price('esf_amount', ESF, sql`cofundingrequest.esf_amount`),
    price('state_amount', STATE, sql`cofundingrequest.state_amount`),
    price('own_share', ['Udział własny', 'Own share'], sql`cofundingrequest.own_share`),
    moment('result_date', ['Wynik', 'Result'], sql`cofundingrequest.result_date`),
    day('paid_date', ['Wypłacone', 'Paid'], sql`cofundingrequest.paid_date`),
  ],
  filters: [
    personFilter('cofundingrequest.id_user'),
    oneOf('status', STATUS, sql`cofundingrequest.status`, CLAIMS),
    {
      code: 'month',
      name: ['Okres', 'Period'],
      type: 'period',
      of: sql`cofundingrequest.month`,
      on: 'month',
    },
    oneOf('care_form', CARE, sql`cofundingrequest.care_form`, CARE_FORM),
    oneOf('is_late', ['Po terminie', 'Late'], sql`cofundingrequest.is_late`, YES_NO),
    callFilter,
  ],
  fallback: '-send_date',
};

const PAYMENTS = optionsOf(PAYMENT_STATUSES);
/** What a participant returned is taken off, so that a sum says what was paid in the end. */
const net = (column: SQL) =>
  sql`case when cofundingpayment.kind = 'RECOVERY' then -${column} else ${column} end`;
const PAID = day('paid_date', ['Wypłacona', 'Paid'], sql`cofundingpayment.paid_date`);
const payments: ReportSource = {
  code: 'payments',
  name: ['Wypłaty', 'Payments'],
  group: 'project',
  requires: ['report_show', SEE_PAYMENTS],
  from: sql`cofundingpayment left join cofundingpaymentlist list on list.id = cofundingpayment.id_list ${OF_CALL('cofundingpayment')} ${ofPerson('cofundingpayment.id_user')}`,
  id: sql`cofundingpayment.id`,
  where: ({ viewer }) => paymentsVisibleTo(viewer),
  columns: [
    moment('create_date', ['Utworzona', 'Created'], sql`cofundingpayment.create_date`, { order: 'id' }),
    WHO,
    CALL,
    text('kind', ['Rodzaj', 'Kind'], sql`cofundingpayment.kind`, { options: KINDS }),
    text('status', STATUS, sql`cofundingpayment.status`, { options: PAYMENTS }),
    text('list', ['Lista wypłat', 'Payment list'], sql`list.number`),
    price('amount', ['Kwota', 'Amount'], net(sql`cofundingpayment.amount`)),
    price('esf_amount', ESF, net(sql`cofundingpayment.esf_amount`)),
    price('state_amount', STATE, net(sql`cofundingpayment.state_amount`)),
    price('interest', ['Odsetki', 'Interest'], net(sql`cofundingpayment.interest`)),
    day('due_date', ['Termin', 'Due'], sql`cofundingpayment.due_date`),
    PAID,
  ],
  filters: [
    personFilter('cofundingpayment.id_user'),
    oneOf('status', STATUS, sql`cofundingpayment.status`, PAYMENTS),
    oneOf('kind', ['Rodzaj', 'Kind'], sql`cofundingpayment.kind`, KINDS),
    { code: 'paid_date', name: PAID.name, type: 'period', of: PAID.value, on: 'day' },
    callFilter,
  ],
  fallback: '-create_date',
};

const CASES = optionsOf(OFFICE_CASE_STATUSES);
const OPENED = moment('create_date', ['Wpłynęła', 'Received'], sql`officecase.create_date`, {
  order: { by: sql`officecase.create_date`, cast: 'timestamptz' },
});
const cases: ReportSource = {
  code: 'cases',
  name: ['Sprawy', 'Cases'],
  group: 'project',
  requires: ['report_show', SEE_CASES],
  from: sql`officecase ${ofPerson('officecase.id_user')} left join "user" officer on officer.id = officecase.id_user_owner`,
  id: sql`officecase.id`,
  where: ({ viewer }) => sql`${casesVisibleTo(viewer)} and officecase.deleted = 'no'`,
  columns: [
    text('sign', ['Znak sprawy', 'Sign'], sql`officecase.sign`),
    text('title', ['Tytuł', 'Title'], sql`officecase.title`),
    text('kind', ['Rodzaj', 'Kind'], sql`officecase.kind`, { options: CASE_KINDS }),
    text('status', STATUS, sql`officecase.status`, { options: CASES }),
    WHO,
    person('owner', ['Prowadzi', 'In charge'], 'officer'),
    text('channel', ['Wpływ', 'Channel'], sql`officecase.channel`, { options: CASE_CHANNEL }),
    text('priority', ['Priorytet', 'Priority'], sql`officecase.priority`, { options: CASE_PRIORITY }),
    OPENED,
    day('due_date', ['Termin', 'Due'], sql`officecase.due_date`),
    moment('ended_date', ['Załatwiona', 'Settled'], sql`officecase.ended_date`),
    number('waited_days', ['Dni oczekiwania', 'Days of waiting'], sql`officecase.waited_days`),
  ],
  filters: [
    personFilter('officecase.id_user'),
    oneOf('status', STATUS, sql`officecase.status`, CASES),
    oneOf('kind', ['Rodzaj', 'Kind'], sql`officecase.kind`, CASE_KINDS),
    oneOf('channel', ['Wpływ', 'Channel'], sql`officecase.channel`, CASE_CHANNEL),
    { code: 'create_date', name: OPENED.name, type: 'period', of: OPENED.value, on: 'moment' },
  ],
  fallback: '-create_date',
};

/** What participants claim, what they are paid, and what they write about. */
export const MONEY_SOURCES = { claims, payments, cases };
