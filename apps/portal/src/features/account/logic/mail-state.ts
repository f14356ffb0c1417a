import { useLocation } from 'react-router-dom';

/** The address a code was sent to travels with the navigation, never in the URL: it would stay in logs and histories. */
export interface MailState {
  mail: string;
}

/** An address that was typed on the page before and nothing was sent to. */
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
