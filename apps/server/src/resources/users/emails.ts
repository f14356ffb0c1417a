import { CODE_LIVES_MINUTES, LINK_LIVES_MINUTES, portalPaths } from '@urzad/contract';
import { COUNTED_TIMES, countText } from '@urzad/domain';
import { type Sender, toEmail } from '../../mail/email';
import type { Email } from '../../mail/mail';
import { FAILURES_MAX, LOCK_MINUTES } from './sign-in-lock';

/** The code of a new account. An address with an account gets the same e-mail: it tells nobody who has one. */
export function registerEmail(to: string, code: string, { office, appName, publicUrl }: Sender): Email {
  return toEmail({
    to,
    office,
    code,
    link: { label: 'Wpisz kod', href: publicUrl + portalPaths.code },
    subject: `${code} – kod do założenia konta`,
    paragraphs: [
      'Dzień dobry,',
      `ktoś podał ten adres, zakładając konto w serwisie „${appName}”. Jeśli to Ty, wpisz poniższy kod na stronie rejestracji. Kod jest ważny ${countText(CODE_LIVES_MINUTES, COUNTED_TIMES.minute)}.`,
      'Jeśli to nie Ty, po prostu zignoruj tę wiadomość. Bez kodu nikt nie założy konta na Twój adres.',
    ],
  });
}

/** To a new administrator, whose account somebody with access to the machine created. */
export function adminEmail(to: string, { office, appName, publicUrl }: Sender): Email {
  return toEmail({
    to,
    office,
    link: { label: 'Ustaw hasło', href: publicUrl + portalPaths.recover },
    subject: 'Masz konto administratora uprawnień',
    paragraphs: [
      'Dzień dobry,',
      `założyliśmy Ci konto administratora uprawnień w serwisie „${appName}”. Konto nie ma jeszcze hasła.`,
      'Ustaw je na stronie odzyskiwania hasła: podaj ten adres e-mail, a przyślemy Ci kod.',
    ],
  });
}

/** Two registrations of one address: it is unknown whose password is the owner's. */
export function contestedEmail(to: string, { office, appName, publicUrl }: Sender): Email {
  return toEmail({
    to,
    office,
    link: { label: 'Ustaw hasło', href: publicUrl + portalPaths.recover },
    subject: 'Ustaw hasło do nowego konta',
    paragraphs: [
      'Dzień dobry,',
      `Twoje konto w serwisie „${appName}” jest założone. Zanim wpisano kod, dla tego adresu podano jednak dwa różne hasła. Mógł to zrobić ktoś inny, więc żadne z nich nie działa.`,
      'Przed następnym logowaniem ustaw hasło na stronie odzyskiwania hasła.',
    ],
  });
}

export function recoverEmail(to: string, code: string, { office, appName, publicUrl }: Sender): Email {
  return toEmail({
    to,
    office,
    code,
    link: { label: 'Ustaw nowe hasło', href: publicUrl + portalPaths.recover },
    subject: `${code} – kod do ustawienia nowego hasła`,
    paragraphs: [
      'Dzień dobry,',
      `ktoś poprosił o nowe hasło do Twojego konta w serwisie „${appName}”. Jeśli to Ty, wpisz poniższy kod na stronie odzyskiwania hasła. Jeśli tę stronę już zamknięto, otwórz ją odnośnikiem i wybierz „Mam już kod”. Kod jest ważny ${countText(CODE_LIVES_MINUTES, COUNTED_TIMES.minute)}.`,
      'Jeśli to nie Ty, zignoruj tę wiadomość. Twoje hasło się nie zmieni.',
    ],
  });
}

/** A link that signs in; `path` has its token. */
export function loginLinkEmail(to: string, path: string, { office, appName, publicUrl }: Sender): Email {
  const email = toEmail({
    to,
    office,
    link: { label: 'Zaloguj się', href: publicUrl + path },
    subject: 'Twój link do logowania',
    paragraphs: [
      'Dzień dobry,',
      `ktoś poprosił o link do logowania w serwisie „${appName}”. Jeśli to Ty, otwórz go w przeglądarce, w której chcesz pracować. Link działa raz i jest ważny ${countText(LINK_LIVES_MINUTES, COUNTED_TIMES.minute)}.`,
      'Jeśli to nie Ty, zignoruj tę wiadomość i nikomu nie przekazuj linku. Bez niego nikt się nie zaloguje.',
    ],
  });
  return { ...email, livesMs: LINK_LIVES_MINUTES * 60_000 };
}

export function lockedEmail(to: string, { office, appName, publicUrl }: Sender): Email {
  return toEmail({
    to,
    office,
    link: { label: 'Ustaw nowe hasło', href: publicUrl + portalPaths.recover },
    subject: 'Zatrzymaliśmy próby logowania na Twoje konto',
    paragraphs: [
      'Dzień dobry,',
      `ktoś ${FAILURES_MAX} razy z rzędu podał złe hasło do Twojego konta w serwisie „${appName}”. Dlatego przez ${countText(LOCK_MINUTES, COUNTED_TIMES.minute)} nie przyjmujemy żadnych prób logowania.`,
      'Jeśli to Ty, nie musisz czekać: ustaw nowe hasło, a od razu się zalogujesz. W przeglądarce, w której logowano się już na to konto, działa też dotychczasowe hasło. Jeśli to nie Ty, Twoje konto jest bezpieczne, a hasła nie trzeba zmieniać, o ile nikt go nie zna.',
    ],
  });
}

/** To the owner of an account that an administrator has locked. The reason is between the office and its log. */
export function accountClosedEmail(to: string, { office, appName }: Sender): Email {
  return toEmail({
    to,
    office,
    subject: 'Twoje konto zostało zablokowane',
    paragraphs: [
      'Dzień dobry,',
      `administrator zablokował Twoje konto w serwisie „${appName}”. Nie możesz się teraz zalogować, ale Twoje dane i zgłoszenia zostają u nas.`,
      'Jeśli chcesz wiedzieć dlaczego albo odzyskać dostęp, skontaktuj się z nami.',
    ],
  });
}

export function accountOpenedEmail(to: string, { office, appName, publicUrl }: Sender): Email {
  return toEmail({
    to,
    office,
    link: { label: 'Zaloguj się', href: publicUrl + portalPaths.login },
    subject: 'Twoje konto znów działa',
    paragraphs: [
      'Dzień dobry,',
      `administrator odblokował Twoje konto w serwisie „${appName}”. Możesz się zalogować dotychczasowym hasłem.`,
    ],
  });
}
