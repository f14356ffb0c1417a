import type { Messages } from '#shared/i18n/messages';
import type { RowGroup } from '../logic/grouped-rows';

/** What the answers of one row are called together. */
const pl: Record<RowGroup, string> = {
  name: 'Imię i nazwisko',
  identity: 'PESEL i obywatelstwo',
  contact: 'Kontakt',
  address: 'Adres',
  corr: 'Adres do korespondencji',
  labour: 'Sytuacja zawodowa',
  employer: 'Pracodawca',
  leave: 'Urlop',
  return: 'Powrót do pracy',
  provider: 'Placówka',
  care_place: 'Miejsce opieki',
  period: 'Okres opieki',
  other_parent: 'Drugi rodzic',
  criteria: 'Kryteria',
  situation: 'Sytuacja',
  declarations: 'Oświadczenia',
};

const en: Record<RowGroup, string> = {
  name: 'Name',
  identity: 'PESEL and citizenship',
  contact: 'Contact',
  address: 'Address',
  corr: 'Address for letters',
  labour: 'Labour status',
  employer: 'Employer',
  leave: 'Leave',
  return: 'Return to work',
  provider: 'Provider',
  care_place: 'Place of care',
  period: 'Period of care',
  other_parent: 'The other parent',
  criteria: 'Criteria',
  situation: 'Situation',
  declarations: 'Declarations',
};

export const rowGroupMessages: Messages<typeof pl> = { pl, en };
