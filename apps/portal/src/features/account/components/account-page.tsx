import { HomeScene, PageHeading } from '@urzad/ui';
import type { ReactNode } from 'react';
import { useScreen } from '#shared/screen/use-screen';
import { HelpLine } from './help-line';

export interface AccountPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** One column with a short form, the contact of the office below and, on wide screens, the blocks beside it. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  const heading = useScreen(title);

  return (
    <div className="grid items-start gap-8 tablet:pt-5 desktop:grid-cols-2 desktop:gap-22">
      <div className="grid w-full max-w-narrow gap-6 justify-self-center desktop:justify-self-start">
        <PageHeading ref={heading} title={title} lead={lead} />
        {children}
      </div>
      <aside className="grid w-full max-w-narrow gap-6 justify-self-center desktop:pt-12">
        <div className="hidden desktop:block">
          <HomeScene />
        </div>
        <HelpLine />
      </aside>
    </div>
  );
}

/** "nie masz konta?" on a thin line between two actions. */
export function OrLine({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-3.5 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  );
}
