import { useQuery } from '@tanstack/react-query';
import type { Claim } from '@urzad/contract';
import type { RefObject } from 'react';
import { keptDraftQuery } from '#shared/drafts/kept-draft-query';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { draftKey } from '../../api';
import { claimFormMessages } from '../../messages/claim-form';
import { ClaimEditor } from './claim-editor';
import { RemoveClaim } from './remove-claim';

export interface ClaimFormProps {
  claim: Claim;
  heading: RefObject<HTMLHeadingElement | null>;
  onPrepared: () => void;
}

/** First reads the unsaved draft of this browser, if there is one. */
export function ClaimForm({ claim, heading, onPrepared }: ClaimFormProps) {
  const words = useMessages(claimFormMessages);
  const userId = useSession(({ me }) => me?.id);
  const today = useBusinessToday();
  const key = draftKey(userId ?? 0, claim.id);
  const { data: kept, error, refetch } = useQuery(keptDraftQuery(key));
  const isReady = kept !== undefined && userId !== undefined;

  return (
    <Loaded
      data={isReady && today ? { today, draftKey: key, kept } : undefined}
      error={error}
      onRetry={() => void refetch()}
      loading={words.loading}
    >
      {(known) => (
        <div className="u:grid u:gap-6">
          <ClaimEditor {...known} claim={claim} heading={heading} onPrepared={onPrepared} />
          {claim.steps.includes('remove') && <RemoveClaim claim={claim} />}
        </div>
      )}
    </Loaded>
  );
}
