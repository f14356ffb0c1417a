import { ERASURE_REASONS, type ErasureObstacle } from '@urzad/grants';
import { Button, Card, TextLink, useLocale } from '@urzad/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useMayWriteCases } from '#shared/session/use-may-write-cases';
import { ownDataMessages } from '../messages/own-data';
import { ErasePanel } from './erase-panel';

/** The authority that a complaint goes to (RODO art. 77). */
const DATA_PROTECTION_OFFICE = 'https://uodo.gov.pl/';

/** Deleting the account, or the reason why the law forbids it and what can be done about it. */
export function Erasure({ obstacle }: { obstacle: ErasureObstacle | null }) {
  const { erasure: words } = useMessages(ownDataMessages);

  return (
    <Card className="u:grid u:gap-4">
      <h2 className="u:text-xl u:font-bold">{words.title}</h2>
      {obstacle ? <Refused obstacle={obstacle} /> : <Possible />}
    </Card>
  );
}

function Refused({ obstacle }: { obstacle: ErasureObstacle }) {
  const { erasure: words } = useMessages(ownDataMessages);
  const locale = useLocale();
  const mayWrite = useMayWriteCases();
  const { until, why } = ERASURE_REASONS[obstacle][locale];

  return (
    <>
      <p>
        <span className="u:part">{words.refused}</span> <span className="u:font-semibold">{until}</span>
      </p>
      <p className="u:border-s-4 u:border-line-strong u:ps-4">
        <span className="u:font-semibold">{words.why}</span> <span className="u:part">{why}</span>
      </p>
      <p className="u:text-sm u:text-muted">{words.complaint}</p>
      <p className="u:flex u:flex-wrap u:gap-x-6 u:gap-y-2">
        {mayWrite && (
          <TextLink href={paths.officeCaseNew('general', 0, 'RODO', 'USUNIECIE')}>{words.ask}</TextLink>
        )}
        <TextLink href={DATA_PROTECTION_OFFICE} external>
          {words.howToComplain}
        </TextLink>
      </p>
    </>
  );
}

function Possible() {
  const { erasure: words } = useMessages(ownDataMessages);
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <p className="u:part">{words.possible}</p>
      <div>
        <Button variant="danger" icon={Trash2} onClick={() => setOpen(true)}>
          {words.button}
        </Button>
      </div>
      <ErasePanel open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
