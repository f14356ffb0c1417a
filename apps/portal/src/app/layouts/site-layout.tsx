import { CookieInfo, LazyPart, lazyPart, TopBar } from '@urzad/ui';
import {
  AuthLayout,
  AuthV2Layout,
  HomeLayout,
  InfoLayout,
  MainLayout,
  type PageSlots,
} from '@urzad/ui/layouts';
import { EuFundingStrip, HomeScene } from '@urzad/ui/programme';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { cookieInfoPort } from '#shared/display/cookie-info-port';
import { paths } from '#shared/paths';
import { pageBefore } from '#shared/routing/page-before';
import { useSession } from '#shared/session/session-store';
import { useActing } from '#shared/session/use-acting';
import { useOffice } from '#shared/system/use-office';
import { SignInNotice } from './sign-in-notice';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { UnreachableNotice } from './unreachable-notice';

const actingCard = lazyPart(() => import('../acting-card'));

const developerButton = lazyPart(() => import('./developer-button'));

/** Spec §2. */
const FRAMES = {
  home: HomeLayout,
  info: InfoLayout,
  main: MainLayout,
  auth: (slots: PageSlots) => <AuthLayout {...slots} developer={useDemoMenu()} />,
  'auth-v2': (slots: PageSlots) => (
    <AuthV2Layout {...slots} developer={useDemoMenu()} aside={<HomeScene />} />
  ),
};

/** Nobody has `base_dev` before a sign-in: there the menu is for who tries the demo (Order §12). */
function useDemoMenu() {
  const isDemo = useSession(({ system }) => system?.demo === 'yes');
  if (!isDemo) return undefined;

  return (
    <LazyPart of={developerButton} waiting={<span className="u:size-11" />}>
      {({ DeveloperButton }) => <DeveloperButton />}
    </LazyPart>
  );
}

export interface SiteLayoutProps {
  kind: keyof typeof FRAMES;
  /** @default false */
  isTask?: boolean;
  children: ReactNode;
}

/** A page for citizens: office data, header, content, funding marks; with a short footer on forms. */
export function SiteLayout({ kind, isTask = false, children }: SiteLayoutProps) {
  const status = useSession((session) => session.status);
  const { state, pathname } = useLocation();
  const wanted = (kind === 'home' && status === 'signed-out' && pageBefore(state)) || '';
  const Frame = FRAMES[kind];

  return (
    <Frame
      address={pathname}
      topBar={<OfficeBar />}
      header={<SiteHeader developer={kind === 'main'} {...(kind === 'info' && { variant: 'transparent' })} />}
      notice={
        status === 'unreachable' ? (
          <UnreachableNotice isSilent={kind === 'home'} />
        ) : (
          (wanted && <SignInNotice wanted={wanted} />) || (kind === 'home' && <ActingNotice />)
        )
      }
      funding={
        <>
          {!isTask && <CookieInfo port={cookieInfoPort} policyHref={paths.privacyPolicy} />}
          <EuFundingStrip />
        </>
      }
      footer={<SiteFooter size={kind === 'auth' || kind === 'auth-v2' || isTask ? 'short' : 'full'} />}
    >
      {children}
    </Frame>
  );
}

/** Where acting for somebody begins. */
function ActingNotice() {
  const acting = useActing();
  if (!acting) return null;

  return (
    <div className="u:page-width u:py-4.5">
      <LazyPart of={actingCard} waiting={<div className="u:min-h-145 u:tablet:min-h-80" />}>
        {({ ActingCard }) => <ActingCard acting={acting} />}
      </LazyPart>
    </div>
  );
}

/** Its height is kept until the office is loaded, so that the layout does not shift. */
function OfficeBar() {
  const office = useOffice();
  if (!office) return <div className="u:hidden u:min-h-10.5 u:bg-brand-bg u:tablet:block" />;

  return (
    <TopBar
      address={office.office_address}
      mail={office.office_mail}
      phones={office.office_phones}
      socialHref={office.social_url || undefined}
    />
  );
}
