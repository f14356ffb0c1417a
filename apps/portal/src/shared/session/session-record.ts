import { onThisDevice } from '../http/server-clock';
import { keptNames, readItem, removeItem, type StoredItem, writeItem } from './storage';
import { ENDED, MARKER, type Marker, REFRESH_TOKEN, TOKEN } from './stored-session';

/** The answer of a sign-in (Order §2). */
export interface Tokens {
  token: string;
  /** When `token` expires, by the clock of the server. It is stored by that of this device. */
  token_expire: string;
  refresh_token: string;
}

/**
 * One write to the storage. Tabs in other processes read and write between any two of them and nothing locks the
 * storage, so a step of a session is done only while the marker of that session is there. Without a value the item is
 * removed.
 */
export type Step = ({ item: StoredItem; value: string } | { item: string; value?: undefined }) & {
  /** Absent: the step is done whatever is stored. */
  of?: { marker: Marker };
};

/** The items that a sign-out keeps (Spec §4). */
const KEPT_AFTER_LOGOUT: readonly string[] = [
  'color_scheme',
  'dev_config',
  'app_version',
] satisfies StoredItem[];

/**
 * A sign-in, in this order: the rest of an old session is invalidated, the marker claims the storage, and the token
 * is written last, so a tab that reads a token finds all that belongs to it.
 */
export function beginSteps({ token, ...rest }: Tokens, rememberMe: boolean, marker: string): Step[] {
  const of = { marker };

  return [
    { item: MARKER, value: ENDED },
    { item: TOKEN, of: { marker: ENDED } },
    { item: MARKER, value: marker, of: { marker: ENDED } },
    { item: 'user_lockscreen', of },
    { item: 'remember_me', value: rememberMe ? 'yes' : 'no', of },
    { item: 'our_changes', value: 'yes', of },
    { item: 'user_token_expire', value: onThisDevice(rest.token_expire), of },
    { item: 'user_refresh_token', value: rest.refresh_token, of },
    { item: TOKEN, value: token, of },
  ];
}

/** New tokens of a session that goes on. */
export function renewSteps({ token, ...rest }: Tokens, marker: Marker): Step[] {
  const of = { marker };

  return [
    { item: 'user_refresh_token', value: rest.refresh_token, of },
    { item: TOKEN, value: token, of },
    { item: 'user_token_expire', value: onThisDevice(rest.token_expire), of },
  ];
}

/** The session has ended. All else stays for the person, who may go on with it by new tokens. */
export function overSteps(marker: Marker): Step[] {
  return [{ item: REFRESH_TOKEN, of: { marker } }];
}

/**
 * New tokens of a session that has ended, from a sign-in of the same person. Its refresh token is written last: by it the
 * other tabs see that the session goes on, and what waits there takes the token that is stored then.
 */
export function resumeSteps({ token, ...rest }: Tokens, marker: Marker): Step[] {
  const of = { marker };

  return [
    { item: TOKEN, value: token, of },
    { item: 'user_token_expire', value: onThisDevice(rest.token_expire), of },
    { item: REFRESH_TOKEN, value: rest.refresh_token, of },
  ];
}

/**
 * The end of a session: first its mark, then its token, so that no other tab takes the rest for a session. A session
 * that another tab begins meanwhile has its own marker, and nothing of it is removed.
 */
export function endSteps(names: readonly string[], marker: Marker): Step[] {
  const between = names.filter((name) => ![TOKEN, REFRESH_TOKEN, MARKER].some((own) => own === name));
  // Also the refresh token that is not there yet: another tab may be about to store that of a new sign-in.
  const forgotten = [TOKEN, REFRESH_TOKEN, ...between, MARKER].filter(
    (name) => !KEPT_AFTER_LOGOUT.includes(name),
  );
  const of = { marker: ENDED };

  return [{ item: MARKER, value: ENDED, of: { marker } }, ...forgotten.map((item) => ({ item, of }))];
}

export function storeSession(tokens: Tokens, rememberMe: boolean, marker: string) {
  beginSteps(tokens, rememberMe, marker).forEach(take);
}

export function renewTokens(tokens: Tokens, marker: Marker) {
  renewSteps(tokens, marker).forEach(take);
}

export function resumeTokens(tokens: Tokens, marker: Marker) {
  resumeSteps(tokens, marker).forEach(take);
}

export function keepOver(marker: Marker) {
  overSteps(marker).forEach(take);
}

/** Removes all but the three items that a sign-out keeps, if the session is still the given one. */
export function forgetSession(marker: Marker) {
  endSteps(keptNames(), marker).forEach(take);
}

export function take(step: Step) {
  if (step.of && readItem(MARKER) !== step.of.marker) return;
  if (step.value === undefined) removeItem(step.item);
  else writeItem(step.item, step.value);
}
