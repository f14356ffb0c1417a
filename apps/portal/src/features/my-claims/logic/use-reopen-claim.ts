import type { Claim } from '@urzad/contract';
import { useNavigate } from 'react-router-dom';
import { ofClaim } from '#shared/entities/claims/claim-query';
import { useStep } from '#shared/object/use-step';
import { paths } from '#shared/paths';
import { stepOfClaim } from '../api';

/** Opens the form again instead of signing its document. */
export function useReopenClaim({ id, row_version }: Pick<Claim, 'id' | 'row_version'>) {
  const navigate = useNavigate();

  return useStep<Claim>({
    ...ofClaim,
    send: (_, key) => stepOfClaim('reopen', id, row_version, key),
    onDone: () => navigate(paths.claim(id)),
  });
}
