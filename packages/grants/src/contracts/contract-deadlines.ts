import { addDays, type IsoDate, termEnd, warsawDate } from '@urzad/domain';
import type { CallParams } from '../calls/call-params';

/** The last day for a signature of one side, sent to it at this time. */
export function contractSignTo(
  { contract_sign_days }: Pick<CallParams, 'contract_sign_days'>,
  sent: Date,
): IsoDate {
  return termEnd(addDays(warsawDate(sent), contract_sign_days));
}
