import { useLocation } from 'react-router-dom';

/** The address a code was sent to travels with the navigation, never in the URL: it would stay in logs and histories. */
export interface MailState {
  mail: string;
}

export function useMailState(): string {
  const state: unknown = useLocation().state;

  return typeof state === 'object' && state !== null && 'mail' in state && typeof state.mail === 'string'
    ? state.mail
    : '';
}
