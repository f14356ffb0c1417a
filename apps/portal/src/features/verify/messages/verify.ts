import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'Sprawdź dokument',
  lead: 'Wybierz plik PDF, który masz. Policzymy na Twoim urządzeniu jego skrót SHA-256, czyli odcisk palca pliku, i porównamy z naszym. Samego pliku nigdzie nie wysyłamy.',
  working: (file: string) => `Sprawdzamy plik ${file}`,
  failed: 'Nie udało się sprawdzić pliku',
  same: (file: string) => `Plik ${file} to ten dokument`,
  signed: (sides: string) => `Dokument jest ważny i nie był zmieniony. Jest na nim ${sides}.`,
  and: ' oraz ',
  unsigned: 'Dokument pochodzi z urzędu i nie był zmieniony. Nie ma na nim podpisu.',
  sides: { CITIZEN: 'podpis uczestnika', OFFICE: 'pieczęć urzędu' },
  earlier:
    'To wcześniejszy plik tego dokumentu, bez ostatniego podpisu albo pieczęci. Poproś o plik podpisany.',
  states: {
    replaced: 'To poprzednia wersja dokumentu. Zastąpiła ją nowsza, która ma inny numer.',
    void: 'Dokument unieważniono. Nie można się na niego powoływać.',
  },
  other: (file: string) => `Plik ${file} to nie ten dokument`,
  otherText:
    'Nie mamy pod tym numerem takiego pliku. Sprawdź numer i wybierz plik w takiej postaci, w jakiej go pobrano: zapisanie go w innym programie albo wydrukowanie do PDF zmienia skrót.',
};

const en = {
  title: 'Check a document',
  lead: 'Choose the PDF file that you have. Its SHA-256 digest, the fingerprint of a file, is computed on your device and compared with ours. The file itself is not sent anywhere.',
  working: (file: string) => `Checking the file ${file}`,
  failed: 'The file could not be checked',
  same: (file: string) => `The file ${file} is this document`,
  signed: (sides: string) => `The document is valid and unchanged. It has ${sides}.`,
  and: ' and ',
  unsigned: 'The document comes from the office and is unchanged. It has no signature.',
  sides: { CITIZEN: 'the signature of the participant', OFFICE: 'the seal of the office' },
  earlier:
    'This is an earlier file of the document, without the last signature or seal. Ask for the signed file.',
  states: {
    replaced: 'This is a former version of the document. A newer one, with another number, has replaced it.',
    void: 'The document was made void. Nobody may rely on it.',
  },
  other: (file: string) => `The file ${file} is not this document`,
  otherText:
    'We have no such file under this number. Check the number, and choose the file as it was downloaded: saving it in another program or printing it to PDF changes its digest.',
} satisfies typeof pl;

export const verifyMessages: Messages<typeof pl> = { pl, en };
