import type { FieldSpec } from '@urzad/domain';
import { HAS_PESEL, ISCED, KRAJ, SEX } from '../../dictionaries/dictionaries';

const IF_PESEL = { no_pesel: ['no', ''] };
const IF_NO_PESEL = { no_pesel: ['yes'] };

/** Step 1: who is applying. */
export const IDENTITY_FIELDS = {
  firstname: { step: 1, type: 'name', pl: 'Imię', en: 'First name', required: true, max: 60 },
  secondname: { step: 1, type: 'name', pl: 'Drugie imię', en: 'Second name', required: false, max: 60 },
  lastname: { step: 1, type: 'name', pl: 'Nazwisko', en: 'Last name', required: true, max: 60 },
  family_name: {
    step: 1,
    type: 'name',
    pl: 'Nazwisko rodowe',
    en: 'Name at birth',
    required: false,
    max: 60,
  },
  citizenship: {
    step: 1,
    type: 'option',
    pl: 'Obywatelstwo',
    en: 'Citizenship',
    required: true,
    library: 'KRAJ',
    options: KRAJ,
  },
  no_pesel: {
    step: 1,
    type: 'option',
    pl: 'Czy masz numer PESEL?',
    en: 'Do you have a PESEL number?',
    required: true,
    options: HAS_PESEL,
  },
  pesel: { step: 1, type: 'pesel', pl: 'PESEL', en: 'PESEL', required: true, when: IF_PESEL },
  id_document: {
    step: 1,
    type: 'text',
    pl: 'Numer dokumentu tożsamości',
    en: 'Number of identity document',
    required: true,
    max: 30,
    isPrivate: true,
    when: IF_NO_PESEL,
  },
  born_date: {
    step: 1,
    type: 'date',
    pl: 'Data urodzenia',
    en: 'Date of birth',
    required: true,
    side: 'past',
    when: IF_NO_PESEL,
  },
  sex: { step: 1, type: 'option', pl: 'Płeć', en: 'Sex', required: true, options: SEX, when: IF_NO_PESEL },
  education: {
    step: 1,
    type: 'option',
    pl: 'Wykształcenie',
    en: 'Education',
    required: true,
    library: 'ISCED',
    options: ISCED,
  },
} as const satisfies Record<string, FieldSpec>;
