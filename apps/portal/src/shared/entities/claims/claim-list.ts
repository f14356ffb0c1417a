import { cofundingRequests, isIdInAddress } from '@urzad/contract';
import { isIsoMonth } from '@urzad/domain';
import { APPROVED_CLAIM_STATUSES, CLAIM_STATUSES, UNSENT_CLAIM_STATUSES } from '@urzad/grants';
import { oneOf, onlyMe, options } from '../../list/list-filters';
import { defineListLocation, type ListQuery, type LocationOf } from '../../list/list-location';
import { paths } from '../../paths';
import { claimsKey } from './claim-query';

/** Those that the office sees: a claim that was not submitted is its parent's alone. */
export const LISTED_CLAIM_STATUSES = CLAIM_STATUSES.codes.filter(
  (status) => !UNSENT_CLAIM_STATUSES.some((unsent) => unsent === status),
);

const yesNo = () => oneOf((code) => code === 'yes' || code === 'no');

const everyClaim = defineListLocation({
  endpoint: cofundingRequests.get,
  path: paths.claims,
  tableCode: 'cofundingrequest',
  tabs: {
    submitted: { status: 'submitted' },
    verification: { status: 'verification' },
    to_correct: { status: 'to_correct' },
    verified: { status: 'verified' },
    approved: { status: APPROVED_CLAIM_STATUSES.join(',') },
    all: {},
  },
  sorts: ['send_date', 'month', 'lastname', 'due_date'],
  filters: {
    status: options(LISTED_CLAIM_STATUSES),
    month: oneOf(isIsoMonth),
    verifier: onlyMe(),
    second: onlyMe(),
    has_duplicates: yesNo(),
    is_late: yesNo(),
  },
  /** Those of one participant or one co-funding, as links of their pages ask for. */
  choices: { id_member: isIdInAddress, id_grant: isIdInAddress },
});

type ClaimFilter = ListQuery<typeof cofundingRequests.get>;

const chosen = ({ choices: { id_member, id_grant } }: Pick<ClaimLocation, 'choices'>): ClaimFilter => ({
  ...(id_member !== undefined && { id_member: Number(id_member) }),
  ...(id_grant !== undefined && { id_grant: Number(id_grant) }),
});

/** The claims of the office, by what has to be done with them (Process §2.14). */
export const claimList = {
  ...everyClaim,
  filterOf: (location: ClaimLocation): ClaimFilter => ({
    ...everyClaim.filterOf(location),
    ...chosen(location),
  }),
  narrowingOf: (location: ClaimLocation): ClaimFilter => ({
    ...everyClaim.narrowingOf(location),
    ...chosen(location),
  }),
};

export type ClaimLocation = LocationOf<typeof everyClaim>;
export type ClaimTab = ClaimLocation['tab'];

/** The address of a claim has the location in the list, so that its desk can link to the next one. */
export function claimHref({ id }: { id: number }, location: ClaimLocation): string {
  return paths.claim(id) + claimList.toQuery(location);
}

/** Every claim of a participant, of a co-funding, or with these words, on the list of the office. */
export function claimsOf({ text = '', ...choices }: ClaimLocation['choices'] & { text?: string }): string {
  return claimList.hrefOf({ ...everyClaim.parse(new URLSearchParams()), tab: 'all', text, choices });
}

export const claimListKey = [...claimsKey, 'list'] as const;
