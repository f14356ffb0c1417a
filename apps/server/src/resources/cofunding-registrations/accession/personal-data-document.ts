import { PERSONAL_DATA_STATEMENT } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import {
  type OfficeWords,
  type RegistrationFormStep,
  registrationRows,
  withPersonalData,
} from '@urzad/grants';
import { formOfDraft, type RegistrationForm } from '@urzad/grants/schemas';
import type { FormBlock, OfficeData } from '../../../documents/document-renderer';
import type { CallRow } from '../../cofunding-calls/public';
import { applicantOf } from '../signing/form-document';
import type { RegistrationRecord } from '../table';

interface Sources {
  record: Pick<RegistrationRecord, 'form' | 'number' | 'personal_data'>;
  call: Pick<CallRow, 'number'>;
  office: OfficeData;
  /** Business time. */
  now: Date;
  /** What the office calls the choices. */
  words: OfficeWords;
}

/** Answers of the labour market that the fund asks for (Process §7.3); the rest stays in the application. */
const OF_LABOUR = ['labour_status', 'labour_since', 'unemployed_months', 'employer_name', 'job_title'];
const OF_SITUATION = ['migrant', 'third_country', 'minority', 'homeless', 'disability'];
const OF_CARE = ['care_form', 'care_start', 'care_months'];

/** The form of participant's data (D7) with the labels and texts of the screens. */
export function personalDataDocument({ record, call, office, now, words }: Sources) {
  const form = withPersonalData(formOfDraft(record.form), record.personal_data);
  const rowsOf = (step: RegistrationFormStep, isWanted: (name: string) => boolean = () => true) =>
    registrationRows(step, form, { locale: 'pl', today: warsawDate(now), withDerived: true, words }).filter(
      ({ path }) => isWanted(path.split('.').at(-1) ?? ''),
    );

  return {
    office,
    call: `Nabór nr ${call.number}`,
    registration: record.number ?? '',
    applicant: applicantOf(form),
    sections: [
      { title: 'Dane wspólne projektu', blocks: [{ kind: 'fields', rows: projectRows(office) }] },
      { title: 'Dane osobowe', blocks: [fieldsOf(rowsOf(1))] },
      { title: 'Dane kontaktowe', blocks: [fieldsOf(rowsOf(2, (name) => !name.startsWith('corr_')))] },
      {
        title: 'Szczegóły wsparcia',
        blocks: supportOf(
          form,
          rowsOf(5, (name) => OF_CARE.includes(name)),
        ),
      },
      {
        title: 'Status na rynku pracy',
        blocks: [fieldsOf(rowsOf(3, (name) => OF_LABOUR.includes(name)))],
      },
      {
        title: 'Sytuacja uczestnika',
        blocks: [fieldsOf(rowsOf(6, (name) => OF_SITUATION.includes(name)))],
      },
    ] satisfies { title: string; blocks: FormBlock[] }[],
    statement: PERSONAL_DATA_STATEMENT.pl,
  };
}

function projectRows({ programme, name }: OfficeData) {
  return [
    { label: 'Program', value: programme },
    { label: 'Beneficjent', value: name },
    { label: 'Rodzaj uczestnika', value: 'Osoba fizyczna biorąca udział w projekcie' },
    { label: 'Rodzaj wsparcia', value: 'Refundacja kosztów opieki nad dzieckiem' },
  ];
}

function fieldsOf(rows: ReturnType<typeof registrationRows>): FormBlock {
  return { kind: 'fields', rows: rows.map(({ label, text }) => ({ label, value: text })) };
}

function supportOf(form: RegistrationForm, rows: ReturnType<typeof registrationRows>): FormBlock[] {
  return form.children.map(({ firstname, lastname }, at) => ({
    ...fieldsOf(rows.filter(({ child }) => child === at)),
    title: `Dziecko ${at + 1}: ${firstname} ${lastname}`,
  }));
}
