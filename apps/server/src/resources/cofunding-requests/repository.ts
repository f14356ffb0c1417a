import { rowsOf } from '../../unit-of-work/rows';
import { cofundingRequest } from './table';

export type { ClaimRecord } from './table';

export const claims = rowsOf(cofundingRequest);
