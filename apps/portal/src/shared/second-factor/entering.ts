import type { Challenge, SignInAnswer } from '@urzad/contract';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { beginSession } from '../session/sign-in';

/** In the state of the navigation to the page that asks for the second factor: a reload keeps it. */
export interface ChallengeState {
  challenge: Challenge;
  rememberMe: boolean;
  /** When it was asked, in milliseconds of the device. */
  askedAt: number;
}

export function challengeState(challenge: Challenge, rememberMe: boolean): ChallengeState {
  return { challenge, rememberMe, askedAt: Date.now() };
}

/** Goes on with what a sign-in answered: begins the session, or leads to the page that asks for the second factor. */
export function useEntering() {
  const navigate = useNavigate();

  return async (answer: SignInAnswer, rememberMe: boolean): Promise<void> => {
    if ('challenge' in answer) await navigate(paths.code, { state: challengeState(answer, rememberMe) });
    else await beginSession(answer, rememberMe);
  };
}
