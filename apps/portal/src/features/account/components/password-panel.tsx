import { PasswordChange, type PasswordChangePort, type PasswordChangeProps } from '@urzad/ui/overlays';
import { useFailureText } from '#shared/failures/failure-text';
import { ApiFailure } from '#shared/http/api-failure';
import { fieldErrorsOf } from '#shared/http/refusals';
import { useSession } from '#shared/session/session-store';
import { passTest, saveProfile } from '../api';
import { useGuessable } from '../logic/use-guessable';

/** "Zmień hasło" of the user's own menu (Spec §5). */
export function PasswordPanel(props: Pick<PasswordChangeProps, 'open' | 'onOpenChange' | 'mail'>) {
  const textOf = useFailureText();

  const { isGuessable, noting } = useGuessable();
  const user = useSession((session) => session.me?.user);
  const port = portOf(props.mail, (change) => noting(change.pass, saveProfile(change)));

  return (
    <PasswordChange
      {...props}
      port={port}
      isGuessable={isGuessable({ ...user, mail: props.mail })}
      failureText={textOf}
    />
  );
}

type Change = Parameters<PasswordChangePort['changePassword']>[0];

function portOf(mail: string, save: (change: Change) => Promise<unknown>): PasswordChangePort {
  return {
    checkPassword: async (pass) => (await passTest({ mail, pass })).data !== null,
    changePassword: async (change) => {
      try {
        await save(change);
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
