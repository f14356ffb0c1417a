import { base } from '@urzad/contract';
import { send } from './http/send';

/**
 * The offset of the office's time from that of this device. Without a token: reading the clock does not count as
 * activity.
 */
export async function fetchBusinessOffset(): Promise<number> {
  const asked = Date.now();
  const { data } = await send(base.clock, {});
  // The server read its clock about halfway through the request.
  return Date.parse(data.business_date) - (asked + Date.now()) / 2;
}
