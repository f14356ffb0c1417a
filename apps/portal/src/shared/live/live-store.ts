import type { RemoteAction, SocketPerson } from '@urzad/contract';
import type { SocketLogEntry } from '@urzad/ui/socket-console';
import { create } from 'zustand';

/** What somebody else asked of this window and the person has to answer or read. */
export type Asked = { action: 'go'; url: string } | { action: 'message'; text: string };

interface LiveStore {
  isConnected: boolean;
  /** By which others address this window. */
  remoteName: string | undefined;
  users: readonly SocketPerson[];
  rooms: readonly string[];
  /** The oldest first. */
  log: readonly SocketLogEntry[];
  /** The oldest first; one at a time is shown. */
  asked: readonly Asked[];
}

const NOTHING: LiveStore = {
  isConnected: false,
  remoteName: undefined,
  users: [],
  rooms: [],
  log: [],
  asked: [],
};

/** The state of the socket of this window. */
export const useLive = create<LiveStore>()(() => NOTHING);

const LOG_MAX = 500;
const ASKED_MAX = 20;

export function logMessage(
  direction: SocketLogEntry['direction'],
  message: Omit<SocketLogEntry, 'date' | 'direction'>,
) {
  const entry = { ...message, direction, date: new Date().toISOString() };
  useLive.setState(({ log }) => ({ log: [...log, entry].slice(-LOG_MAX) }));
}

export function clearLog() {
  useLive.setState({ log: [] });
}

export function ask(one: Asked) {
  useLive.setState(({ asked }) => ({ asked: [...asked, one].slice(-ASKED_MAX) }));
}

export function answered() {
  useLive.setState(({ asked }) => ({ asked: asked.slice(1) }));
}

/** The next person in this browser finds nothing of the one before. */
export function forgetLive() {
  useLive.setState(NOTHING);
}

/** An action that reached this window, with what it carries. */
export interface ReceivedAction {
  action: RemoteAction;
  data: Readonly<Record<string, unknown>>;
  target: string;
}
type Observer = (received: ReceivedAction) => unknown;

const observers = new Set<Observer>();

/** Every action is told to observers, beside what it does (Spec §4). @returns a function that stops observing */
export function observeActions(observer: Observer): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}

export function tellObservers(received: ReceivedAction) {
  for (const observer of observers) observer(received);
}
