import { APP_VERSION } from '@urzad/contract';
import { visitorOfCookies } from '#shared/display/visitor';
import { renderedWith } from '#shared/rendered/rendered-with';
import { useSession } from '#shared/session/session-store';
import { readItem } from '#shared/session/storage';
import { pathAfterSignIn } from '#shared/session/wanted-path';

/**
 * Whether this person sees exactly the page that the server rendered: a visitor without stored data but the looks.
 * For others the page is rendered anew.
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
    // The state of the navigation, such as an address from the page before: it survives a reload.
    !history.state?.usr
  );
}
