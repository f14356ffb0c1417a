import type { Registration } from '@urzad/contract';
import { useState } from 'react';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { useObjectFiles } from '#shared/object/use-object-files';
import { useSession } from '#shared/session/session-store';
import { keepingFor } from '#shared/uploads/kept-uploads';
import { attachProof } from '../../api';
import { slotOf } from './proof-rows';

/** Files of the documents stage. A browser keeps none of them: some are about health. */
export function useProofFiles({ id }: Pick<Registration, 'id'>) {
  const userId = useSession(({ me }) => me?.id) ?? 0;
  const [keeping] = useState(() => keepingFor({ userId, form: `accession-${id}` }, () => false));

  return useObjectFiles({
    ...ofRegistration,
    keeping,
    attach: ({ filename, scope }, key) => attachProof(id, { filename, ...slotOf(scope) }, key),
  });
}

export type ProofFiles = ReturnType<typeof useProofFiles>;
