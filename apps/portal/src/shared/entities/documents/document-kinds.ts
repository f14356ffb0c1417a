import type { OfficeDocument } from '@urzad/contract';
import type { Messages } from '../../i18n/messages';

const pl: Record<OfficeDocument['kind'], string> = {
  FORMULARZ: 'Formularz rekrutacyjny',
  KLAUZULA: 'Klauzula informacyjna',
  POTWIERDZENIE_ZLOZENIA: 'Potwierdzenie złożenia',
  PISMO: 'Pismo urzędu',
  UMOWA: 'Umowa uczestnictwa',
  ANEKS: 'Aneks do umowy',
  PERSONAL_DATA: 'Formularz danych uczestnika',
  LISTA_RANKINGOWA: 'Lista rankingowa',
  KARTA_PODPISU: 'Karta podpisu',
  ROZLICZENIE: 'Rozliczenie',
  REZYGNACJA: 'Oświadczenie o rezygnacji',
  OSWIADCZENIE: 'Oświadczenie',
  LISTA_WYPLAT: 'Lista wypłat',
};

const en = {
  FORMULARZ: 'Recruitment form',
  KLAUZULA: 'Information clause',
  POTWIERDZENIE_ZLOZENIA: 'Receipt',
  PISMO: 'Letter from the office',
  UMOWA: 'Contract of participation',
  ANEKS: 'Annex to the contract',
  PERSONAL_DATA: 'Form of participant’s data',
  LISTA_RANKINGOWA: 'Ranking list',
  KARTA_PODPISU: 'Signature card',
  ROZLICZENIE: 'Claim',
  REZYGNACJA: 'Statement of resignation',
  OSWIADCZENIE: 'Statement',
  LISTA_WYPLAT: 'Payment list',
} satisfies typeof pl;

/** What a document of the office is. */
export const documentKindMessages: Messages<typeof pl> = { pl, en };
