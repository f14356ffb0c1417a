import { formatBankAccount, formatMoney, type IsoDate, longDateText, optionOf } from '@urzad/domain';
import { type CARE_FORM, type ContractChild, type Named, plannedSchedule } from '@urzad/grants';
import { formOfDraft, type RegistrationForm } from '@urzad/grants/schemas';
import { amountInWords } from '../../documents/amount-in-words';
import type {
  ContractBlock,
  ContractData,
  LabelledValue,
  OfficeData,
} from '../../documents/document-renderer';
import type { CallRow } from '../cofunding-calls/public';
import type { RegistrationRecord } from '../cofunding-registrations/public';
import { contractClauses, section, signature, statements } from '../public-documents/public';
import { addressOf } from './address';
import type { ContractRecord } from './table';

interface Sources {
  record: ContractRecord;
  registration: Pick<RegistrationRecord, 'form' | 'number'>;
  call: CallRow;
  office: OfficeData;
  /** For whom the director acts, and the number of the power. */
  party: { legalPerson: string; powerNo: string };
  project: { title: string; number: string };
  /** Forms of care, as the office calls them. */
  forms: readonly Named<(typeof CARE_FORM)[number]>[];
}

type Content = Pick<ContractData, 'office' | 'title' | 'sections'>;

/** The contract of one participant (D6): its facts, and the clauses that all contracts of the call have. */
export function contractDocument({
  record,
  registration,
  call,
  office,
  party,
  project,
  forms,
}: Sources): Content {
  const form = formOfDraft(registration.form);
  const name = `${form.firstname} ${form.lastname}`.trim();
  const { return_deadline } = record;
  const returns = return_deadline === null ? '' : `najpóźniej ${longDateText(return_deadline)}`;

  return {
    office,
    title: `Umowa uczestnictwa ${record.number}`,
    sections: [
      section(
        'Strony umowy',
        statements(
          `${party.legalPerson}, w którego imieniu na podstawie pełnomocnictwa nr ${party.powerNo} działa dyrektor: ${office.name}, ${office.address}, dalej „Urząd”.`,
          `${name}, ${identityOf(form)}, adres zamieszkania: ${addressOf(form)}, dalej „uczestnik”.`,
        ),
      ),
      section(
        '§ 1. Przedmiot',
        statements(
          `Projekt „${project.title}”, nr ${project.number}. Zgłoszenie ${registration.number ?? ''}, nabór nr ${call.number}.`,
          'Urząd zwraca uczestnikowi część kosztów opieki nad dzieckiem, aby uczestnik mógł wrócić do pracy albo ją podjąć.',
          'Umowa jest umową cywilnoprawną. Regulamin rekrutacji i uczestnictwa jest jej częścią.',
        ),
      ),
      { title: '§ 2. Okres i kwota', blocks: [factsOf(periodAndAmount(record))] },
      {
        title: '§ 3. Dziecko, forma i miejsce opieki',
        blocks: record.children.flatMap((child) => care(child, call, forms)),
      },
      ...contractClauses(call.params, { returns, forms }),
      section('Podpisy', signature('Data i podpis uczestnika'), signature('Data i podpis w imieniu Urzędu')),
    ],
  };
}

/** Somebody without a PESEL is named by a document and the day of birth. */
function identityOf({ no_pesel, pesel, id_document, born_date }: RegistrationForm): string {
  return no_pesel === 'yes'
    ? `dokument tożsamości ${id_document}, data urodzenia ${longDateText(born_date as IsoDate)}`
    : `PESEL ${pesel}`;
}

function periodAndAmount({
  date_from,
  date_to,
  amount_max,
  bank_account_number,
  return_deadline,
}: ContractRecord): LabelledValue[] {
  return [
    { label: 'Wsparcie od dnia', value: dayOf(date_from) },
    { label: 'Wsparcie do dnia', value: dayOf(date_to) },
    { label: 'Kwota maksymalna', value: formatMoney(amount_max) },
    { label: 'Kwota słownie', value: amountInWords(amount_max) },
    { label: 'Rachunek do wypłat', value: formatBankAccount(bank_account_number) },
    { label: 'Termin podjęcia pracy', value: dayOf(return_deadline) },
  ];
}

function care(child: ContractChild, { params }: CallRow, forms: Sources['forms']): ContractBlock[] {
  const { firstname, lastname, pesel, care_form, planned_cost, provider } = child;
  const registered: LabelledValue[] =
    provider.register_no === '' ? [] : [{ label: 'Numer w rejestrze', value: provider.register_no }];
  return [
    factsOf([
      { label: 'Dziecko', value: `${firstname} ${lastname}` },
      { label: 'PESEL dziecka', value: pesel },
      { label: 'Forma opieki', value: optionOf(forms, care_form)?.pl ?? '' },
      { label: 'Kto sprawuje opiekę', value: [provider.name, provider.city].filter(Boolean).join(', ') },
      ...registered,
      { label: 'Koszt miesięczny', value: planned_cost === null ? '' : formatMoney(planned_cost) },
    ]),
    {
      kind: 'table',
      columns: ['Miesiąc', 'Dni', 'Najwyżej'],
      rows: plannedSchedule(child, params).map(({ month, days, limit }) => [
        month.split('-').toReversed().join('.'),
        String(days),
        formatMoney(limit),
      ]),
    },
  ];
}

function factsOf(rows: LabelledValue[]): ContractBlock {
  return { kind: 'facts', rows };
}

function dayOf(date: IsoDate | null): string {
  return date === null ? '' : longDateText(date);
}
