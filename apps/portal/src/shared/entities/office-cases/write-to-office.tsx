import type { CaseKind, CaseSubject } from '@urzad/grants';
import { Button, type ButtonProps, Icon, Link } from '@urzad/ui';
import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages';
import { paths } from '../../paths';
import { writingMessages } from './messages';

export interface WriteToOfficeProps extends Pick<ButtonProps, 'variant'> {
  /** @default 'cofundingregistration' */
  subject?: Exclude<CaseSubject, 'general'>;
  /** The object that it is about. */
  id: number;
  kind?: CaseKind;
  /** @default „Napisz do urzędu” */
  children?: ReactNode;
}

/** A link to a new case about an object. */
export function WriteToOffice({
  subject = 'cofundingregistration',
  id,
  kind,
  children,
  ...look
}: WriteToOfficeProps) {
  const words = useMessages(writingMessages);

  return (
    <Button asChild {...look}>
      <Link href={paths.officeCaseNew(subject, id, kind)}>
        <Icon of={PenLine} /> {children ?? words.write}
      </Link>
    </Button>
  );
}
