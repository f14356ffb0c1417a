import { CODE_LIVES_MINUTES } from '@urzad/contract';
import { COUNTED_TIMES, countText, type Locale } from '@urzad/domain';
import { type Sender, toEmail } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';

const LIVES = (locale: Locale) => countText(CODE_LIVES_MINUTES, COUNTED_TIMES.minute, locale);

interface Text {
  subject: string;
  paragraphs: (app: string) => string[];
}

/** What the code is for: a sign-in, or a change of the second factor in the account. */
const TEXTS: Record<'signIn' | 'change', Record<Locale, Text>> = {
  signIn: {
    pl: {
      subject: 'kod do logowania',
      paragraphs: (app) => [
        `ktoś loguje się na Twoje konto w serwisie „${app}”. Jeśli to Ty, wpisz poniższy kod na stronie logowania. Kod jest ważny ${LIVES('pl')}.`,
        'Jeśli to nie Ty, ktoś zna Twoje hasło albo ma dostęp do Twojej skrzynki. Nikomu nie podawaj kodu i od razu ustaw nowe hasło.',
      ],
    },
    en: {
      subject: 'code to sign in',
      paragraphs: (app) => [
        `somebody is signing in to your account in “${app}”. If it is you, enter the code below on the sign-in page. The code is valid for ${LIVES('en')}.`,
        'If it is not you, somebody knows your password or can read your mail. Give the code to nobody and set a new password at once.',
      ],
    },
  },
  change: {
    pl: {
      subject: 'kod do zmiany logowania dwuetapowego',
      paragraphs: (app) => [
        `ktoś zmienia logowanie dwuetapowe Twojego konta w serwisie „${app}”. Jeśli to Ty, wpisz poniższy kod na stronie swojego konta. Kod jest ważny ${LIVES('pl')}.`,
        'Jeśli to nie Ty, ktoś zna Twoje hasło. Nikomu nie podawaj kodu i od razu ustaw nowe hasło.',
      ],
    },
    en: {
      subject: 'code for two-step verification',
      paragraphs: (app) => [
        `somebody is changing the two-step verification of your account in “${app}”. If it is you, enter the code below on the page of your account. The code is valid for ${LIVES('en')}.`,
        'If it is not you, somebody knows your password. Give the code to nobody and set a new password at once.',
      ],
    },
  },
};

/** A mailed code of the second factor. It has no link: the page that asks for it is open. */
export function factorEmail(
  to: Reader,
  { code, isSignIn }: { code: string; isSignIn: boolean },
  { office, appName }: Sender,
): Email {
  const words = (locale: Locale) => {
    const { subject, paragraphs } = TEXTS[isSignIn ? 'signIn' : 'change'][locale];
    return { subject: `${code} – ${subject}`, paragraphs: paragraphs(appName) };
  };
  return toEmail({ to, office, code, words: { pl: words('pl'), en: words('en') } });
}
