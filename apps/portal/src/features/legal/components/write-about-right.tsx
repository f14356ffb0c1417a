import type { CaseKind } from '@urzad/grants';
import { Button, Icon, Link } from '@urzad/ui';
import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths';
import { useMayWriteCases } from '#shared/session/use-may-write-cases';

export interface WriteAboutRightProps {
  kind: CaseKind;
  children: ReactNode;
}

/** A link to a request in the portal, for parents who are signed in; others write or call. */
export function WriteAboutRight({ kind, children }: WriteAboutRightProps) {
  const mayWrite = useMayWriteCases();
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
