import { useQueryClient } from '@tanstack/react-query';
import { cofundingRequests } from '@urzad/contract';
import * as z from 'zod/mini';
import { businessNow } from '#shared/business-time';
import { type DraftOptions, useDraft } from '#shared/drafts/use-draft';
import { claimQuery, claimsKey } from '#shared/entities/claims/claim-query';
import { isConflict } from '#shared/http/refusals';
import { saveClaim } from '../api';
import type { ClaimValues } from './claim-values';
import type { PlannedCost } from './invoices';
import { withoutPrivateAnswers } from './kept-claim';
import { type ClaimDraft, draftOf, isSameDraft } from './start-claim';

const { header, lines } = cofundingRequests.set.schema.body.shape;

/** What the server names of its row in a conflict. */
const StoredDraft = z.object({ header, lines });

type OwnOptions = Pick<DraftOptions<ClaimValues, ClaimDraft>, 'form' | 'start' | 'draftKey'> & {
  planned: PlannedCost;
};

/** Saves the form of a claim while it is typed, and has the state of autosave. */
export function useClaimDraft(id: number, { planned, ...options }: OwnOptions) {
  const queries = useQueryClient();
  const { queryKey } = claimQuery(id);

  return useDraft<ClaimValues, ClaimDraft>({
    ...options,
    versionAt: queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
    bodyOf: (values) => draftOf(values, planned),
    send: async (draft, at) => {
      const saved = await saveClaim({ id, draft, ...at });
      queries.setQueryData(queryKey, saved);
      return { row_version: saved.row_version, mod_date: businessNow().toISOString() };
    },
    isStored: (row, draft) => {
      const stored = z.safeParse(StoredDraft, row);
      return stored.success && isSameDraft(stored.data, z.parse(StoredDraft, draft));
    },
    withoutPrivate: withoutPrivateAnswers,
    onRefused: (error) => {
      // It was signed or removed in another window: the query of the claim has the rest.
      if (!isConflict(error)) void queries.invalidateQueries({ queryKey: claimsKey });
    },
  });
}
