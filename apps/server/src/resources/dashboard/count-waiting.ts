import {
  cofundingAnnexes,
  cofundingContracts,
  cofundingPaymentLists,
  cofundingPayments,
  cofundingRegistrations,
  cofundingRequests,
  officeCases,
  retentionRows,
  WAITING_WORK,
  type WaitingRow,
  WORK_CODES,
  type WorkCode,
  type WorkList,
} from '@urzad/contract';
import { hasPrivilege } from '@urzad/grants';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import type { WorkCount, Works } from '../../lists/count-work';
import { countAnnexWork } from '../cofunding-annexes/public';
import { countContractWork } from '../cofunding-contracts/public';
import { countPaymentListWork, countUnlistedWork } from '../cofunding-payments/public';
import { countRegistrationWork } from '../cofunding-registrations/public';
import { countClaimWork } from '../cofunding-requests/public';
import { countCaseWork } from '../office-cases/public';
import { countRetentionWork } from '../retention/public';

interface Asking {
  user: SessionUser;
  /** Business time. */
  now: Date;
}

type Counted = Promise<Map<WorkCode, WorkCount>>;
type Counting<Asked> = (db: Db, asking: Asking, works: Works<WorkCode, Asked>) => Counted;

/** A list that counts its work by its own filters: what is asked of it is read as its endpoint reads it. */
function list<Asked>(
  { schema: { querystring } }: { schema: { querystring: { parse(query: object): Asked } } },
  count: Counting<Asked>,
) {
  return (db: Db, asking: Asking, codes: readonly WorkCode[]): Counted =>
    count(
      db,
      asking,
      codes.map((code) => [code, querystring.parse(WAITING_WORK[code].query)]),
    );
}

const LISTS: Record<WorkList, (db: Db, asking: Asking, codes: readonly WorkCode[]) => Counted> = {
  cofundingregistration: list(cofundingRegistrations.get, countRegistrationWork),
  cofundingcontract: list(cofundingContracts.get, countContractWork),
  cofundingannex: list(cofundingAnnexes.get, countAnnexWork),
  cofundingrequest: list(cofundingRequests.get, countClaimWork),
  cofundingpayment: list(cofundingPayments.waiting, countUnlistedWork),
  cofundingpaymentlist: list(cofundingPaymentLists.get, countPaymentListWork),
  officecase: list(officeCases.get, countCaseWork),
  retentionrow: list(retentionRows.get, countRetentionWork),
};

/** Whether this kind of work is this person's. */
export function mayDo({ privileges }: Pick<SessionUser, 'privileges'>, code: WorkCode): boolean {
  return WAITING_WORK[code].needs.every((needed) => hasPrivilege(privileges, needed));
}

/** What waits for a person, by the privileges that they hold, in the order of the way of an application. */
export async function findWaiting(db: Db, asking: Asking): Promise<WaitingRow[]> {
  const codes = WORK_CODES.filter((code) => mayDo(asking.user, code));
  const counted = await Promise.all(
    Object.entries(LISTS).map(([name, count]) =>
      count(
        db,
        asking,
        codes.filter((code) => WAITING_WORK[code].list === name),
      ),
    ),
  );
  const counts = new Map(counted.flatMap((of) => [...of]));
  return codes.flatMap((code) => {
    const count = counts.get(code);
    return count && count.count > 0 ? [{ code, ...count }] : [];
  });
}
