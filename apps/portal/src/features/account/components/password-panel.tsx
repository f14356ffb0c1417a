import { PasswordChange, type PasswordChangePort, type PasswordChangeProps } from '@urzad/ui/overlays';
import { useFailureText } from '#shared/failures/failure-text';
import { ApiFailure } from '#shared/http/api-failure';
import { fieldErrorsOf } from '#shared/http/refusals';
import { passTest, saveProfile } from '../api';

/** "Zmień hasło" of the user's own menu (Spec §5). */
export function PasswordPanel(props: Pick<PasswordChangeProps, 'open' | 'onOpenChange' | 'mail'>) {
  const textOf = useFailureText();

  return <PasswordChange {...props} port={portOf(props.mail)} failureText={textOf} />;
}

function portOf(mail: string): PasswordChangePort {
  return {
    checkPassword: async (pass) => (await passTest({ mail, pass })).data !== null,
    changePassword: async (change) => {
      try {
        await saveProfile(change);
        return undefined;
      } catch (error) {
        return refusalOf(error);
      }
    },
  };
}

/** Errors of fields are returned; any other failure is thrown. */
function refusalOf(error: unknown): Awaited<ReturnType<PasswordChangePort['changePassword']>> {
  if (error instanceof ApiFailure && error.code === 'in-story') return { pass: 'in-story' };
  const found = fieldErrorsOf(error);
  if (found?.actual_pass) return { actual_pass: 'is-no-equal' };
  if (found?.pass) return { pass: 'not-valid-pass' };
  throw error;
}
