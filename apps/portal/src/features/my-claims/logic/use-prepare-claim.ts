import type { Claim } from '@urzad/contract';
import { useNavigate } from 'react-router-dom';
import { prepareDraft } from '#shared/drafts/prepare-draft';
import { ofClaim } from '#shared/entities/claims/claim-query';
import { fieldErrorsOf } from '#shared/http/refusals';
import { newId } from '#shared/new-id';
import { useStep } from '#shared/object/use-step';
import { paths } from '#shared/paths';
import { stepOfClaim } from '../api';
import { useClaimEditor } from './claim-editor';
import { errorsInForm } from './claim-error-paths';
import { useFilesOfClaim } from './claim-files-context';
import type { ClaimValues } from './claim-values';

/** A file is still on its way: the document would be made without it. */
export class UnsentProofs extends Error {
  override readonly name = 'UnsentProofs';
}

/**
 * Saves the rest, lets the server check everything and make the document, and opens the screen of the signature.
 * Returns errors that only the server can find.
 */
export function usePrepareClaim() {
  const { claim, planned, saver, onPrepared } = useClaimEditor();
  const { isSending } = useFilesOfClaim();
  const navigate = useNavigate();
  const { id } = claim;

  const preparing = useStep<Claim>({
    ...ofClaim,
    send: async (_, key) => {
      // Loaded while the document is made, so that no blank screen is shown between the two.
      const nextScreen = import('../screens/sign-claim').catch(() => undefined);
      let made: Claim | undefined;
      const prepared = await prepareDraft<Claim>(saver, {
        prepare: async (version) => {
          made = await stepOfClaim('prepare', id, version, key);
          return made;
        },
        takeBack: () => takeBack(made),
      });
      await nextScreen;
      onPrepared();
      return prepared;
    },
    onDone: () => navigate(paths.claimSign(id)),
  });

  return async (values: ClaimValues): Promise<Record<string, string> | undefined> => {
    if (isSending) throw new UnsentProofs();
    try {
      await preparing.submit();
      return undefined;
    } catch (error) {
      const found = fieldErrorsOf(error);
      if (!found) throw error;
      return errorsInForm(found, values.invoices, planned);
    }
  };
}

/** A correction stays open until it is signed; a draft is opened again. */
async function takeBack(made: Claim | undefined): Promise<Claim> {
  if (!made) throw new Error('Nothing was prepared.');
  return made.status === 'to_sign' ? stepOfClaim('reopen', made.id, made.row_version, newId()) : made;
}
