import type { ReactNode } from 'react';
import { PageFrame, type PageSlots } from './page-frame';

export interface AuthLayoutProps extends PageSlots {
  /** The developer's menu (Spec §2), for those with `base_dev`: nobody has that before signing in. */
  developer?: ReactNode;
}

/** Sign-in and what goes with it: only the form matters. */
export function AuthLayout({ developer, children, ...slots }: AuthLayoutProps) {
  return (
    <PageFrame {...slots}>
      {developer && <div className="flex justify-end">{developer}</div>}
      {children}
    </PageFrame>
  );
}
