import { useQuery } from '@tanstack/react-query';
import type { ContractRow, Registration } from '@urzad/contract';
import { contractOfQuery } from '#shared/entities/contracts/contract-query';

/** The contract that was sent to the parent for this registration; `undefined` while it is loaded. */
export function useSentContract(
  registration: Registration | null | undefined,
): ContractRow | null | undefined {
  const { id = 0, status } = registration ?? {};
  const isAsked = status === 'contract_stage';
  const { data, isError } = useQuery({ ...contractOfQuery(id), enabled: isAsked });

  // Without an answer the panel says what it knows from the registration.
  return isAsked && !isError ? data : null;
}
