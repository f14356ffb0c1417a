import { asSpecified, COUNTED_TIMES, countText } from '@urzad/domain';
import type { Messages } from '../../i18n/messages';

const pl = {
  formTitle: 'Hasło i kod',
  pass: 'Hasło do konta',
  wrongPass: asSpecified('Podałeś niepoprawne aktualne hasło'),
  code: 'Kod z wiadomości',
  sendCode: 'Wyślij kod',
  codeHint: 'Wyślemy sześć cyfr na Twój adres e-mail.',
  codeEarlier: 'Wysłaliśmy już kod. Sprawdź skrzynkę i folder „Spam”.',
  codeSent: (mail: string, minutes: number) =>
    `Wysłany na ${mail}, ważny ${countText(minutes, COUNTED_TIMES.minute)}.`,
  codeFailed: 'Nie udało się wysłać kodu',
  codeMissing: 'Najpierw poproś o kod, a potem przepisz go z wiadomości.',
  statementMissing: 'Zaznacz to oświadczenie, aby podpisać',
  readFirst: 'Przewiń dokument do końca, a przycisk zacznie działać.',
  signFailed: 'Nie udało się podpisać',
  changed: 'Dokument zmienił się w międzyczasie. Odśwież stronę i przeczytaj go jeszcze raz.',
};

const en = {
  formTitle: 'Password and code',
  pass: 'Password of your account',
  wrongPass: 'You gave a wrong current password',
  code: 'Code from the message',
  sendCode: 'Send the code',
  codeHint: 'We send six digits to your e-mail address.',
  codeEarlier: 'We have sent a code already. Look into your mailbox and the spam folder.',
  codeSent: (mail: string, minutes: number) =>
    `Sent to ${mail}, valid for ${countText(minutes, COUNTED_TIMES.minute, 'en')}.`,
  codeFailed: 'The code could not be sent',
  codeMissing: 'Ask for the code first, then copy it from the message.',
  statementMissing: 'Tick this declaration to sign',
  readFirst: 'Scroll the document to its end and the button will work.',
  signFailed: 'Signing did not work',
  changed: 'The document has changed in the meantime. Reload the page and read it again.',
} satisfies typeof pl;

export const signTexts: Messages<typeof pl> = { pl, en };
