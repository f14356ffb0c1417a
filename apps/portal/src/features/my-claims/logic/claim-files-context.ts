import { createContext, useContext } from 'react';
import type { ClaimFiles } from './use-claim-files';

/** The files of the form, which go on while any of its steps is shown. It changes with their progress. */
export const ClaimFilesContext = createContext<ClaimFiles | undefined>(undefined);

export function useFilesOfClaim(): ClaimFiles {
  const files = useContext(ClaimFilesContext);
  if (!files) throw new Error('This part belongs inside the form of a claim.');
  return files;
}
