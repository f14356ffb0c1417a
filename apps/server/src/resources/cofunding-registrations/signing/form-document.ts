import { formatBytes, type IsoDate, type Option, optionOf, warsawDate } from '@urzad/domain';
import {
  FILE_KIND,
  namesIn,
  type OfficeWords,
  type RegistrationFormStep,
  registrationRows,
  registrationSteps,
} from '@urzad/grants';
import { formOfDraft, type RegistrationDraft, type RegistrationForm } from '@urzad/grants/schemas';
import type { FormBlock, OfficeData, RecruitmentFormData } from '../../../documents/document-renderer';
import type { CallRow } from '../../cofunding-calls/public';
import type { FileRow } from '../../uploads/public';
import type { RegistrationRecord } from '../table';

type Section = RecruitmentFormData['sections'][number];
type Row = ReturnType<typeof registrationRows>[number];

interface Sources {
  record: RegistrationRecord;
  call: CallRow;
  attachments: readonly FileRow[];
  office: OfficeData;
  /** Business time. */
  now: Date;
  /** What the office calls the choices. */
  words: OfficeWords;
}

/** The recruitment form (D5) with the labels and texts of the screens. */
export function formDocument({ record, call, attachments, office, now, words }: Sources) {
  const form = formOfDraft(record.form);
  const rowsOf = (step: RegistrationFormStep) =>
    registrationRows(step, form, { locale: 'pl', today: warsawDate(now), withDerived: true, words });
  const [criteria, situation] = split(
    rowsOf(6),
    ({ path }) => path.startsWith('crit_') || path === 'disability',
  );
  const [declarations, rest] = split(rowsOf(7), ({ path }) => path.startsWith('decl_'));

  return {
    office,
    call: `Nabór nr ${call.number}`,
    applicant: applicantOf(form),
    sections: [
      section(1, [fields(rowsOf(1))]),
      section(2, [fields(rowsOf(2))]),
      section(3, [fields(rowsOf(3))]),
      section(4, perChild(form, rowsOf(4))),
      section(5, perChild(form, rowsOf(5))),
      section(6, [fields(criteria)]),
      { title: 'Sytuacja uczestnika', blocks: [fields(situation)] },
      section(7, [
        {
          kind: 'declarations',
          items: declarations.map(({ label, text }) => ({ text: label, answer: text })),
        },
        ...(rest.length > 0 ? [fields(rest)] : []),
      ]),
      { title: 'Załączniki', blocks: [files(attachments, namesIn(words, 'FILE_KIND', FILE_KIND))] },
    ] satisfies Section[],
  };
}

export function applicantOf({ firstname = '', lastname = '' }: RegistrationDraft): string {
  return `${firstname} ${lastname}`.trim();
}

/**
 * The day that rules are checked for: in a correction that of the first submission, so that dates do not become
 * invalid meanwhile.
 */
export function dayOfChecking({ send_date }: Pick<RegistrationRecord, 'send_date'>, now: Date): IsoDate {
  return warsawDate(send_date ?? now);
}

function section(step: RegistrationFormStep, blocks: FormBlock[]): Section {
  const title = registrationSteps.find(({ number }) => number === step)?.pl ?? '';
  return { title, blocks };
}

function fields(rows: readonly Row[]): FormBlock {
  return { kind: 'fields', rows: rows.map(({ label, text }) => ({ label, value: text })) };
}

function perChild(form: RegistrationForm, rows: readonly Row[]): FormBlock[] {
  return form.children.map(({ firstname, lastname }, at) => ({
    ...fields(rows.filter(({ path }) => path.startsWith(`children.${at}.`))),
    title: `Dziecko ${at + 1}: ${firstname} ${lastname}`,
  }));
}

function files(attachments: readonly FileRow[], kinds: readonly Option[]): FormBlock {
  if (attachments.length === 0) return { kind: 'text', text: 'Brak' };
  return {
    kind: 'table',
    columns: ['Rodzaj dokumentu', 'Plik', 'Rozmiar', 'SHA-256'],
    rows: attachments.map(({ kind, name, size, sha256 }) => [
      optionOf(kinds, kind ?? '')?.pl ?? '',
      name,
      formatBytes(size),
      sha256.slice(0, 16),
    ]),
  };
}

function split(rows: readonly Row[], isFirst: (row: Row) => boolean): [Row[], Row[]] {
  return [rows.filter(isFirst), rows.filter((row) => !isFirst(row))];
}
