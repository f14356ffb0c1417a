import { useLocation, useNavigate } from 'react-router-dom';
import { afterPause } from '#shared/code/code-pause';

/**
 * The address that a code was sent to is in the state of the navigation, never in the URL, which is kept in logs and
 * histories.
 */
export interface MailState {
  mail: string;
  /** When the code was sent, in milliseconds of the device: a reload goes on counting to the next one. */
  sentAt?: number;
}

/** An address that was typed on the page before, without a code sent to it. */
export interface FilledMailState {
  filledMail: string;
}

/** For the screen that asks for the code which was sent just now. */
export function mailedNow(mail: string): MailState {
  return { mail, sentAt: Date.now() };
}

/** On the page of the sign-in: the person wants a link instead of a password. */
export interface LinkWanted extends FilledMailState {
  wantsLink: true;
}

export function useWantsLink(): boolean {
  return stateAt(useLocation().state, 'wantsLink') === true;
}

export function useFilledMail(): string {
  return textOf(useLocation().state, 'filledMail');
}

/** For a person who comes from the e-mail with the code: the next screen asks for the address too. */
export interface CodeAtHand {
  hasCode: true;
}

export function useHasCode(): boolean {
  return stateAt(useLocation().state, 'hasCode') === true;
}

export function useMailState(): string {
  return textOf(useLocation().state, 'mail');
}

/** When the next code may be sent to the address, and what notes that one was. */
export function useCodeSending(mail: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const sentAt = stateAt(location.state, 'sentAt');

  return {
    againAt: typeof sentAt === 'number' ? afterPause(sentAt) : undefined,
    noteSent: () => navigate(location, { replace: true, state: mailedNow(mail) }),
  };
}

function textOf(state: unknown, name: string): string {
  const value = stateAt(state, name);
  return typeof value === 'string' ? value : '';
}

export function stateAt(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null
    ? Object.entries(state).find(([key]) => key === name)?.[1]
    : undefined;
}
