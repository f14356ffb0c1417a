import { type Grosze, type IsoDate, isIsoDate } from '@urzad/domain';
import type { CallParams } from '../calls/call-params';
import {
  applicationCost,
  lastPlannedDay,
  type PlannedCare,
  type PlannedMonth,
  plannedSchedule,
} from '../ranking/planned-schedule';

/** Who cares for a child, as a contract names it. */
export interface ContractProvider {
  /** `null` while no certificate of it was checked. */
  id_careprovider: number | null;
  name: string;
  /** Its number in the public register; none of a nanny. */
  register_no: string;
  city: string;
}

/** The support of one child in a contract. */
export interface ContractChild extends PlannedCare {
  /** Its place in the form of the registration, from 0. */
  position: number;
  firstname: string;
  lastname: string;
  provider: ContractProvider;
  /** Its months as an annex left them; without one they follow from the care. */
  months?: PlannedMonth[];
}

/** What the two sides agree on, beside the names of the people. */
export interface ContractTerms {
  children: readonly ContractChild[];
  bank_account_number: string;
  /** The last day for beginning to work. */
  return_deadline: IsoDate | null;
}

/** The months of a child in a contract. */
export function contractMonths(
  child: Pick<ContractChild, keyof PlannedCare | 'months'>,
  params: CallParams,
): PlannedMonth[] {
  return child.months ?? plannedSchedule(child, params);
}

/** The first and the last day of the support of all children; `null` until their answers are complete. */
export function contractPeriod(
  children: readonly PlannedCare[],
  params: CallParams,
): { date_from: IsoDate; date_to: IsoDate } | null {
  const spans = children.flatMap((child) => spanOf(child, plannedSchedule(child, params)) ?? []);
  const [date_from] = spans.map(({ from }) => from).toSorted();
  const date_to = spans
    .map(({ to }) => to)
    .toSorted()
    .at(-1);
  return date_from && date_to && spans.length === children.length ? { date_from, date_to } : null;
}

/** The most that a contract pays: the sum of the months of its children. */
export function contractAmount(children: readonly PlannedCare[], params: CallParams): Grosze {
  return applicationCost(children, params);
}

function spanOf({ care_start }: PlannedCare, schedule: readonly PlannedMonth[]) {
  if (!isIsoDate(care_start)) return undefined;
  const to = lastPlannedDay(care_start, schedule);
  return to && { from: care_start, to };
}
