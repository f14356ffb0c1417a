import type { Claim } from '@urzad/contract';
import type { EvidenceFile } from '#shared/evidence/evidence-file';
import { EvidencePane } from '#shared/evidence/evidence-pane';
import { useMessages } from '#shared/i18n/messages';
import { evidenceOfClaim } from '../api';
import { deskMessages } from '../messages/desk';

interface ClaimEvidenceProps {
  claim: Claim;
  files: readonly EvidenceFile[];
  open: EvidenceFile | undefined;
  onChoose: (key: string) => void;
}

/** The proofs of the lines, one of them open beside them. */
export function ClaimEvidence({ claim, files, open, onChoose }: ClaimEvidenceProps) {
  const words = useMessages(deskMessages);
  if (!open) return <p className="u:p-5 u:text-muted">{words.noFiles}</p>;

  return (
    <EvidencePane
      source={evidenceOfClaim(claim.id)}
      files={files}
      label={words.files}
      open={open}
      onChoose={onChoose}
    />
  );
}
