import { Button } from '@urzad/ui';
import { Modal, SignInAgain } from '@urzad/ui/overlays';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFailureText } from '#shared/failures/failure-text';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { ChallengeForm } from '#shared/second-factor/challenge-form';
import type { ChallengeState } from '#shared/second-factor/entering';
import type { AskedCode } from '#shared/second-factor/factor-refusal';
import { secondFactorMessages } from '#shared/second-factor/messages';
import { goOnWith, signInAgain } from '#shared/session/sign-in-again';
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
  const { signIn, isPending, error, challenge, startAgain } = useSignIn(person, leave);
  if (challenge) {
    const ways = { onAgain: startAgain, onLeave: () => leave() };
    return <SecondStep person={person} state={challenge} {...ways} />;
  }

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

type AskedAgain = Pick<ChallengeState, 'challenge' | 'askedAt'>;

interface SecondStepProps {
  person: StoredPerson;
  state: AskedAgain;
  /** Begins with the password once more: the step may have ended. */
  onAgain: () => void;
  onLeave: () => void;
}

/** The second factor, over the page as well. It has to be answered like the password before it. */
function SecondStep({ person, state, onAgain, onLeave }: SecondStepProps) {
  const words = useMessages(secondFactorMessages);
  const { kind, sent } = state.challenge;
  const [asked, setAsked] = useState<AskedCode>(kind);
  const leadId = useId();

  return (
    <Modal
      open
      onOpenChange={() => undefined}
      closable={false}
      width="narrow"
      title={words.title}
      describedBy={leadId}
    >
      <div className="u:grid u:gap-5">
        <p id={leadId} className="u:text-muted">
          {asked === 'mail' && sent === 'no' ? words.leads.unsent : words.leads[asked]}
        </p>
        <ChallengeForm
          state={state}
          asked={asked}
          onAsk={setAsked}
          onEnter={async (tokens) => {
            if ((await goOnWith(tokens, person)) === 'another') onLeave();
          }}
        />
        <Button variant="quiet" onClick={onAgain}>
          {words.startAgain}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {words.notMe}
        </Button>
      </div>
    </Modal>
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
  const [challenge, setChallenge] = useState<AskedAgain>();
  const isWrong = failure instanceof ApiFailure && failure.code === 'object-no-exist';

  async function signIn(pass: string) {
    setPending(true);
    setFailure(undefined);
    try {
      const result = await signInAgain(person, pass);
      if (result === 'another') leave();
      else if (result !== 'same') setChallenge({ challenge: result, askedAt: Date.now() });
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  }

  return {
    signIn: (pass: string) => void signIn(pass),
    isPending,
    challenge,
    startAgain: () => setChallenge(undefined),
    error: failure === undefined ? undefined : isWrong ? words.wrong : textOf(failure),
  };
}
