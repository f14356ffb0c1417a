import type { Claim } from '@urzad/contract';
import { exactMomentText, formatMoney } from '@urzad/domain';
import { ArchScene, Button, DescriptionList, FolderCard, Icon, Link, useLocale } from '@urzad/ui';
import { Download, FileCheck } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { findClaimReceipt } from '../logic/claim-documents';
import { claimResultMessages } from '../messages/claim-result';
import { claimSignMessages } from '../messages/claim-sign';

/** The claim was received: number, exact time, receipt, and what comes next. */
export function SubmittedClaim({ claim }: { claim: Claim }) {
  const words = useMessages(claimSignMessages);
  const { facts } = useMessages(claimResultMessages);
  const locale = useLocale();
  const { id, number, send_date, refund_claimed } = claim;
  const receipt = findClaimReceipt(claim);

  return (
    <FolderCard number={number} icon={FileCheck}>
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-6">
        <div className="u:grid u:max-w-text u:flex-1 u:gap-4">
          <p>{words.doneText(formatMoney(refund_claimed))}</p>
          <DescriptionList
            items={[
              { term: facts.number, value: <span className="u:file-number">{number}</span> },
              ...(send_date
                ? [{ term: facts.sent, value: exactMomentText(new Date(send_date), locale) }]
                : []),
            ]}
          />
          <div className="u:flex u:flex-col u:gap-3 u:tablet:flex-row u:tablet:flex-wrap">
            {receipt && (
              <Button asChild variant="primary">
                <a href={receipt.url} download={`${receipt.number.replaceAll('/', '-')}.pdf`}>
                  <Icon of={Download} /> <span>{words.receipt}</span>
                </a>
              </Button>
            )}
            <Button asChild>
              <Link href={paths.claim(id)}>{words.show}</Link>
            </Button>
            <Button asChild variant="quiet">
              <Link href={paths.memberShow}>{words.panel}</Link>
            </Button>
          </div>
        </div>
        <ArchScene />
      </div>
    </FolderCard>
  );
}
