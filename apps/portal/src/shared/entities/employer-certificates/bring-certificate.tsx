import type { WorkCertificates } from '@urzad/contract';
import { BROUGHT_CERTIFICATES } from '@urzad/grants';
import { Button, Card } from '@urzad/ui';
import { FileField } from '@urzad/ui/uploads';
import { Replace } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { useObjectFiles } from '../../object/use-object-files';
import { useSession } from '../../session/session-store';
import { useFileLimit } from '../../system/use-file-limit';
import { keepingFor } from '../../uploads/kept-uploads';
import { CertificateList } from './certificate-list';
import { addCertificate, ofCertificates } from './certificate-query';
import { certificateMessages } from './messages';

/** The certificate of the start of work, which the parent brings here; what became of it, and of those before. */
export function BringCertificate({ work }: { work: WorkCertificates }) {
  const words = useMessages(certificateMessages);
  const [exchanged, setExchanged] = useState<number>();
  const { id, may_add, max_age_days, certificates } = work;
  const [last] = certificates;
  const isWaiting = last?.status === 'uploaded';
  const isExchanging = exchanged !== undefined && exchanged === last?.id;
  // Of one that came with the documents of the contract nothing is left to say here.
  if (may_add === 'no' && !certificates.some(({ checked_date }) => checked_date)) return null;

  return (
    <Card className="u:grid u:gap-4">
      <h2 className="u:text-lg">{words.title}</h2>
      {may_add === 'yes' && (
        <p className="u:max-w-text">{isWaiting ? words.checkedNow : words.lead(max_age_days)}</p>
      )}
      <CertificateList certificates={certificates} />
      {may_add === 'yes' && isWaiting && !isExchanging && (
        <div>
          <Button variant="quiet" icon={Replace} onClick={() => setExchanged(last.id)}>
            {words.exchange}
          </Button>
        </div>
      )}
      {may_add === 'yes' && (!isWaiting || isExchanging) && (
        <CertificateField id={id} label={isWaiting ? words.exchange : words.add} required={!isWaiting} />
      )}
    </Card>
  );
}

const SCOPE = BROUGHT_CERTIFICATES.START;

/** The field of the file, which goes to the office as soon as it is stored. A browser keeps none of it. */
function CertificateField({ id, label, required }: { id: number; label: string; required: boolean }) {
  const words = useMessages(certificateMessages);
  const limitBytes = useFileLimit();
  const userId = useSession(({ me }) => me?.id) ?? 0;
  const [keeping] = useState(() => keepingFor({ userId, form: `certificate-${id}` }, () => false));
  const files = useObjectFiles({
    ...ofCertificates,
    keeping,
    attach: ({ filename }, key) => addCertificate(id, { kind: 'START', filename }, key),
  });

  return (
    <FileField
      label={label}
      hint={words.fileHint}
      required={required}
      limitBytes={limitBytes}
      files={files.itemsOf(SCOPE)}
      onAdd={(added) => files.add(SCOPE, added)}
      onReject={(refusals) => files.reject(SCOPE, refusals)}
      onRemove={(removed) => void files.remove(removed)}
      onRetry={files.retry}
      news={files.newsOf(SCOPE)}
      list={files.actions}
    />
  );
}
