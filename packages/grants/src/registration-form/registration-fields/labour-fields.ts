import type { FieldSpec } from '@urzad/domain';
import { LABOUR, LEAVE_KIND, RETURN_FORM } from '../../dictionaries/dictionaries';

const UNEMPLOYED = LABOUR.filter(({ isUnemployed }) => isUnemployed).map(({ code }) => code);
const WITH_EMPLOYER = LABOUR.filter(({ hasEmployer }) => hasEmployer).map(({ code }) => code);
const IF_EMPLOYED = { labour_status: WITH_EMPLOYER };

/** Step 3: work, leave and the return to work. */
export const LABOUR_FIELDS = {
  labour_status: {
    step: 3,
    type: 'option',
    pl: 'Status na rynku pracy',
    en: 'Labour market status',
    required: true,
    options: LABOUR,
  },
  labour_since: {
    step: 3,
    type: 'date',
    pl: 'Od kiedy',
    en: 'Since when',
    required: true,
    side: 'past',
  },
  unemployed_months: {
    step: 3,
    type: 'int',
    pl: 'Liczba miesięcy bez pracy',
    en: 'Months without work',
    required: true,
    max: 600,
    when: { labour_status: UNEMPLOYED },
    derived: true,
  },
  labour_document_date: {
    step: 3,
    type: 'date',
    pl: 'Data wystawienia zaświadczenia',
    en: 'Date of the certificate',
    required: true,
    side: 'past',
  },
  employer_name: {
    step: 3,
    type: 'text',
    pl: 'Nazwa pracodawcy',
    en: 'Name of the employer',
    required: true,
    max: 200,
    when: IF_EMPLOYED,
  },
  employer_nip: {
    step: 3,
    type: 'nip',
    pl: 'NIP pracodawcy',
    en: 'NIP of the employer',
    required: true,
    when: IF_EMPLOYED,
  },
  employer_address: {
    step: 3,
    type: 'text',
    pl: 'Adres pracodawcy',
    en: 'Address of the employer',
    required: true,
    max: 200,
    when: IF_EMPLOYED,
  },
  job_title: {
    step: 3,
    type: 'text',
    pl: 'Stanowisko',
    en: 'Position',
    required: true,
    max: 100,
    when: IF_EMPLOYED,
  },
  leave_kind: {
    step: 3,
    type: 'option',
    pl: 'Rodzaj urlopu',
    en: 'Kind of leave',
    required: true,
    options: LEAVE_KIND,
    when: IF_EMPLOYED,
    derived: true,
  },
  leave_to: {
    step: 3,
    type: 'date',
    pl: 'Urlop do dnia',
    en: 'Leave until',
    required: true,
    side: 'future',
    when: IF_EMPLOYED,
  },
  return_date: {
    step: 3,
    type: 'date',
    pl: 'Planowany powrót do pracy',
    en: 'Planned return to work',
    required: true,
    side: 'future',
  },
  return_form: {
    step: 3,
    type: 'option',
    pl: 'Forma powrotu do pracy',
    en: 'Form of return to work',
    required: true,
    options: RETURN_FORM,
  },
} as const satisfies Record<string, FieldSpec>;
