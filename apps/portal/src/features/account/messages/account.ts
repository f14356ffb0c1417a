import { CODE_LIVES_MINUTES } from '@urzad/contract';
import { asSpecified, COUNTED_TIMES, countText } from '@urzad/domain';
import type { Messages } from '#shared/i18n/messages';

const pl = {
  newPass: 'Nowe hasło',
  code: 'Kod z wiadomości',

  register: {
    title: 'Załóż konto',
    lead: 'Wystarczy adres e-mail i hasło. Resztę danych podasz później.',
    mailHint: 'Wyślemy na niego kod i wiadomości o Twoim zgłoszeniu.',
    submit: 'Załóż konto',
    privacy: 'Zakładając konto, przekazujesz nam swój adres e-mail.',
    privacyLink: 'Przeczytaj, jak chronimy Twoje dane',
    help: 'Masz kłopot z założeniem konta?',
    haveAccount: 'masz już konto?',
    login: 'Zaloguj się',
    failed: 'Nie udało się założyć konta',
  },

  confirm: {
    title: 'Wpisz kod',
    lead: (mail: string) =>
      `Wysłaliśmy 6 cyfr na adres ${mail}. Kod jest ważny ${countText(CODE_LIVES_MINUTES, COUNTED_TIMES.minute)}.`,
    leadWithoutMail: 'Podaj adres, na który wysłaliśmy kod, i 6 cyfr z wiadomości.',
    spam: 'Nie ma wiadomości? Zajrzyj do folderu „Spam”.',
    submit: 'Potwierdź adres',
    failed: 'Nie udało się potwierdzić adresu',
    otherMail: 'Podaj inny adres',
    login: 'Zaloguj się',
    recover: 'Ustaw nowe hasło',
  },

  recover: {
    title: 'Ustaw nowe hasło',
    lead: 'Podaj adres e-mail swojego konta. Wyślemy na niego kod.',
    submit: 'Wyślij kod',
    failed: 'Nie udało się wysłać kodu',
    setLead: (mail: string) =>
      `Jeśli na adres ${mail} jest założone konto, wysłaliśmy na niego kod. Jest ważny ${countText(CODE_LIVES_MINUTES, COUNTED_TIMES.minute)}.`,
    setLeadWithoutMail: 'Podaj adres, na który wysłaliśmy kod, 6 cyfr z wiadomości i nowe hasło.',
    hasCode: 'Mam już kod',
    setSubmit: 'Zapisz nowe hasło',
    setFailed: 'Nie udało się zapisać hasła',
    done: asSpecified('Twoje hasłó zostało zmienione'),
    back: 'Wróć do logowania',
  },

  logout: { title: 'Wylogowanie', working: 'Wylogowujemy Cię' },

  lockscreen: {
    title: 'Ekran jest zablokowany',
    working: 'Blokujemy ekran',
    wrong: 'Niepoprawne dane. Hasło się nie zgadza. Spróbuj ponownie.',
  },

  profile: {
    title: 'Uzupełnij swoje dane',
    lead: 'Te dane wstawimy za Ciebie do zgłoszenia. Tam możesz je zmienić.',
    person: 'Dane osobowe',
    address: 'Adres zamieszkania',
    addressHint: 'Możesz go podać teraz albo dopiero w zgłoszeniu.',
    mailHint: 'Adres potwierdzony kodem.',
    phoneHint: 'Zadzwonimy tylko w sprawie Twojego zgłoszenia.',
    peselHint: 'Bez niego założysz konto, ale będzie potrzebny w zgłoszeniu.',
    submit: 'Zapisz i przejdź dalej',
    summary: 'Nie zapisaliśmy danych.',
    failed: 'Nie udało się zapisać danych',
    saved: 'Zapisaliśmy Twoje dane',
  },
};

const en = {
  newPass: 'New password',
  code: 'Code from the message',

  register: {
    title: 'Create an account',
    lead: 'An e-mail address and a password are enough. The rest comes later.',
    mailHint: 'We will send a code and messages about your application to it.',
    submit: 'Create an account',
    privacy: 'By creating an account you give us your e-mail address.',
    privacyLink: 'Read how we protect your data',
    help: 'Trouble creating an account?',
    haveAccount: 'have an account already?',
    login: 'Sign in',
    failed: 'The account could not be created',
  },

  confirm: {
    title: 'Enter the code',
    lead: (mail: string) =>
      `We have sent 6 digits to ${mail}. The code is valid for ${countText(CODE_LIVES_MINUTES, COUNTED_TIMES.minute, 'en')}.`,
    leadWithoutMail: 'Enter the address we sent the code to and the 6 digits from the message.',
    spam: 'No message? Look into your spam folder.',
    submit: 'Confirm the address',
    failed: 'The address could not be confirmed',
    otherMail: 'Use another address',
    login: 'Sign in',
    recover: 'Set a new password',
  },

  recover: {
    title: 'Set a new password',
    lead: 'Enter the e-mail address of your account. We will send a code to it.',
    submit: 'Send the code',
    failed: 'The code could not be sent',
    setLead: (mail: string) =>
      `If there is an account for ${mail}, we have sent a code to it. It is valid for ${countText(CODE_LIVES_MINUTES, COUNTED_TIMES.minute, 'en')}.`,
    setLeadWithoutMail:
      'Enter the address we sent the code to, the 6 digits from the message and a new password.',
    hasCode: 'I have a code already',
    setSubmit: 'Save the new password',
    setFailed: 'The password could not be saved',
    done: 'Your password has been changed',
    back: 'Back to sign-in',
  },

  logout: { title: 'Signing out', working: 'Signing you out' },

  lockscreen: {
    title: 'The screen is locked',
    working: 'Locking the screen',
    wrong: 'Incorrect data. The password does not match. Try again.',
  },

  profile: {
    title: 'Complete your details',
    lead: 'We will put them into your application for you. You can change them there.',
    person: 'Personal details',
    address: 'Home address',
    addressHint: 'You can give it now or in the application.',
    mailHint: 'Confirmed by the code.',
    phoneHint: 'We will call only about your application.',
    peselHint: 'Not needed for the account, but the application will ask for it.',
    submit: 'Save and go on',
    summary: 'We have not saved your details.',
    failed: 'Your details could not be saved',
    saved: 'We have saved your details',
  },
} satisfies typeof pl;

export const accountMessages: Messages<typeof pl> = { pl, en };
