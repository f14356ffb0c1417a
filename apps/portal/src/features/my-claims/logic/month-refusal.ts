import * as z from 'zod/mini';
import { ApiFailure } from '#shared/http/api-failure';

/** Why the claim of a month cannot be opened. */
export type MonthRefusal = 'open' | 'suspended' | 'skipped' | 'settled';

const RefusedMonth = z.object({ reason: z.literal('month'), status: z.string() });

/** By the status of the month in the schedule; `undefined` for every other failure. */
export function monthRefusalOf(error: unknown): MonthRefusal | undefined {
  const { data } = RefusedMonth.safeParse(error instanceof ApiFailure ? error.data : undefined);
  if (!data) return undefined;
  const { status } = data;
  return status === 'open' || status === 'suspended' || status === 'skipped' ? status : 'settled';
}
