import { useQueryClient } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import type { WithdrawReason } from '@urzad/grants';
import { casesKey } from '#shared/entities/office-cases/case-query';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { useStep } from '#shared/object/use-step';
import { withdrawRegistration } from '../api';

type Withdrawn = Pick<Registration, 'id' | 'row_version'>;

/** Gives up a sent registration. The server ends its main case too, so the cases are loaded again. */
export function useWithdrawal({ id, row_version }: Withdrawn, onDone: () => void) {
  const queries = useQueryClient();

  return useStep({
    ...ofRegistration,
    send: (reason: WithdrawReason, key) => withdrawRegistration(id, { reason, row_version }, key),
    onDone: () => {
      onDone();
      void queries.invalidateQueries({ queryKey: casesKey });
    },
  });
}
