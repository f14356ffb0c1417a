import type { Registration } from '@urzad/contract';
import { Button, Card } from '@urzad/ui';
import { FileList } from '@urzad/ui/uploads';
import { Replace } from 'lucide-react';
import { useState } from 'react';
import { useFileKindName } from '#shared/entities/documents/use-file-kind-name';
import { AccessionFileBadge } from '#shared/entities/registrations/accession-file-badge';
import { useMessages } from '#shared/i18n/messages';
import { proofName } from '../../logic/accession/proof-name';
import type { ProofRow } from '../../logic/accession/proof-rows';
import type { ProofFiles } from '../../logic/accession/use-proof-files';
import { accessionMessages } from '../../messages/accession';
import { ProofField } from './open-proof';

interface DoneProofProps {
  row: ProofRow;
  registration: Registration;
  files: ProofFiles;
}

/** A document with its file, which may be exchanged until the office has accepted it. */
export function DoneProof({ row, registration, files }: DoneProofProps) {
  const words = useMessages(accessionMessages);
  const kindName = useFileKindName();
  const [exchanged, setExchanged] = useState<number>();
  const { file, scope } = row;
  if (!file) return null;
  const { title, about } = proofName(row, registration, kindName);
  const { id, name, size, url, url_download, thumb, status } = file;
  const isExchanging = exchanged === id;

  return (
    <li>
      <Card className="u:grid u:gap-3">
        <div className="u:flex u:flex-wrap u:items-start u:justify-between u:gap-3">
          <div className="u:grid u:gap-1">
            <h3 className="u:font-semibold">{title}</h3>
            {about && <p className="u:text-sm u:text-muted">{about}</p>}
            <p className="u:flex u:flex-wrap u:items-center u:gap-3">
              <AccessionFileBadge status={status} />
              {status === 'new' && <span className="u:text-sm u:text-muted">{words.checkedLater}</span>}
            </p>
          </div>
          {status === 'new' && !isExchanging && (
            <Button variant="quiet" icon={Replace} onClick={() => setExchanged(id)}>
              {words.exchange(title)}
            </Button>
          )}
        </div>
        <FileList
          canDownload
          canZoom
          files={[{ id: String(id), name, size, url, url_download, ...(thumb !== undefined && { thumb }) }]}
        />
        {status === 'new' && isExchanging && (
          <ProofField scope={scope} label={words.exchange(title)} required={false} files={files} />
        )}
      </Card>
    </li>
  );
}
