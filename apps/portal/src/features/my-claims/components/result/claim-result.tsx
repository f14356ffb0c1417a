import type { Attachment, Claim } from '@urzad/contract';
import { CLAIM_STATUSES } from '@urzad/grants';
import { Card, FormLayout } from '@urzad/ui';
import { FileList } from '@urzad/ui/uploads';
import { CLAIM_STATUS_ICONS } from '#shared/entities/claims/claim-status-icons';
import { DocumentList } from '#shared/entities/documents/document-list';
import { useMessages } from '#shared/i18n/messages';
import { StatusTimeline } from '#shared/object/status-timeline';
import { claimResultMessages } from '../../messages/claim-result';
import { ClaimRecovery } from './claim-recovery';
import { ClaimReview } from './claim-review';
import { ClaimState } from './claim-state';
import { ClaimVersions } from './claim-versions';
import { ClaimLines } from './result-lines';
import { WithdrawClaim } from './withdraw-claim';

/** A claim that was submitted: the money first, then each line with its reason, the course, versions and files. */
export function ClaimResult({ claim }: { claim: Claim }) {
  const words = useMessages(claimResultMessages);
  const { history, files, documents, steps } = claim;

  return (
    <FormLayout
      aside={
        <div className="u:grid u:gap-5">
          <Card className="u:grid u:gap-4">
            <h2 className="u:text-lg">{words.course}</h2>
            <StatusTimeline history={history} statuses={CLAIM_STATUSES} icons={CLAIM_STATUS_ICONS} />
          </Card>
          <ClaimVersions claim={claim} />
          {files.length > 0 && (
            <Card className="u:grid u:gap-3">
              <h2 className="u:text-lg">{words.files}</h2>
              <FileList canDownload canZoom files={files.map(itemOf)} />
            </Card>
          )}
          {documents.length > 0 && (
            <Card className="u:grid u:gap-3">
              <h2 className="u:text-lg">{words.documents}</h2>
              <DocumentList documents={documents} />
            </Card>
          )}
        </div>
      }
    >
      <div className="u:grid u:gap-6">
        <ClaimState claim={claim} />
        <ClaimRecovery claim={claim} />
        <ClaimLines claim={claim} />
        <ClaimReview claim={claim} />
        {steps.includes('withdraw') && <WithdrawClaim claim={claim} />}
      </div>
    </FormLayout>
  );
}

function itemOf({ id, name, size, url, url_download, thumb }: Attachment) {
  return { id: String(id), name, size, url, url_download, ...(thumb !== undefined && { thumb }) };
}
