import { HomeScene, Icon, PageHeading } from '@urzad/ui';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/messages';
import { useScreen } from '../../../shared/screen/use-screen';
import { useOffice } from '../../../shared/system/use-office';
import { signInMessages } from '../sign-in-messages';

export interface AccountPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** One column with a short form; beside it somebody to call and, on wide screens, the blocks. */
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

function HelpLine() {
  const { help } = useMessages(signInMessages);
  const phone = useOffice()?.office_phones[0];
  if (!phone) return null;

  return (
    <p className="flex gap-3 text-sm">
      <Icon of={CircleHelp} size="1.6em" className="text-accent-text" />
      <span>
        <strong className="block font-semibold">{help.title}</strong>
        <span className="text-muted">{help.text(phone)}</span>
      </span>
    </p>
  );
}
