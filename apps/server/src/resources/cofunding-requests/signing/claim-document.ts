import type { ClaimTerms } from '@urzad/contract';
import {
  dateText,
  formatBankAccount,
  formatBytes,
  formatMoney,
  monthText,
  type Option,
  optionOf,
  percentText,
} from '@urzad/domain';
import {
  CARE_FORM,
  CLAIM_DECLARATIONS,
  CLAIM_QUESTIONS,
  type ClaimHeader,
  type ClaimLineAnswers,
  type ClaimSums,
  COST_DOCUMENT,
  COST_KIND,
  type CountedLine,
  claimSums,
  countedLines,
  cutText,
  FILE_KIND,
  namesIn,
  type OfficeWords,
  PAID_FORM,
} from '@urzad/grants';
import { amountInWords } from '../../../documents/amount-in-words';
import type { ClaimData, FormBlock, LabelledValue, OfficeData } from '../../../documents/document-renderer';
import type { MonthOfGrant } from '../../cofunding-members/public';
import type { FileRow } from '../../uploads/public';
import type { ClaimRecord } from '../table';

interface Sources extends Pick<MonthOfGrant, 'grant' | 'member'> {
  record: ClaimRecord;
  /** As the parent entered them. */
  lines: readonly ClaimLineAnswers[];
  terms: ClaimTerms;
  files: readonly FileRow[];
  /** The participant. */
  person: string;
  office: OfficeData;
  /** What the office calls the choices. */
  words: OfficeWords;
}

type Content = Pick<ClaimData, 'office' | 'claim' | 'facts' | 'sections'>;

/** The claim of a month (D10): costs, attendance, declarations, the refund and who pays which part of it. */
export function claimDocument({ record, lines, terms, files, office, ...of }: Sources): Content {
  const { header, number } = record;
  const entered = lines.map((line) => ({ ...line, decision: null, eligible_amount: null }));
  const sums = claimSums({ lines: entered, header }, terms, 'claimed');
  const counted = countedLines(entered, terms, 'claimed');

  return {
    office,
    claim: number,
    facts: headOf(record, { terms, ...of }),
    sections: [
      { title: 'Koszty', blocks: [costs(lines, counted), payments(lines, counted)] },
      { title: 'Obecność i praca', blocks: [{ kind: 'fields', rows: answersTo(header) }] },
      { title: 'Oświadczenia', blocks: [declarations(header)] },
      { title: 'Kwota zwrotu', blocks: [{ kind: 'fields', rows: refund(sums, terms) }, ...cuts(sums)] },
      { title: 'Załączniki', blocks: [attachments(files, namesIn(of.words, 'FILE_KIND', FILE_KIND))] },
    ],
  };
}

function headOf(
  { number, month }: ClaimRecord,
  { terms, grant, member, person, words }: Pick<Sources, 'terms' | 'grant' | 'member' | 'person' | 'words'>,
): LabelledValue[] {
  return [
    { label: 'Numer rozliczenia', value: number },
    { label: 'Umowa', value: member.contract_number },
    { label: 'Dofinansowanie', value: grant.number },
    { label: 'Uczestnik', value: person },
    { label: 'Dziecko', value: `${grant.child_firstname} ${grant.child_lastname}` },
    { label: 'Miesiąc', value: monthText(month) },
    { label: 'Dni objęte umową', value: `${terms.days_in_contract} z ${terms.days_in_month}` },
    {
      label: 'Forma opieki',
      value: optionOf(namesIn(words, 'CARE_FORM', CARE_FORM), terms.care_form)?.pl ?? '',
    },
    { label: 'Kto sprawuje opiekę', value: grant.provider_name },
    { label: 'Rachunek do wypłaty', value: formatBankAccount(member.bank_account_number) },
  ];
}

/** A correction is printed with the amount by which it lowers the costs. */
function costs(lines: readonly ClaimLineAnswers[], counted: readonly CountedLine[]): FormBlock {
  return {
    kind: 'table',
    columns: ['Koszt', 'Dokument', 'Wystawca', 'Okres', 'Kwota', 'Do zwrotu'],
    rows: lines.map((line, at) => [
      optionOf(COST_KIND, line.kind)?.pl ?? '',
      [optionOf(COST_DOCUMENT, line.document_kind)?.pl, line.document_no, day(line.document_date)]
        .filter(Boolean)
        .join(', '),
      [line.seller_name, line.seller_nip && `NIP ${line.seller_nip}`].filter(Boolean).join(', '),
      `${day(line.period_from)} – ${day(line.period_to)}`,
      formatMoney(counted[at]?.cost ?? 0),
      formatMoney(counted[at]?.counted ?? 0),
    ]),
  };
}

/** Of a correction, and of a cost that others paid: how it was paid is not asked there. */
const NOT_ASKED = 'nie dotyczy';

function payments(lines: readonly ClaimLineAnswers[], counted: readonly CountedLine[]): FormBlock {
  return {
    kind: 'table',
    columns: ['Dokument', 'Zniżki', 'Inne środki publiczne', 'Zapłacono', 'Dzień', 'Sposób'],
    rows: lines.map((line, at) => [
      line.document_no,
      formatMoney(line.discount),
      formatMoney(line.other_public),
      formatMoney(counted[at]?.paid ?? 0),
      day(line.paid_date) || NOT_ASKED,
      optionOf(PAID_FORM, line.paid_form)?.pl ?? NOT_ASKED,
    ]),
  };
}

function answersTo(header: ClaimHeader): LabelledValue[] {
  const { days_present, days_absent_sick, sick_leave_over_30, employment_confirmed, note } = header;
  return [
    { label: CLAIM_QUESTIONS.days_present.pl, value: String(days_present ?? '') },
    { label: CLAIM_QUESTIONS.days_absent_sick.pl, value: String(days_absent_sick ?? '') },
    { label: CLAIM_QUESTIONS.sick_leave_over_30.pl, value: yesNo(sick_leave_over_30) },
    { label: CLAIM_QUESTIONS.employment_confirmed.pl, value: yesNo(employment_confirmed) },
    ...(note === '' ? [] : [{ label: 'Uwagi', value: note }]),
  ];
}

function declarations(header: ClaimHeader): FormBlock {
  const names = ['decl_no_double', 'decl_paid', 'decl_no_change'] as const;
  return {
    kind: 'declarations',
    items: names.map((name) => ({ text: CLAIM_DECLARATIONS[name].pl, answer: yesNo(header[name]) })),
  };
}

function refund(sums: ClaimSums, { rate }: ClaimTerms): LabelledValue[] {
  return [
    { label: 'Koszty razem', value: formatMoney(sums.cost_total) },
    { label: 'Zapłacono', value: formatMoney(sums.paid_total) },
    { label: 'Koszty kwalifikowalne', value: formatMoney(sums.eligible_total) },
    { label: 'Poziom refundacji', value: percentText(rate / 100) },
    { label: 'Najwyżej za ten miesiąc', value: formatMoney(sums.limit) },
    ...(sums.already_paid === 0
      ? []
      : [{ label: 'Wypłacono wcześniej', value: formatMoney(sums.already_paid) }]),
    { label: 'Kwota zwrotu', value: formatMoney(sums.refund) },
    { label: 'Kwota zwrotu słownie', value: amountInWords(sums.refund) },
    { label: 'Udział EFS+', value: formatMoney(sums.esf) },
    { label: 'Udział budżetu państwa', value: formatMoney(sums.state) },
    { label: 'Udział własny', value: formatMoney(sums.own_share) },
  ];
}

/** Why less is refunded than was spent. */
function cuts({ cuts: found }: ClaimSums): FormBlock[] {
  if (found.length === 0) return [];
  return [
    {
      kind: 'table',
      columns: ['Co zmniejsza zwrot', 'Kwota'],
      rows: found.map((cut) => [cutText(cut, 'pl'), formatMoney(cut.amount)]),
    },
  ];
}

function attachments(files: readonly FileRow[], kinds: readonly Option[]): FormBlock {
  return {
    kind: 'table',
    columns: ['Rodzaj dokumentu', 'Plik', 'Rozmiar', 'SHA-256'],
    rows: files.map(({ kind, name, size, sha256 }) => [
      optionOf(kinds, kind ?? '')?.pl ?? '',
      name,
      formatBytes(size),
      sha256.slice(0, 16),
    ]),
  };
}

function day(date: ClaimLineAnswers['paid_date']): string {
  return date === '' ? '' : dateText(date, { today: date, withYear: true });
}

function yesNo(answer: 'yes' | 'no' | ''): string {
  return { yes: 'tak', no: 'nie', '': '' }[answer];
}
