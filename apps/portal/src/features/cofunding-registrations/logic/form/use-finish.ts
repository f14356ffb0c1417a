import { useQueryClient } from '@tanstack/react-query';
import { type FieldErrors, isFieldErrorCode } from '@urzad/domain';
import { useNavigate } from 'react-router-dom';
import { ApiFailure } from '#shared/http/api-failure';
import { fieldErrorsOf } from '#shared/http/refusals';
import { useIdempotencyKey } from '#shared/http/use-idempotency-key';
import { newId } from '#shared/new-id';
import { paths } from '#shared/paths';
import { backToForm, prepareToSign, registrationQuery, registrationsKey } from '../../api';
import { withId } from '../waiting';
import { useEditor } from './editor-context';
import { prepareDraft } from './prepare-draft';

/**
 * Saves what is left, lets the server check everything and make the document, and goes to signing. Answers what only the
 * server could find: a child that somebody else has applied for.
 */
export function useFinish(): () => Promise<FieldErrors | undefined> {
  const { registration, saver } = useEditor();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { key, renew } = useIdempotencyKey();
  const { id } = registration;

  async function prepare() {
    // Comes while the document is made, so that nothing stands empty between the two screens.
    const nextScreen = import('../../screens/sign').catch(() => undefined);
    const prepared = await prepareDraft(saver, {
      prepare: (rowVersion) => prepareToSign(id, rowVersion, key),
      takeBack: () => backToForm(id, newId()),
    });
    queries.setQueryData(registrationQuery(id).queryKey, prepared);
    await nextScreen;
    navigate(withId(paths.registrationSign, id));
    void queries.invalidateQueries({ queryKey: registrationsKey });
  }

  return async () => {
    try {
      await prepare();
      return undefined;
    } catch (error) {
      // After a lost answer the same key finds out what became of it; a refusal is over.
      if (!(error instanceof ApiFailure) || error.status > 0) renew();
      const found = refusedFields(error);
      if (!found) throw error;
      return found;
    }
  };
}

function refusedFields(error: unknown): FieldErrors | undefined {
  const errors: FieldErrors = {};
  for (const [path, code] of Object.entries(fieldErrorsOf(error) ?? {})) {
    if (isFieldErrorCode(code)) errors[path] = code;
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}
