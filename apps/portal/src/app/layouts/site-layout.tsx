import { EuFundingStrip, PageLayout, TextLink, TopBar } from '@urzad/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { useMessages } from '../../shared/i18n/messages';
import { useSession } from '../../shared/session/session-store';
import { useOffice } from '../../shared/system/use-office';
import { appMessages } from '../messages';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const UnreachableNotice = lazy(() =>
  import('./unreachable-notice').then((module) => ({ default: module.UnreachableNotice })),
);

export interface SiteLayoutProps {
  /** The home page brings its own bands from edge to edge. @default 'page' */
  width?: 'page' | 'full';
  /** Short on sign-in screens, where only the form matters. @default 'full' */
  footer?: 'full' | 'short';
  children: ReactNode;
}

/** A page for citizens: office data, header, content, funding marks, footer. */
export function SiteLayout({ width = 'page', footer = 'full', children }: SiteLayoutProps) {
  const status = useSession((session) => session.status);

  return (
    <PageLayout
      width={width}
      topBar={status === 'signed-out' && <OfficeBar />}
      header={<SiteHeader />}
      notice={
        status === 'unreachable' && (
          <Suspense>
            <UnreachableNotice />
          </Suspense>
        )
      }
      funding={<EuFundingStrip />}
      footer={<SiteFooter size={footer} />}
    >
      {children}
    </PageLayout>
  );
}

/** Its place is kept while the office is not known yet, so that the page does not jump. */
function OfficeBar() {
  const words = useMessages(appMessages);
  const office = useOffice();
  if (!office) return <div className="hidden min-h-10.5 bg-brand-bg tablet:block" />;

  return (
    <TopBar
      address={office.office_address}
      mail={office.office_mail}
      phones={office.office_phones.join(' · ')}
    >
      {office.social_url && (
        <TextLink href={office.social_url} external className="text-on-brand">
          {words.socialProfile}
        </TextLink>
      )}
    </TopBar>
  );
}
