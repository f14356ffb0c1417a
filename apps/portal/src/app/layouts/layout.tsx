import { BlankLayout } from '@urzad/ui/layouts';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { LayoutName } from '#shared/routing/app-route';
import { ServerState } from '../lazy-server-state';
import { LoadingPage } from '../loading-page';
import { SiteLayout } from './site-layout';

interface FrameProps {
  isTask: boolean;
  children: ReactNode;
}

/** Not loaded for parents. */
const ApplicationLayout = lazy(() =>
  import('./application-layout').then((module) => ({ default: module.ApplicationLayout })),
);

const FRAMES: Record<LayoutName, ComponentType<FrameProps>> = {
  home: ({ children }) => <SiteLayout kind="home">{children}</SiteLayout>,
  info: ({ children }) => <SiteLayout kind="info">{children}</SiteLayout>,
  main: ({ isTask, children }) => (
    <SiteLayout kind="main" isTask={isTask}>
      {children}
    </SiteLayout>
  ),
  auth: ({ children }) => <SiteLayout kind="auth">{children}</SiteLayout>,
  'auth-v2': ({ children }) => <SiteLayout kind="auth-v2">{children}</SiteLayout>,
  blank: ({ children }) => <BlankLayout>{children}</BlankLayout>,
  application: ({ children }) => (
    <Suspense fallback={<LoadingPage />}>
      <ServerState>
        <ApplicationLayout>{children}</ApplicationLayout>
      </ServerState>
    </Suspense>
  ),
};

export interface LayoutProps extends FrameProps {
  name: LayoutName;
}

/** The layout around a screen (Spec §2). */
export function Layout({ name, ...props }: LayoutProps) {
  const Frame = FRAMES[name];

  return <Frame {...props} />;
}
