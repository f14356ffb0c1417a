import { CookieInfo } from '@urzad/ui';
import { cookieInfoPort } from '#shared/display/cookie-info-port';
import { paths } from '#shared/paths';

/** Loaded only for people who have not dismissed it yet. */
export function CookieNotice() {
  return <CookieInfo port={cookieInfoPort} policyHref={paths.privacyPolicy} />;
}
