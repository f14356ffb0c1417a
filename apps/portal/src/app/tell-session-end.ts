import { toast } from '@urzad/ui';
import { currentLocale } from '#shared/display/settings';
import { failureText, toastFailure } from '#shared/failures/failure-text';
import { ApiFailure } from '#shared/http/api-failure';
import { paths } from '#shared/paths';
import { endMessages } from './end-messages';

/** Says why the screen has changed (Spec §8), and that the drafts are safe. */
export function tellSessionEnd() {
  const lang = currentLocale();
  const failure = new ApiFailure('token-expired', undefined, 401);
  toastFailure(failure, lang);
  toast.info(failureText(failure, lang));
}

/** Another tab has signed out; silent where this tab is signing out too. */
export function tellSignedOutElsewhere() {
  if (location.pathname !== paths.logout) toast.info(endMessages[currentLocale()].elsewhere);
}
