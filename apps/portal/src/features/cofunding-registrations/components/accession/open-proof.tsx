import type { Registration } from '@urzad/contract';
import { Card, StatusBadge } from '@urzad/ui';
import { FileField } from '@urzad/ui/uploads';
import { CircleDashed } from 'lucide-react';
import { useFileKindName } from '#shared/entities/documents/use-file-kind-name';
import { AccessionFileBadge } from '#shared/entities/registrations/accession-file-badge';
import { useMessages } from '#shared/i18n/messages';
import { useFileLimit } from '#shared/system/use-file-limit';
import { proofName } from '../../logic/accession/proof-name';
import type { ProofRow } from '../../logic/accession/proof-rows';
import type { ProofFiles } from '../../logic/accession/use-proof-files';
import { accessionMessages } from '../../messages/accession';

interface OpenProofProps {
  row: ProofRow;
  registration: Registration;
  files: ProofFiles;
}

/** A document that is missing, or that the office has returned, with the field for its file. */
export function OpenProof({ row, registration, files }: OpenProofProps) {
  const words = useMessages(accessionMessages);
  const kindName = useFileKindName();
  const { file } = row;
  const { title, about } = proofName(row, registration, kindName);

  return (
    <li>
      <Card className="u:grid u:gap-3">
        <p>
          {file ? (
            <AccessionFileBadge status={file.status} />
          ) : (
            <StatusBadge color="grey" dashed icon={CircleDashed}>
              {row.required ? words.missing : words.optional}
            </StatusBadge>
          )}
        </p>
        {file?.note && (
          <blockquote className="u:border-s-4 u:border-warning-text u:ps-3">{file.note}</blockquote>
        )}
        <ProofField
          scope={row.scope}
          label={about ? `${title}: ${about}` : title}
          required={row.required}
          files={files}
        />
      </Card>
    </li>
  );
}

interface ProofFieldProps {
  scope: string;
  label: string;
  required: boolean;
  files: ProofFiles;
}

/** The field of one file; a stored one is exchanged by the next. */
export function ProofField({ scope, label, required, files }: ProofFieldProps) {
  const words = useMessages(accessionMessages);
  const limitBytes = useFileLimit();

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
