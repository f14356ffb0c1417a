import { useLocation } from 'react-router-dom';

/**
 * The address that a code was sent to is in the state of the navigation, never in the URL, which is kept in logs and
 * histories.
 */
export interface MailState {
  mail: string;
}

/** An address that was typed on the page before, without a code sent to it. */
export interface FilledMailState {
  filledMail: string;
}

export function useFilledMail(): string {
  const state: unknown = useLocation().state;
  const mail = typeof state === 'object' && state !== null && 'filledMail' in state ? state.filledMail : '';

  return typeof mail === 'string' ? mail : '';
}

export function useMailState(): string {
  const state: unknown = useLocation().state;

  return typeof state === 'object' && state !== null && 'mail' in state && typeof state.mail === 'string'
    ? state.mail
    : '';
}
