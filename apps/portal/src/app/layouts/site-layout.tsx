import { AuthLayout, EuFundingStrip, HomeLayout, MainLayout, TopBar } from '@urzad/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { cookieInfoPort } from '../../shared/display/cookie-info-port';
import { useSession } from '../../shared/session/session-store';
import { useOffice } from '../../shared/system/use-office';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const UnreachableNotice = lazy(() =>
  import('./unreachable-notice').then((module) => ({ default: module.UnreachableNotice })),
);

const CookieNotice = lazy(() =>
  import('./cookie-notice').then((module) => ({ default: module.CookieNotice })),
);

/** Spec §2. */
const FRAMES = { home: HomeLayout, main: MainLayout, auth: AuthLayout };

export interface SiteLayoutProps {
  kind: keyof typeof FRAMES;
  children: ReactNode;
}

/** A page for citizens: office data, header, content, funding marks; the footer is short where only a form matters. */
export function SiteLayout({ kind, children }: SiteLayoutProps) {
  const status = useSession((session) => session.status);
  const Frame = FRAMES[kind];

  return (
    <Frame
      topBar={status === 'signed-out' && <OfficeBar />}
      header={<SiteHeader />}
      notice={
        status === 'unreachable' && (
          <Suspense>
            <UnreachableNotice />
          </Suspense>
        )
      }
      funding={
        <>
          {!cookieInfoPort.isDismissed() && (
            <Suspense>
              <CookieNotice />
            </Suspense>
          )}
          <EuFundingStrip />
        </>
      }
      footer={<SiteFooter size={kind === 'auth' ? 'short' : 'full'} />}
    >
      {children}
    </Frame>
  );
}

/** Its place is kept while the office is not known yet, so that the page does not jump. */
function OfficeBar() {
  const office = useOffice();
  if (!office) return <div className="hidden min-h-10.5 bg-brand-bg tablet:block" />;

  return (
    <TopBar
      address={office.office_address}
      mail={office.office_mail}
      phones={office.office_phones}
      socialHref={office.social_url || undefined}
    />
  );
}
