import { PageHeading } from '@urzad/ui';
import type { ReactNode } from 'react';
import { useScreen } from '#shared/screen/use-screen';
import { HelpLine } from './help-line';

export interface ShortPageProps {
  title: string;
  lead: string;
  /** The question above the phone of the office. @default trouble with the sign-in */
  help?: string;
  children: ReactNode;
}

/** A page of the layout `auth v2`, which has its picture: a short form, and the contact of the office below. */
export function ShortPage({ title, lead, help, children }: ShortPageProps) {
  const heading = useScreen(title);

  return (
    <div className="u:grid u:gap-6">
      <PageHeading ref={heading} title={title} lead={lead} />
      {children}
      <HelpLine title={help} />
    </div>
  );
}
