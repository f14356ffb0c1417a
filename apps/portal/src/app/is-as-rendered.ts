import { visitorOfCookies } from '#shared/display/visitor';
import { renderedWith } from '#shared/rendered/rendered-with';
import { useSession } from '#shared/session/session-store';
import { pathAfterSignIn } from '#shared/session/wanted-path';
import { readItem } from '#shared/tokens/storage';
import { APP_VERSION } from '#shared/version';

/**
 * Whether this person sees exactly what the server rendered: a visitor of whom nothing is kept but the looks. For
 * everybody else the page is drawn anew.
 */
export function isAsRendered(): boolean {
  const rendered = renderedWith();
  const visitor = visitorOfCookies(document.cookie);
  const version = readItem('app_version');

  return (
    rendered !== undefined &&
    rendered.visitor.settings.lang === visitor.settings.lang &&
    rendered.visitor.isInformed === visitor.isInformed &&
    useSession.getState().status === 'signed-out' &&
    pathAfterSignIn() === undefined &&
    (version === undefined || version === APP_VERSION) &&
    // What a page before this one has handed over, such as an address: it is kept through a reload.
    !history.state?.usr
  );
}
