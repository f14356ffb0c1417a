import type { Registration } from '@urzad/contract';
import { Button, Card, Icon, Link, StatusBadge } from '@urzad/ui';
import { CircleCheckBig, PenLine, Signature } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { accessionMessages } from '../../messages/accession';

/** The form of participant's data (D7): to be checked and signed, or signed. */
export function PersonalDataCard({ registration }: { registration: Registration }) {
  const { data: words, toSign, signed } = useMessages(accessionMessages);
  const isSigned = registration.accession?.is_signed === 'yes';

  return (
    <li>
      <Card className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-3">
        <div className="u:grid u:max-w-text u:gap-1">
          <h3 className="u:font-semibold">{words.title}</h3>
          <p className="u:text-sm u:text-muted">{words.text}</p>
          <p>
            <StatusBadge color={isSigned ? 'green' : 'blue'} icon={isSigned ? CircleCheckBig : PenLine}>
              {isSigned ? signed : toSign}
            </StatusBadge>
          </p>
        </div>
        <Button asChild variant={isSigned ? 'quiet' : 'secondary'}>
          <Link href={paths.personalDataSign(registration.id)}>
            <Icon of={Signature} /> <span>{isSigned ? words.see : words.action}</span>
          </Link>
        </Button>
      </Card>
    </li>
  );
}
