import { SignInAgain } from '@urzad/ui/overlays';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFailureText } from '#shared/failures/failure-text';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { signInAgain } from '#shared/session/sign-in-again';
import { type StoredPerson, storedPerson } from '#shared/session/stored-user';
import { fieldInFocus } from '../logic/field-in-focus';
import { signInMessages } from '../messages/sign-in';

/** For the person of this browser. Whoever else is there leaves through `/logout`, which forgets what was shown. */
export function SignInAgainDialog() {
  const [person] = useState(storedPerson);
  const [field] = useState(fieldInFocus);
  if (!person) return null;

  return <DialogFor person={person} field={field} />;
}

function DialogFor({ person, field }: { person: StoredPerson; field: string | undefined }) {
  const leave = useLeaving();
  const { signIn, isPending, error } = useSignIn(person, leave);

  return (
    <SignInAgain
      open
      {...person}
      field={field}
      pending={isPending}
      error={error}
      onSignIn={signIn}
      onForgotten={() => leave(paths.recover)}
      onLeave={() => leave()}
    />
  );
}

/** What was typed and the files that wait stay for the person, who may sign in here later. */
function useLeaving() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  return (next?: string) => void navigate(paths.logout, { state: { from: pathname + search, next } });
}

function useSignIn(person: StoredPerson, leave: () => void) {
  const { login: words } = useMessages(signInMessages);
  const textOf = useFailureText();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isWrong = failure instanceof ApiFailure && failure.code === 'object-no-exist';

  async function signIn(pass: string) {
    setPending(true);
    setFailure(undefined);
    try {
      if ((await signInAgain(person, pass)) === 'another') leave();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  }

  return {
    signIn: (pass: string) => void signIn(pass),
    isPending,
    error: failure === undefined ? undefined : isWrong ? words.wrong : textOf(failure),
  };
}
