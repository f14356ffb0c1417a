import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { IsoDate, IsoMonth } from '@urzad/domain';
import { type CaseSubject, UNSENT_STATUSES } from '@urzad/grants';
import { claimQuery } from '../claims/claim-query';
import { coFundingQuery } from '../co-fundings/co-funding-query';
import { contractQuery } from '../contracts/contract-query';
import { memberQuery } from '../members/member-query';
import { registrationQuery } from '../registrations/registration-query';
import { casesKey } from './case-query';

/** What a case is about. */
export interface CaseObject {
  subject: CaseSubject;
  /** 0 for none. */
  id: number;
}

/** The same, as the screens of the case show it. */
export interface ShownSubject {
  number: string;
  /** First names. */
  children: string[];
  call_number?: string;
  month?: IsoMonth;
  /** The office does not have it yet. */
  isUnsent: boolean;
  /** Another account or name of the participant needs an annex. */
  isByAnnex?: boolean;
  /** The last day on which a review of its result may be asked for. */
  review_to: IsoDate | null;
}

type Reader = (client: QueryClient, id: number) => Promise<ShownSubject | null>;

const SENT = { isUnsent: false, review_to: null };

const READERS: Record<Exclude<CaseSubject, 'general'>, Reader> = {
  async cofundingregistration(client, id) {
    const found = await client.fetchQuery(registrationQuery(id));
    const { number, call_number, children, status, rejection, ranking } = found;
    return {
      ...{ number: number ?? '', call_number, children: children.map(({ firstname }) => firstname) },
      isUnsent: UNSENT_STATUSES.includes(status),
      review_to: rejection?.review_to ?? ranking?.review_to ?? null,
    };
  },
  async cofundingmember(client, id) {
    const member = await client.fetchQuery(memberQuery(id));
    return member && { ...SENT, number: member.number, children: member.children };
  },
  async cofundingcontract(client, id) {
    const { number, care, account_by_annex } = await client.fetchQuery(contractQuery(id));
    const isByAnnex = account_by_annex === 'yes';
    return { ...SENT, number, children: care.map(({ firstname }) => firstname), isByAnnex };
  },
  async cofundinggrant(client, id) {
    const { number, child_firstname } = await client.fetchQuery(coFundingQuery(id));
    return { ...SENT, number, children: [child_firstname] };
  },
  async cofundingrequest(client, id) {
    const { number, child, month, review_to } = await client.fetchQuery(claimQuery(id));
    return { isUnsent: false, number, children: [child], month, review_to };
  },
};

/** What a case is about; null for a general one. */
export function subjectQuery({ subject, id }: CaseObject) {
  return queryOptions({
    queryKey: [...casesKey, 'subject', subject, id],
    queryFn: ({ client }) => (subject === 'general' ? null : READERS[subject](client, id)),
  });
}
