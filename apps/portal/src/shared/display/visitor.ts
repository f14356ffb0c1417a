import type { Visitor } from '@urzad/contract';
import { readSettings } from '@urzad/ui';
import { isInformedBy } from './cookie-info-port';
import { readDisplayCookie } from './display-cookie';

/** What a visitor chose on this device before: on the server by the request, in the browser by the page. */
export function visitorOfCookies(cookies: string): Visitor {
  const chosen = readDisplayCookie(cookies);
  const { lang } = readSettings((name) => chosen.get(name));

  return { settings: { lang }, isInformed: isInformedBy(chosen) };
}
