import { deviceText, portalPaths } from '@urzad/contract';
import { type Locale, longDateText, timeText, warsawDate } from '@urzad/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from '../../db';
import { findDevice } from '../../identity/devices/known-device';
import { hasSignedIn } from '../../identity/sessions/sessions';
import type { UserRow } from './repository';
import type { SecurityNotice } from './security-emails';
import { tellOwner } from './security-notices';

interface SignIn {
  request: FastifyRequest;
  account: UserRow;
  /** The cookie of a known browser. */
  cookie: string | undefined;
  /** Technical time. */
  now: Date;
}

/**
 * N28: tells the owner of a sign-in from a browser that is not known for the account (Order §11). Nobody is told of the
 * first sign-in of an account. Before the session is opened, and the browser known.
 */
export async function tellOfNewBrowser(
  app: FastifyInstance,
  tx: Tx,
  { request, account, cookie, now }: SignIn,
): Promise<void> {
  if (await findDevice(tx, { cookie, mail: account.mail }, now)) return;
  if (!(await hasSignedIn(tx, account.id))) return;

  const notice = newBrowserNotice(app.clock.business(), request.headers['user-agent'] ?? null);
  await tellOwner(app, tx, { account, notice });
}

/** No place: an address of the network says little of where somebody is. */
export function newBrowserNotice(date: Date, userAgent: string | null): SecurityNotice {
  const momentIn = (locale: Locale) => `${longDateText(warsawDate(date), locale)}, ${timeText(date)}`;
  return {
    words: {
      pl: {
        subject: 'Logowanie w nowej przeglądarce',
        text: `Na Twoje konto zalogowano się w przeglądarce, w której wcześniej tego nie robiono: ${momentIn('pl')}, ${deviceText(userAgent, 'pl')}. Jeśli to Ty, nie musisz nic robić.`,
        advice: 'Jeśli to nie Ty, na stronie swojego konta od razu zmień hasło i wyloguj inne urządzenia.',
      },
      en: {
        subject: 'Sign-in from a new browser',
        text: `Somebody signed in to your account in a browser in which nobody did before: ${momentIn('en')}, ${deviceText(userAgent, 'en')}. If it was you, you need not do anything.`,
        advice:
          'If it was not you, change the password and sign out the other devices at once, on the page of your account.',
      },
    },
    link: { label: { pl: 'Otwórz swoje konto', en: 'Open your account' }, path: portalPaths.account },
  };
}
