import { PageHeading } from '@urzad/ui';
import { HomeScene } from '@urzad/ui/programme';
import type { ReactNode } from 'react';
import { useScreen } from '#shared/screen/use-screen';
import { HelpLine } from './help-line';

export interface AccountPageProps {
  title: string;
  lead: string;
  /** The question above the phone of the office. @default trouble with the sign-in */
  help?: string;
  children: ReactNode;
}

/** One column with a short form, the contact of the office below and, on wide screens, the blocks beside it. */
export function AccountPage({ title, lead, help, children }: AccountPageProps) {
  const heading = useScreen(title);

  return (
    <div className="u:grid u:items-start u:gap-8 u:tablet:pt-5 u:desktop:grid-cols-2 u:desktop:gap-22">
      <div className="u:grid u:w-full u:max-w-narrow u:gap-6 u:justify-self-center u:desktop:justify-self-start">
        <PageHeading ref={heading} title={title} lead={lead} />
        {children}
      </div>
      <aside className="u:grid u:w-full u:max-w-narrow u:gap-6 u:justify-self-center u:desktop:pt-12">
        <div className="u:hidden u:desktop:block">
          <HomeScene />
        </div>
        <HelpLine title={help} />
      </aside>
    </div>
  );
}

/** "nie masz konta?" on a thin line between two actions. */
export function OrLine({ children }: { children: string }) {
  return (
    <p className="u:flex u:items-center u:gap-3.5 u:text-sm u:text-muted u:before:h-px u:before:flex-1 u:before:bg-line u:after:h-px u:after:flex-1 u:after:bg-line">
      {children}
    </p>
  );
}
