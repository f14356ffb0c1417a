import type { WorkCertificates } from '@urzad/contract';
import { addDays, type IsoDate, longDateText } from '@urzad/domain';
import { BROUGHT_CERTIFICATES } from '@urzad/grants';
import { Button, Card, useLocale } from '@urzad/ui';
import { FileField } from '@urzad/ui/uploads';
import { Plus, Replace } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { useObjectFiles } from '../../object/use-object-files';
import { useSession } from '../../session/session-store';
import { useFileLimit } from '../../system/use-file-limit';
import { keepingFor } from '../../uploads/kept-uploads';
import { CertificateList } from './certificate-list';
import { addCertificate, ofCertificates } from './certificate-query';
import { certificateMessages } from './messages';

/**
 * The certificate that the parent brings here: of the start of work, later that it goes on. What became of it, and of
 * those before.
 */
export function BringCertificate({ work, today }: Pick<BringProps, 'work' | 'today'>) {
  const words = useMessages(certificateMessages);
  const { kind, needed_to, may_add, certificates } = work;
  const [last] = certificates;
  const isWaiting = last?.kind === kind && last.status === 'uploaded';
  // Of one that came with the documents of the contract nothing is left to say here.
  if (may_add === 'no' && !certificates.some(({ checked_date }) => checked_date)) return null;

  return (
    <Card className="u:grid u:gap-4">
      <h2 className="u:text-lg">{words.title}</h2>
      {needed_to && <ConfirmedTo day={needed_to} />}
      {may_add === 'yes' && isWaiting && <p className="u:max-w-text">{words.checkedNow}</p>}
      <CertificateList certificates={certificates} />
      {may_add === 'yes' && <Bring work={work} today={today} waiting={isWaiting ? last.id : undefined} />}
    </Card>
  );
}

function ConfirmedTo({ day }: { day: IsoDate }) {
  const words = useMessages(certificateMessages);
  const locale = useLocale();
  return <p className="u:max-w-text">{words.confirmedTo(longDateText(day, locale))}</p>;
}

interface BringProps {
  work: WorkCertificates;
  today: IsoDate | undefined;
  /** The one that waits for the office and can be exchanged. */
  waiting: number | undefined;
}

/** How long before the last confirmed day a new certificate is asked for. */
const ASKED_DAYS_BEFORE = 30;

/** The field, or what opens it: an exchange, and a confirmation that is not needed for a while, are not asked for. */
function Bring({ work, today, waiting }: BringProps) {
  const words = useMessages(certificateMessages);
  const [opened, setOpened] = useState<number>();
  const { id, kind, needed_to, max_age_days, certificates } = work;
  const isEarly = needed_to !== null && today !== undefined && addDays(today, ASKED_DAYS_BEFORE) < needed_to;
  const isAsked = waiting === undefined && !(isEarly && certificates[0]?.status !== 'rejected');
  if (!isAsked && opened !== (waiting ?? 0)) {
    return (
      <div>
        <Button
          variant="quiet"
          icon={waiting === undefined ? Plus : Replace}
          onClick={() => setOpened(waiting ?? 0)}
        >
          {waiting === undefined ? words.early : words.exchange}
        </Button>
      </div>
    );
  }
  const lead = kind === 'START' ? words.lead : words.periodicLead;
  return (
    <>
      {waiting === undefined && <p className="u:max-w-text">{lead(max_age_days)}</p>}
      <CertificateField
        id={id}
        kind={kind}
        label={waiting === undefined ? words.add : words.exchange}
        required={isAsked}
      />
    </>
  );
}

interface CertificateFieldProps {
  /** Of the registration. */
  id: number;
  kind: WorkCertificates['kind'];
  label: string;
  required: boolean;
}

/** The field of the file, which goes to the office as soon as it is stored. A browser keeps none of it. */
function CertificateField({ id, kind, label, required }: CertificateFieldProps) {
  const words = useMessages(certificateMessages);
  const scope = BROUGHT_CERTIFICATES[kind];
  const limitBytes = useFileLimit();
  const userId = useSession(({ me }) => me?.id) ?? 0;
  const [keeping] = useState(() => keepingFor({ userId, form: `certificate-${id}` }, () => false));
  const files = useObjectFiles({
    ...ofCertificates,
    keeping,
    attach: ({ filename }, key) => addCertificate(id, { kind, filename }, key),
  });

  return (
    <FileField
      label={label}
      hint={words.fileHint}
      required={required}
      limitBytes={limitBytes}
      files={files.itemsOf(scope)}
      onAdd={(added) => files.add(scope, added)}
      onReject={(refusals) => files.reject(scope, refusals)}
      onRemove={(removed) => void files.remove(removed)}
      onRetry={files.retry}
      news={files.newsOf(scope)}
      list={files.actions}
    />
  );
}
