import type { Registration } from '@urzad/contract';
import { longDateText, momentText, warsawDate } from '@urzad/domain';
import {
  ArchScene,
  Button,
  type Description,
  DescriptionList,
  FolderCard,
  Icon,
  Link,
  RegistrationStatusBadge,
  useLocale,
} from '@urzad/ui';
import { Download, FileCheck } from 'lucide-react';
import { useMessages } from '../../../../shared/i18n/messages';
import { paths } from '../../../../shared/paths';
import { findReceipt } from '../../progress';
import { signingMessages } from '../../signing-messages';

export interface SentFolderProps {
  registration: Registration;
  /** The way to all of it; left out where all of it is shown. */
  hasDetails?: boolean;
}

/** The office has it: number, the exact time, the receipt, and what happens next. */
export function SentFolder({ registration, hasDetails = false }: SentFolderProps) {
  const { panel: words, whatNext } = useMessages(signingMessages);
  const locale = useLocale();
  const { id, number, status, send_date } = registration;
  const receipt = findReceipt(registration);

  const items: Description[] = [
    { term: words.number, value: <span className="font-mono">{number}</span> },
    ...(send_date ? [{ term: words.sentAt, value: exactTime(send_date, locale) }] : []),
    { term: words.status, value: <RegistrationStatusBadge status={status} /> },
  ];

  return (
    <FolderCard number={number} icon={FileCheck}>
      <div className="flex flex-wrap items-center justify-between gap-6">
        <div className="grid max-w-text flex-1 gap-4">
          {status === 'submitted' && <h2 className="text-xl">{words.sentTitle}</h2>}
          <DescriptionList items={items} />
          <div className="grid gap-1">
            <h3 className="text-lg">{words.whatNext}</h3>
            <p>{whatNext[status]}</p>
          </div>
          <div className="flex flex-col gap-3 tablet:flex-row">
            {receipt && (
              <Button asChild variant="primary">
                <a href={receipt.url} download={`${receipt.number.replaceAll('/', '-')}.pdf`}>
                  <Icon of={Download} /> {words.receipt}
                </a>
              </Button>
            )}
            {hasDetails && (
              <Button asChild>
                <Link href={paths.registration(id)}>{words.details}</Link>
              </Button>
            )}
          </div>
        </div>
        {status === 'submitted' && <ArchScene />}
      </div>
    </FolderCard>
  );
}

/** `10 lutego 2027 r., 09:12:33,412`: the order of sending may decide, so the milliseconds are told. */
function exactTime(moment: string, locale: 'pl' | 'en'): string {
  const date = new Date(moment);
  const milliseconds = String(date.getUTCMilliseconds()).padStart(3, '0');

  return `${longDateText(warsawDate(date), locale)}, ${momentText(date).slice(11)},${milliseconds}`;
}
