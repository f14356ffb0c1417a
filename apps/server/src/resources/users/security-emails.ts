import { portalPaths } from '@urzad/contract';
import { type InEachLanguage, type NoticeText, type Sender, toEmail } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';

/** What N28 tells the owner of an account about (Process §2.20). */
export const SECURITY_EVENTS = [
  'mail',
  'password',
  'bank-account',
  'contract-account',
  'name',
  'sessions',
  'factor-on',
  'factor-off',
  'factor-removed',
  'factor-refused',
  'recovery-codes',
  'recovery-code',
  'calendar-address',
  'calendar-ended',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

interface SecurityText {
  subject: string;
  text: string;
  /** What to do when it was somebody else. */
  advice: string;
}

const RECOVER: InEachLanguage<string> = {
  pl: 'Jeśli to nie Ty, od razu ustaw nowe hasło i daj nam znać.',
  en: 'If it was not you, set a new password at once and let us know.',
};

const OTHER: InEachLanguage<string> = {
  pl: 'Jeśli to nie Twoje oświadczenie, od razu zadzwoń do nas i ustaw nowe hasło.',
  en: 'If the statement is not yours, call us at once and set a new password.',
};

const SECURITY_TEXTS: Record<SecurityEvent, InEachLanguage<SecurityText>> = {
  mail: {
    pl: {
      subject: 'Twój adres e-mail został zmieniony',
      text: 'Adres e-mail Twojego konta został właśnie zmieniony. Od teraz logujesz się nowym adresem.',
      advice: 'Jeśli to nie Ty, od razu daj nam znać.',
    },
    en: {
      subject: 'Your e-mail address has been changed',
      text: 'The e-mail address of your account has just been changed. From now on you sign in with the new address.',
      advice: 'If it was not you, let us know at once.',
    },
  },
  password: {
    pl: {
      subject: 'Twoje hasło zostało zmienione',
      text: 'Hasło do Twojego konta zostało właśnie zmienione, a wszystkie inne urządzenia zostały wylogowane.',
      advice: RECOVER.pl,
    },
    en: {
      subject: 'Your password has been changed',
      text: 'The password of your account has just been changed, and all other devices have been signed out.',
      advice: RECOVER.en,
    },
  },
  'bank-account': {
    pl: {
      subject: 'Numer rachunku na Twoim koncie został zmieniony',
      text: 'Numer rachunku do wypłat na Twoim koncie został właśnie zmieniony. Nowy numer zobaczysz po zalogowaniu.',
      advice: RECOVER.pl,
    },
    en: {
      subject: 'The account number in your account has been changed',
      text: 'The number of your account for payments has just been changed. You will see the new one when you sign in.',
      advice: RECOVER.en,
    },
  },
  'contract-account': {
    pl: {
      subject: 'Zmieniliśmy rachunek do wypłat',
      text: 'Na podstawie Twojego oświadczenia zmieniliśmy rachunek, na który wypłacamy refundacje z umowy. Nowy numer zobaczysz po zalogowaniu, w panelu uczestnika.',
      advice: OTHER.pl,
    },
    en: {
      subject: 'We have changed the account for your payments',
      text: 'Because of your statement we have changed the account to which refunds of your contract are paid. You will see the new number when you sign in, in the participant panel.',
      advice: OTHER.en,
    },
  },
  name: {
    pl: {
      subject: 'Zmieniliśmy Twoje imię albo nazwisko',
      text: 'Na podstawie Twojego oświadczenia zmieniliśmy imię albo nazwisko na Twoim koncie i w umowie.',
      advice: OTHER.pl,
    },
    en: {
      subject: 'We have changed your name',
      text: 'Because of your statement we have changed the name in your account and in the contract.',
      advice: OTHER.en,
    },
  },
  sessions: {
    pl: {
      subject: 'Inne urządzenia zostały wylogowane',
      text: 'Pozostałe urządzenia, na których trwało logowanie na Twoje konto, zostały właśnie wylogowane.',
      advice: RECOVER.pl,
    },
    en: {
      subject: 'Other devices have been signed out',
      text: 'The other devices that were signed in to your account have just been signed out.',
      advice: RECOVER.en,
    },
  },
  'factor-on': {
    pl: {
      subject: 'Logowanie dwuetapowe jest włączone',
      text: 'Na Twoim koncie zostało właśnie włączone logowanie dwuetapowe. Od teraz przy logowaniu podajesz też kod.',
      advice: RECOVER.pl,
    },
    en: {
      subject: 'Two-step verification is on',
      text: 'Two-step verification has just been turned on in your account. From now on you also enter a code when you sign in.',
      advice: RECOVER.en,
    },
  },
  'factor-off': {
    pl: {
      subject: 'Logowanie dwuetapowe jest wyłączone',
      text: 'Na Twoim koncie zostało właśnie wyłączone logowanie dwuetapowe. Do zalogowania wystarczy teraz hasło.',
      advice: RECOVER.pl,
    },
    en: {
      subject: 'Two-step verification is off',
      text: 'Two-step verification has just been turned off in your account. The password is now enough to sign in.',
      advice: RECOVER.en,
    },
  },
  'factor-removed': {
    pl: {
      subject: 'Administrator wyłączył logowanie dwuetapowe',
      text: 'Administrator wyłączył logowanie dwuetapowe Twojego konta. Do zalogowania wystarczy teraz hasło. Na stronie swojego konta możesz włączyć je od nowa.',
      advice: 'Jeśli to nie na Twoją prośbę, od razu daj nam znać.',
    },
    en: {
      subject: 'An administrator has turned two-step verification off',
      text: 'An administrator has turned off the two-step verification of your account. The password is now enough to sign in. You can turn it on again on the page of your account.',
      advice: 'If you did not ask for it, let us know at once.',
    },
  },
  'factor-refused': {
    pl: {
      subject: 'Ktoś podał zły kod przy logowaniu',
      text: 'Ktoś rozpoczął logowanie na Twoje konto, ale kilka razy z rzędu podał zły kod. Nikt się nie zalogował.',
      advice: RECOVER.pl,
    },
    en: {
      subject: 'Somebody entered wrong codes at sign-in',
      text: 'Somebody began to sign in to your account, but entered a wrong code several times in a row. Nobody was signed in.',
      advice: RECOVER.en,
    },
  },
  'recovery-codes': {
    pl: {
      subject: 'Masz nowe kody zapasowe',
      text: 'Kody zapasowe Twojego konta zostały właśnie wymienione na nowe. Poprzednie już nie działają.',
      advice: RECOVER.pl,
    },
    en: {
      subject: 'You have new recovery codes',
      text: 'The recovery codes of your account have just been replaced by new ones. The earlier ones no longer work.',
      advice: RECOVER.en,
    },
  },
  'recovery-code': {
    pl: {
      subject: 'Kod zapasowy został użyty',
      text: 'Na Twoim koncie został właśnie użyty kod zapasowy. Każdy działa tylko raz.',
      advice: RECOVER.pl,
    },
    en: {
      subject: 'A recovery code has been used',
      text: 'A recovery code of your account has just been used. Each works only once.',
      advice: RECOVER.en,
    },
  },
  'calendar-address': {
    pl: {
      subject: 'Twój kalendarz ma nowy tajny adres',
      text: 'Na Twoim koncie powstał właśnie tajny adres kalendarza. Kto go zna, czyta Twój kalendarz bez logowania. Wcześniejszy adres, jeśli był, już nie działa.',
      advice: RECOVER.pl,
    },
    en: {
      subject: 'Your calendar has a new secret address',
      text: 'A secret address of the calendar has just been made in your account. Who knows it reads your calendar without signing in. An earlier address, if there was one, no longer works.',
      advice: RECOVER.en,
    },
  },
  'calendar-ended': {
    pl: {
      subject: 'Adres Twojego kalendarza już nie działa',
      text: 'Razem z nowym hasłem albo wylogowaniem innych urządzeń przestał działać tajny adres Twojego kalendarza. Nowy możesz utworzyć w kalendarzu i wkleić w swoich programach.',
      advice: RECOVER.pl,
    },
    en: {
      subject: 'The address of your calendar no longer works',
      text: 'With the new password, or as other devices were signed out, the secret address of your calendar has ended. You can make a new one in the calendar and paste it into your programs.',
      advice: RECOVER.en,
    },
  },
};

/** What the owner of an account is told, and where they can do something about it. */
export interface SecurityNotice {
  words: InEachLanguage<SecurityText>;
  link: { label: InEachLanguage<string>; path: string };
}

export function securityNotice(event: SecurityEvent): SecurityNotice {
  const label = { pl: 'Ustaw nowe hasło', en: 'Set a new password' };
  return { words: SECURITY_TEXTS[event], link: { label, path: portalPaths.recover } };
}

/** N28 in the portal. */
export function securityText({ words: { pl, en } }: SecurityNotice): NoticeText {
  return {
    kind: 'N28',
    pl: { content_name: pl.subject, content_text: `${pl.text} ${pl.advice}` },
    en: { content_name: en.subject, content_text: `${en.text} ${en.advice}` },
  };
}

/** N28 as a letter: it names no number and no address. */
export function securityEmail(
  to: Reader,
  { words: { pl, en }, link }: SecurityNotice,
  { office, appName, publicUrl }: Sender,
): Email {
  return toEmail({
    to,
    office,
    link: { label: link.label, href: publicUrl + link.path },
    words: {
      pl: {
        subject: pl.subject,
        paragraphs: [pl.text, pl.advice, `Dotyczy konta w serwisie „${appName}”.`],
      },
      en: {
        subject: en.subject,
        paragraphs: [en.text, en.advice, `This is about your account in “${appName}”.`],
      },
    },
  });
}
