import { useQuery } from '@tanstack/react-query';
import type { Claim, ClaimLine } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { Pending, useLocale } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import { claimQuery } from '#shared/entities/claims/claim-query';
import { useFileKindName } from '#shared/entities/documents/use-file-kind-name';
import { OpenFile } from '#shared/evidence/evidence-pane';
import { LoadFailure } from '#shared/failures/load-failure';
import { useMessages } from '#shared/i18n/messages';
import { evidenceOfClaim } from '../api';
import { claimFiles, proofsOf } from '../logic/claim-files';
import { decisionMessages } from '../messages/decisions';

interface CompareDialogProps {
  claim: Claim;
  line: ClaimLine;
  /** The name of the line. */
  name: string;
  other: ClaimLine['duplicates'][number];
  onClose: () => void;
}

/** The same invoice in two claims: the proofs of both beside each other. */
export function CompareDialog({ claim, line, name, other, onClose }: CompareDialogProps) {
  const words = useMessages(decisionMessages);
  const { data, error, refetch } = useQuery(claimQuery(other.id));
  const theirs = data?.lines.find(({ document_no }) => document_no === line.document_no);

  return (
    <Modal title={words.compareTitle} open onOpenChange={onClose} allowFullScreen>
      <div className="u:grid u:gap-4 u:tablet:grid-cols-2">
        <Side
          title={words.here}
          facts={`${claim.number}, ${name}, ${formatMoney(line.amount ?? 0)}`}
          claim={claim}
          line={line}
        />
        <Pending pending={!data && !error} label={words.compareLoading}>
          {() =>
            data ? (
              <Side
                title={`${other.person}, ${other.child}`}
                facts={`${other.number}, ${formatMoney(other.amount)}`}
                claim={data}
                line={theirs}
              />
            ) : (
              error && <LoadFailure error={error} onRetry={() => void refetch()} />
            )
          }
        </Pending>
      </div>
    </Modal>
  );
}

interface SideProps {
  title: string;
  facts: string;
  claim: Claim;
  /** Undefined when the line was changed meanwhile. */
  line: ClaimLine | undefined;
}

function Side({ title, facts, claim, line }: SideProps) {
  const words = useMessages(decisionMessages);
  const locale = useLocale();
  const kindName = useFileKindName();
  const [key] = line ? proofsOf(line) : [];
  const file = claimFiles(claim, { locale, kindName }).find((one) => one.key === key);

  return (
    <section className="u:grid u:content-start u:gap-2">
      <h3 className="u:text-md">{title}</h3>
      <p className="u:text-sm u:text-muted">{facts}</p>
      {file ? (
        <OpenFile key={file.key} source={evidenceOfClaim(claim.id)} file={file} />
      ) : (
        <p className="u:text-muted">{words.noProof}</p>
      )}
    </section>
  );
}
