import type { ReactNode } from 'react';
import { PageFrame, type PageSlots } from './page-frame';

export interface AuthLayoutProps extends PageSlots {
  /** The developer's menu (Spec §2), for those with `base_dev`: nobody has that before signing in. */
  developer?: ReactNode;
}

/** Sign-in and related screens: the form alone. */
export function AuthLayout({ developer, children, ...slots }: AuthLayoutProps) {
  return (
    <PageFrame {...slots}>
      {developer && <div className="u:flex u:justify-end">{developer}</div>}
      {children}
    </PageFrame>
  );
}

export interface AuthV2LayoutProps extends AuthLayoutProps {
  /** Beside the form from 1025 px: a picture, and the contact for help. */
  aside: ReactNode;
}

/** The second sign-in layout: the form at the start, a picture beside it. */
export function AuthV2Layout({ aside, children, ...slots }: AuthV2LayoutProps) {
  return (
    <AuthLayout {...slots}>
      <div className="u:grid u:items-start u:gap-12 u:desktop:grid-cols-2">
        <div className="u:max-w-narrow">{children}</div>
        <div className="u:hidden u:desktop:block">{aside}</div>
      </div>
    </AuthLayout>
  );
}
