import type { ReactNode } from 'react';
import { AuthLayout, type AuthLayoutProps } from './auth-layout';

export interface AuthV2LayoutProps extends AuthLayoutProps {
  /** Beside the form from 1025 px: a scene, and where to ask for help. */
  aside: ReactNode;
}

/** The second sign-in layout: the form at the start, a picture beside it. */
export function AuthV2Layout({ aside, children, ...slots }: AuthV2LayoutProps) {
  return (
    <AuthLayout {...slots}>
      <div className="grid items-center gap-12 desktop:grid-cols-2">
        <div className="max-w-narrow">{children}</div>
        <div className="hidden desktop:block">{aside}</div>
      </div>
    </AuthLayout>
  );
}
