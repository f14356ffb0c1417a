import { errorCatalogue, isLoginLink } from '@urzad/contract';
import { toast } from '@urzad/ui';
import { currentLocale } from '#shared/display/settings';
import { failureText } from '#shared/failures/failure-text';
import { ApiFailure } from '#shared/http/api-failure';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { endSession } from '#shared/session/sign-out';
import { storedPerson } from '#shared/session/stored-user';
import { endMessages } from './end-messages';

/**
 * Says in one message that the session has ended (Spec §8); the dialog over the screen says the rest. Where nobody can be
 * asked to sign in again the session is removed, and the message says that nothing is lost: the person is unknown here,
 * the screen is locked, or a mailed link is about to sign in.
 */
export function tellSessionEnd() {
  if (location.pathname === paths.logout) return;
  const canBeAsked = storedPerson() && !useSession.getState().isLocked && !isLoginLink(location.pathname);
  const locale = currentLocale();
  const expired = errorCatalogue['token-expired'].toast[locale];
  if (canBeAsked) return void toast.error(expired);

  endSession();
  const failure = new ApiFailure('token-expired', undefined, 401);
  toast.error(`${expired}. ${failureText(failure, locale)}`);
}

/** Another tab has signed out; silent where this tab is signing out too. */
export function tellSignedOutElsewhere() {
  if (location.pathname !== paths.logout) toast.info(endMessages[currentLocale()].elsewhere);
}
