import { useQuery } from '@tanstack/react-query';
import type { Claim } from '@urzad/contract';
import { monthText } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import { type RefObject, useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { claimQuery } from '#shared/entities/claims/claim-query';
import { ClaimStatusBadge } from '#shared/entities/claims/claim-status-badge';
import { useRecoveriesOfClaim } from '#shared/entities/recoveries/use-recoveries';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { paths } from '#shared/paths';
import { ClaimForm } from '../components/form/claim-form';
import { ToSignNotice } from '../components/form/to-sign-notice';
import { ClaimResult } from '../components/result/claim-result';
import { claimFormMessages } from '../messages/claim-form';

/** One claim of the parent: the form of a draft and of a correction, later what became of it. */
export function MyClaim() {
  const id = Number(useParams().id);
  return <OpenClaim key={id} id={id} />;
}

function OpenClaim({ id }: { id: number }) {
  const words = useMessages(claimFormMessages);
  const locale = useLocale();
  const { data: found, error, refetch } = useQuery(claimQuery(id));
  const owed = useRecoveriesOfClaim(found);
  const isOwedUnknown = owed.error !== null && owed.data === undefined;
  // Shown with the claim: a card that came later would move what stands below.
  const data = owed.isLoading || isOwedUnknown ? undefined : found;
  const isDraft = data?.status === 'draft';

  return (
    <ObjectScreen
      query={{ data, error: error ?? owed.error, refetch: isOwedUnknown ? owed.refetch : refetch }}
      title={data ? words.titleOf(data.month) : words.title}
      lead={data && `${data.child}, ${monthText(data.month, locale)}`}
      badge={data && !isDraft && <ClaimStatusBadge status={data.status} />}
      breadcrumbs={[{ label: words.list, href: paths.claims }]}
      loading={words.loading}
      failed={words.failed}
      missing={words.missing}
    >
      {(claim, heading) => <ShownClaim claim={claim} heading={heading} />}
    </ObjectScreen>
  );
}

interface ShownClaimProps {
  claim: Claim;
  heading: RefObject<HTMLHeadingElement | null>;
}

function ShownClaim({ claim, heading }: ShownClaimProps) {
  const [edited, setEdited] = useState(claim);
  const [isPrepared, setPrepared] = useState(false);
  const finish = useCallback(() => setPrepared(true), []);
  if (!isPrepared && claim !== edited) setEdited(claim);
  // The document is made, and the screen of the signature follows: until it is there, the form stays as it was left.
  const shown = isPrepared ? edited : claim;

  if (shown.status === 'draft' || (shown.status === 'to_correct' && shown.steps.includes('set'))) {
    return <ClaimForm claim={shown} heading={heading} onPrepared={finish} />;
  }
  if (shown.status === 'to_sign') return <ToSignNotice claim={shown} />;
  return <ClaimResult claim={shown} />;
}
