import { errorCatalogue } from '@urzad/contract';
import { toast } from '@urzad/ui';
import { currentLocale } from '#shared/display/settings';
import { failureText } from '#shared/failures/failure-text';
import { ApiFailure } from '#shared/http/api-failure';
import { paths } from '#shared/paths';
import { endMessages } from './end-messages';

/** Says in one message why the screen has changed (Spec §8), and that the drafts are safe. */
export function tellSessionEnd() {
  const locale = currentLocale();
  const failure = new ApiFailure('token-expired', undefined, 401);
  toast.error(`${errorCatalogue['token-expired'].toast[locale]}. ${failureText(failure, locale)}`);
}

/** Another tab has signed out; silent where this tab is signing out too. */
export function tellSignedOutElsewhere() {
  if (location.pathname !== paths.logout) toast.info(endMessages[currentLocale()].elsewhere);
}
