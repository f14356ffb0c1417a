import { ApiError } from '../../api-error';
import type { PreparedKind } from '../cofunding-contracts/public';
import { backText, toInitialText } from './annex-notices';
import { returnedText } from './emails';
import type { AnnexRecord } from './repository';
import { tellParent } from './tell-of-annex';

/** The preparation of annexes: that of contracts. */
export const PREPARED_ANNEX: PreparedKind = {
  entity: 'cofundingannex',
  ...{ refuseIncomplete, toInitialText, backText, returnedText, tellParent },
};

/** @throws ApiError `not-valid` `{field: code}` for what is missing */
export function refuseIncomplete({ kinds, reason }: AnnexRecord): void {
  const errors = {
    ...(kinds.length === 0 && { care: 'is-empty' }),
    ...(reason === '' && { reason: 'is-empty' }),
  };
  if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
}
