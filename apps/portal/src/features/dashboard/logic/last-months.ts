import type { DashboardMoney } from '@urzad/contract';
import { addMonths, getIsoDate, type IsoDate, type IsoMonth, isIsoMonth } from '@urzad/domain';

/** The months that the block shows. */
const SHOWN = 6;

export interface PaidMonth {
  month: IsoMonth;
  esf: number;
  state: number;
}

/** The last six months up to that of today, also those in which nothing was paid. */
export function lastMonths({ months }: Pick<DashboardMoney, 'months'>, today: IsoDate): PaidMonth[] {
  const first = getIsoDate(`${today.slice(0, 7)}-01`);
  return Array.from({ length: SHOWN }, (_, at) => addMonths(first, at - SHOWN + 1).slice(0, 7))
    .filter(isIsoMonth)
    .map((month) => {
      const { esf = 0, state = 0 } = months.find((paid) => paid.month === month) ?? {};
      return { month, esf, state };
    });
}
