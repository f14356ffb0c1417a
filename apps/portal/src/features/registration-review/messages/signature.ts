import type { Messages } from '#shared/i18n/messages';

/** Texts of a signature whose verdict is unclear. */
const pl = {
  title: (number: string) => `Podpis dokumentu ${number}`,
  confirmed: (name: string, reason: string) => `Podpis uznano za ważny: ${name}. Powód: ${reason}`,
  waits:
    'Zgłoszenia nie można ocenić, dopóki nie uznasz podpisu za ważny. Jeśli go nie uznajesz, napisz powód w uwadze do imienia i nazwiska i poproś o uzupełnienie: wnioskodawca podpisze formularz jeszcze raz.',
  documentsWait:
    'Dokumentów nie można przyjąć, dopóki nie uznasz podpisu za ważny. Jeśli go nie uznajesz, odrzuć jeden z dokumentów z tym powodem i zwróć je rodzicowi: wnioskodawca podpisze formularz jeszcze raz.',
  confirm: 'Uznaj podpis za ważny',
  confirmText: 'Sprawdź podpis inną drogą i napisz, co o nim wiesz. Powód zostaje w aktach.',
  reason: 'Powód',
  reasonNeeded: (min: number) => `Napisz co najmniej ${min} znaków`,
  back: 'Wróć do zgłoszenia',
  done: 'Podpis uznany za ważny',
  refused: 'Nie udało się uznać podpisu',
  reasons: { confirmed: 'Ten podpis jest już uznany za ważny.' },
};

const en = {
  title: (number: string) => `Signature of the document ${number}`,
  confirmed: (name: string, reason: string) =>
    `The signature was accepted as valid by: ${name}. Reason: ${reason}`,
  waits:
    'The application cannot be assessed until you accept the signature as valid. If you do not, write why in a remark on the name and ask for a correction: the applicant signs the form again.',
  documentsWait:
    'The documents cannot be accepted until you accept the signature as valid. If you do not, reject one of the documents with the reason and return them: the applicant signs the form again.',
  confirm: 'Accept the signature as valid',
  confirmText: 'Check the signature in another way and write what you know of it. The reason stays on file.',
  reason: 'Reason',
  reasonNeeded: (min: number) => `Write at least ${min} characters`,
  back: 'Back to the application',
  done: 'Signature accepted as valid',
  refused: 'The signature could not be accepted',
  reasons: { confirmed: 'This signature is accepted as valid already.' },
} satisfies typeof pl;

export const signatureMessages: Messages<typeof pl> = { pl, en };
