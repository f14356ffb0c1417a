import { Challenge } from '@urzad/contract';
import { useLocation } from 'react-router-dom';
import type { ChallengeState } from '#shared/second-factor/entering';
import { stateAt } from './mail-state';

/** Of a sign-in that asks for the second factor. */
export function useChallengeState(): ChallengeState | undefined {
  const { state } = useLocation();
  const challenge = Challenge.safeParse(stateAt(state, 'challenge')).data;
  const askedAt = stateAt(state, 'askedAt');
  if (!challenge || typeof askedAt !== 'number') return undefined;
  return { challenge, askedAt, rememberMe: stateAt(state, 'rememberMe') === true };
}
