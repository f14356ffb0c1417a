import type { OfficeDocument } from '@urzad/contract';
import type { Messages } from '../../i18n/messages';

const pl: Record<OfficeDocument['kind'], string> = {
  FORMULARZ: 'Formularz rekrutacyjny',
  KLAUZULA: 'Klauzula informacyjna',
  POTWIERDZENIE_ZLOZENIA: 'Potwierdzenie złożenia',
  PISMO: 'Pismo urzędu',
  PERSONAL_DATA: 'Formularz danych uczestnika',
};

const en = {
  FORMULARZ: 'Recruitment form',
  KLAUZULA: 'Information clause',
  POTWIERDZENIE_ZLOZENIA: 'Receipt',
  PISMO: 'Letter from the office',
  PERSONAL_DATA: 'Form of participant’s data',
} satisfies typeof pl;

/** What a document of the office is. */
export const documentKindMessages: Messages<typeof pl> = { pl, en };
