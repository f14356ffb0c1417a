/** The actions of the console, with the inputs of each (Spec §3, §4). */
export const SOCKET_ACTIONS = {
  message: ['data_message'],
  toast: ['data_type', 'data_message'],
  go: ['data_url'],
  verbose: ['data_action'],
  sayMyName: [],
  rotate: [],
  userList: [],
  logout: [],
} as const satisfies Record<string, readonly SocketInput[]>;

export const TOAST_TYPES = ['success', 'error', 'info', 'warning'] as const;

export type SocketInput = 'data_type' | 'data_message' | 'data_url' | 'data_action';
export type SocketAction = keyof typeof SOCKET_ACTIONS;
export type SocketData = Partial<Record<SocketInput, string>>;

export interface SocketMessage {
  action: SocketAction;
  data: SocketData;
  /** `all`, the remote name of a person, or the name of a room. */
  target: string;
}

/** Everyone; a person, by the remote name; a room, by its name. */
export type RecipientKind = 'all' | 'user' | 'room';

export interface SocketUser {
  id: number;
  name: string;
  remoteName: string;
}

/** A message in the log of the socket console. */
export interface SocketLogEntry {
  /** A timestamp, ISO 8601. */
  date: string;
  /** Whether this browser sent the message or received it. */
  direction: 'send' | 'receive';
  /** The name of the action, as the socket gives it. */
  action: string;
  /** Whom the message is for: `all`, the remote name of a person, or the name of a room. */
  target: string;
  /** What the message carries, as it was parsed from JSON. */
  data: unknown;
}

export const ACTION_NAMES = Object.keys(SOCKET_ACTIONS).filter(isSocketAction);

export function isSocketAction(text: string): text is SocketAction {
  return Object.hasOwn(SOCKET_ACTIONS, text);
}

export function inputsOf(action: SocketAction): readonly SocketInput[] {
  return SOCKET_ACTIONS[action];
}

/** Only the inputs of the action are sent: those typed for another one are not. */
export function dataOf(action: SocketAction, typed: SocketData): SocketData {
  return Object.fromEntries(inputsOf(action).map((input) => [input, (typed[input] ?? '').trim()]));
}
