import type { CaseKind } from '@urzad/grants';
import { Button, Icon, Link } from '@urzad/ui';
import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths';
import { hasAccess } from '#shared/session/me';
import { useSession } from '#shared/session/session-store';

export interface WriteAboutRightProps {
  kind: CaseKind;
  children: ReactNode;
}

/** A link to a request in the portal, for parents who are signed in; others write or call. */
export function WriteAboutRight({ kind, children }: WriteAboutRightProps) {
  const mayWrite = useMayWrite();
  if (!mayWrite) return null;

  return (
    <div className="u:grid u:tablet:block">
      <Button asChild>
        <Link href={paths.officeCaseNew('general', 0, kind)}>
          <Icon of={PenLine} /> {children}
        </Link>
      </Button>
    </div>
  );
}

/** Whether this person writes to the office in the portal. */
export function useMayWrite(): boolean {
  return useSession(({ me }) => me?.perspective === 'citizen' && hasAccess(me));
}
