import { COUNTED, countText } from '@urzad/domain';
import type { Messages } from '../../i18n/messages';

/** Texts of the certificates about work: of the parent who brings them, and of the office that checks them. */
const pl = {
  title: 'Zaświadczenie od pracodawcy',
  lead: (days: number) =>
    `Poproś pracodawcę o zaświadczenie o podjęciu pracy. Może mieć najwyżej ${countText(days, COUNTED.day)}.`,
  periodicLead: (days: number) =>
    `Poproś pracodawcę o nowe zaświadczenie, że nadal pracujesz. Może mieć najwyżej ${countText(days, COUNTED.day)}.`,
  confirmedTo: (day: string) => `Mamy potwierdzenie pracy do ${day}`,
  early: 'Dodaj nowe zaświadczenie już teraz',
  kinds: { START: 'Podjęcie pracy', PERIODIC: 'Dalsza praca' },
  fileHint: 'Cała kartka, wszystkie rogi. PDF, JPG albo PNG.',
  add: 'Dodaj zaświadczenie',
  exchange: 'Wymień zaświadczenie',
  checkedNow: 'Sprawdzamy zaświadczenie. Możesz je wymienić, póki tego nie zrobimy.',
  sentOn: (day: string) => `Przesłane ${day}`,
  checkedOn: (day: string) => `Sprawdzone ${day}`,
  accept: 'Przyjmij',
  acceptTitle: 'Odczytaj z zaświadczenia',
  acceptHint: {
    START:
      'Przepisz dane z zaświadczenia. Gdy je przyjmiesz, dofinansowanie zacznie się w swoim pierwszym dniu.',
    PERIODIC: 'Przepisz dane z zaświadczenia. Miesiące, które obejmuje, będzie można wypłacić.',
  },
  accepted: 'Zaświadczenie jest przyjęte',
  reject: 'Zwróć z uwagą',
  rejectTitle: 'Dlaczego zwracasz zaświadczenie',
  rejected: 'Zaświadczenie wróciło do rodzica',
  note: 'Uwaga dla rodzica',
  noteHint: 'Rodzic przeczyta ją przy zaświadczeniu i dostanie wiadomość.',
  saveNote: 'Zwróć zaświadczenie',
  reasonNeeded: (min: number) => `Napisz co najmniej ${min} znaków`,
  cancel: 'Wróć',
  failed: 'Nie udało się zapisać oceny zaświadczenia',
  loadFailed: 'Nie udało się wczytać zaświadczeń',
};

const en = {
  title: 'Certificate of the employer',
  lead: (days: number) =>
    `Ask your employer for a certificate of the start of work. It may be ${countText(days, COUNTED.day, 'en')} old at most.`,
  periodicLead: (days: number) =>
    `Ask your employer for a new certificate that you still work. It may be ${countText(days, COUNTED.day, 'en')} old at most.`,
  confirmedTo: (day: string) => `Your work is confirmed until ${day}`,
  early: 'Add a new certificate now',
  kinds: { START: 'Start of work', PERIODIC: 'Work goes on' },
  fileHint: 'The whole page with all its corners. PDF, JPG or PNG.',
  add: 'Add the certificate',
  exchange: 'Exchange the certificate',
  checkedNow: 'We are checking the certificate. You may exchange it until we have.',
  sentOn: (day: string) => `Uploaded on ${day}`,
  checkedOn: (day: string) => `Checked on ${day}`,
  accept: 'Accept',
  acceptTitle: 'Read from the certificate',
  acceptHint: {
    START: 'Copy the data of the certificate. Once it is accepted, the co-funding begins on its first day.',
    PERIODIC: 'Copy the data of the certificate. The months that it covers can be paid then.',
  },
  accepted: 'The certificate is accepted',
  reject: 'Return with a remark',
  rejectTitle: 'Why the certificate is returned',
  rejected: 'The certificate is returned to the parent',
  note: 'Remark for the parent',
  noteHint: 'The parent reads it beside the certificate, and gets a message.',
  saveNote: 'Return the certificate',
  reasonNeeded: (min: number) => `Write at least ${min} characters`,
  cancel: 'Back',
  failed: 'The verdict on the certificate could not be saved',
  loadFailed: 'The certificates could not be loaded',
} satisfies typeof pl;

export const certificateMessages: Messages<typeof pl> = { pl, en };
