import { useQueryClient } from '@tanstack/react-query';
import type { Contract, ContractToSign } from '@urzad/contract';
import { useNavigate } from 'react-router-dom';
import { useLeftFocus } from '#shared/focus/keep-focus';
import { paths } from '#shared/paths';
import { toSignQuery } from '../api';

/**
 * What follows the signature of the parent: the contract waits no longer, so the path without an id means another one,
 * and the button that was pressed is gone, so the heading of what is shown now has the focus.
 */
export function useSigned(toSign: ContractToSign): (contract: Contract) => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = useLeftFocus();

  return (contract) => {
    leave();
    const shown: ContractToSign = { ...toSign, contract, id_document: null };
    queries.setQueryData<ContractToSign | null>(toSignQuery(contract.id).queryKey, shown);
    navigate(`${paths.contractSign}?id=${contract.id}`, { replace: true });
  };
}
