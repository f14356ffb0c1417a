import { type GrantErrors, isGrantErrorCode } from '@urzad/grants';
import { useNavigate } from 'react-router-dom';
import { prepareDraft } from '#shared/drafts/prepare-draft';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { fieldErrorsOf } from '#shared/http/refusals';
import { newId } from '#shared/new-id';
import { useStep } from '#shared/object/use-step';
import { paths } from '#shared/paths';
import { backToForm, prepareToSign } from '../../api';
import { withId } from '../waiting';
import { useEditor } from './editor';

/**
 * Saves the rest, lets the server check everything and make the document, and opens the screen of the signature.
 * Returns errors that only the server can find: a child that somebody else has registered.
 */
export function useFinish(): () => Promise<GrantErrors | undefined> {
  const { registration, saver, onPrepared } = useEditor();
  const navigate = useNavigate();
  const { id } = registration;

  const finishing = useStep({
    ...ofRegistration,
    send: async (_, key) => {
      // Loaded while the document is made, so that no blank screen is shown between the two.
      const nextScreen = import('../../screens/sign').catch(() => undefined);
      const prepared = await prepareDraft(saver, {
        prepare: (rowVersion) => prepareToSign(id, rowVersion, key),
        takeBack: () => backToForm(id, newId()),
      });
      await nextScreen;
      onPrepared();
      return prepared;
    },
    onDone: () => navigate(withId(paths.registrationSign, id)),
  });

  return async () => {
    try {
      await finishing.submit();
      return undefined;
    } catch (error) {
      const found = refusedFields(error);
      if (!found) throw error;
      return found;
    }
  };
}

function refusedFields(error: unknown): GrantErrors | undefined {
  const errors: GrantErrors = {};
  for (const [path, code] of Object.entries(fieldErrorsOf(error) ?? {})) {
    if (isGrantErrorCode(code)) errors[path] = code;
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}
