import { type CountedWord, countText, type Locale } from '@urzad/domain';
import type { Messages } from '#shared/i18n/messages';

const CODES: Record<Locale, CountedWord> = {
  pl: { one: 'kod zapasowy', few: 'kody zapasowe', many: 'kodów zapasowych' },
  en: { one: 'recovery code', few: 'recovery codes', many: 'recovery codes' },
};

const pl = {
  title: 'Logowanie dwuetapowe',
  about: 'Przy logowaniu podajesz wtedy, oprócz hasła, jeszcze kod. Samo hasło nikomu nie wystarczy.',
  loading: 'Wczytujemy logowanie dwuetapowe',
  off: 'Wyłączone',
  on: { mail: 'Włączone: kod z wiadomości e-mail', app: 'Włączone: kod z aplikacji' },
  left: (count: number) => `Zostało: ${countText(count, CODES)}`,
  fewLeft: 'Niewiele kodów zapasowych zostało. Wygeneruj nowe i zapisz je w bezpiecznym miejscu.',
  turnOn: 'Włącz',
  turnOff: 'Wyłącz',
  renew: 'Nowe kody zapasowe',

  begin: {
    title: 'Włącz logowanie dwuetapowe',
    kind: 'Skąd weźmiesz kod?',
    app: 'Z aplikacji w telefonie',
    appHint:
      'Na przykład z aplikacji, która pokazuje kody co 30 sekund. Działa bez internetu i chroni najlepiej.',
    mail: 'Z wiadomości e-mail',
    mailHint: 'Wyślemy kod na adres Twojego konta. Nie chroni przed kimś, kto ma dostęp do Twojej skrzynki.',
    pass: 'Twoje hasło',
    wrongPass: 'Hasło się nie zgadza',
    submit: 'Dalej',
    failed: 'Nie udało się rozpocząć',
    scan: 'Zeskanuj ten obraz aplikacją uwierzytelniającą',
    qr: 'Kod QR dla aplikacji uwierzytelniającej; ten sam klucz jest poniżej jako tekst',
    key: 'Nie możesz go zeskanować? Wpisz w aplikacji ten klucz:',
    copyKey: 'Skopiuj klucz',
    thenCode: 'Potem przepisz kod, który pokazuje aplikacja.',
    mailed: (mail: string) => `Wysłaliśmy 6 cyfr na adres ${mail}.`,
    confirm: 'Włącz',
    confirmFailed: 'Nie udało się włączyć',
    tooLate: 'Minęło za dużo czasu albo logowanie dwuetapowe jest już włączone. Zacznij od początku.',
    back: 'Wróć',
    done: 'Logowanie dwuetapowe jest włączone',
  },

  codes: {
    title: 'Twoje kody zapasowe',
    lead: 'Zapisz je teraz: pokazujemy je tylko raz. Każdy zastąpi kod przy jednym logowaniu, gdy stracisz telefon lub dostęp do skrzynki.',
    copy: 'Skopiuj kody',
    download: 'Pobierz',
    print: 'Drukuj',
    done: 'Mam zapisane kody',
    file: 'kody-zapasowe.txt',
  },

  proof: {
    endTitle: 'Wyłącz logowanie dwuetapowe',
    endLead: 'Do zalogowania wystarczy potem samo hasło, a kody zapasowe przestaną działać.',
    renewTitle: 'Nowe kody zapasowe',
    renewLead: 'Dostaniesz 10 nowych kodów. Poprzednie przestaną działać.',
    send: 'Wyślij kod',
    sendFailed: 'Nie udało się wysłać kodu',
    hasRecovery: 'Użyj kodu zapasowego',
    hasCode: { mail: 'Użyj kodu z wiadomości', app: 'Użyj kodu z aplikacji' },
    end: 'Wyłącz',
    renew: 'Pokaż nowe kody',
    failed: 'Nie udało się tego zrobić',
    ended: 'Logowanie dwuetapowe jest wyłączone',
    renewed: 'Masz nowe kody zapasowe',
  },
};

const en = {
  title: 'Two-step verification',
  about:
    'When you sign in you then enter a code beside the password. The password alone is enough for nobody.',
  loading: 'Loading two-step verification',
  off: 'Off',
  on: { mail: 'On: code from an e-mail', app: 'On: code from an app' },
  left: (count: number) => `Left: ${countText(count, CODES, 'en')}`,
  fewLeft: 'Few recovery codes are left. Make new ones and keep them in a safe place.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  renew: 'New recovery codes',

  begin: {
    title: 'Turn two-step verification on',
    kind: 'Where will you take the code from?',
    app: 'From an app on the phone',
    appHint:
      'For example one that shows codes every 30 seconds. It works without the internet and protects best.',
    mail: 'From an e-mail',
    mailHint:
      'We send a code to the address of your account. It does not protect from somebody who can read your mail.',
    pass: 'Your password',
    wrongPass: 'The password does not match',
    submit: 'Continue',
    failed: 'It could not be begun',
    scan: 'Scan this picture with your authenticator app',
    qr: 'QR code for the authenticator app; the same key stands below as text',
    key: 'You cannot scan it? Enter this key in the app:',
    copyKey: 'Copy the key',
    thenCode: 'Then copy the code that the app shows.',
    mailed: (mail: string) => `We have sent 6 digits to ${mail}.`,
    confirm: 'Turn on',
    confirmFailed: 'It could not be turned on',
    tooLate: 'Too much time has passed, or the verification is on already. Start again.',
    back: 'Back',
    done: 'Two-step verification is on',
  },

  codes: {
    title: 'Your recovery codes',
    lead: 'Keep them now: we show them only once. Each replaces the code of one sign-in, if you lose the phone or the access to your mail.',
    copy: 'Copy the codes',
    download: 'Download',
    print: 'Print',
    done: 'I have kept the codes',
    file: 'recovery-codes.txt',
  },

  proof: {
    endTitle: 'Turn two-step verification off',
    endLead: 'The password alone is then enough to sign in, and the recovery codes stop working.',
    renewTitle: 'New recovery codes',
    renewLead: 'You get 10 new codes. The earlier ones stop working.',
    send: 'Send the code',
    sendFailed: 'The code could not be sent',
    hasRecovery: 'Use a recovery code',
    hasCode: { mail: 'Use the code from the message', app: 'Use the code from the app' },
    end: 'Turn off',
    renew: 'Show new codes',
    failed: 'This could not be done',
    ended: 'Two-step verification is off',
    renewed: 'You have new recovery codes',
  },
} satisfies typeof pl;

export const ownFactorMessages: Messages<typeof pl> = { pl, en };
