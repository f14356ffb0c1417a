import { Button, Card, Icon, Link, TextLink } from '@urzad/ui';
import { PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useMayWriteCases } from '#shared/session/use-may-write-cases';
import { useOffice } from '#shared/system/use-office';
import { ownDataMessages } from '../messages/own-data';

/** The other rights: each leads to where it is used. Staff write to the officer themselves. */
export function BesideData() {
  const { mend, rights, officer } = useMessages(ownDataMessages);
  const office = useOffice();
  const mayWrite = useMayWriteCases();

  return (
    <div className="u:grid u:gap-5">
      <Part title={mend.title}>
        <p className="u:text-sm u:text-muted">{mend.text}</p>
        <Button asChild>
          <Link href={paths.accountEdit}>
            <Icon of={PencilLine} /> {mend.edit}
          </Link>
        </Button>
        {mayWrite && (
          <p>
            <TextLink href={paths.officeCaseNew('general', 0, 'RODO', 'SPROSTOWANIE')}>{mend.ask}</TextLink>
          </p>
        )}
      </Part>
      {mayWrite && (
        <Part title={rights.title}>
          <ul className="u:grid u:gap-3">
            <li>
              <TextLink href={paths.officeCaseNew('general', 0, 'RODO', 'OGRANICZENIE')}>
                {rights.restrict}
              </TextLink>
            </li>
            <li>
              <TextLink href={paths.officeCaseNew('general', 0, 'RODO', 'SPRZECIW')}>
                {rights.object}
              </TextLink>
            </li>
          </ul>
          <p className="u:text-sm u:text-muted">{rights.term}</p>
        </Part>
      )}
      <Part title={officer.title}>
        {office && (
          <p className="u:text-sm u:wrap-anywhere">
            <TextLink href={`mailto:${office.iod_mail}`}>{office.iod_mail}</TextLink>
            <span className="u:block u:text-muted">{office.office_address}</span>
          </p>
        )}
        {mayWrite && (
          <p>
            <TextLink href={paths.officeCaseNew('general', 0, 'RODO')}>{officer.write}</TextLink>
          </p>
        )}
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="u:grid u:gap-3">
      <h2 className="u:text-lg">{title}</h2>
      {children}
    </Card>
  );
}
