import { CookieInfo } from '@urzad/ui';
import { cookieInfoPort } from '#shared/display/cookie-info-port';
import { paths } from '#shared/paths';

/** Loaded only for those who have not sent it away yet. */
export function CookieNotice() {
  return <CookieInfo port={cookieInfoPort} policyHref={paths.privacyPolicy} />;
}
