import { fieldErrorText, isUrl } from '@urzad/domain';
import { useState } from 'react';
import { useLocale } from '../../foundations/locale/locale';
import type { SocketConsoleLabels } from './socket-console.labels';
import {
  dataOf,
  inputsOf,
  isSocketAction,
  type RecipientKind,
  type SocketAction,
  type SocketData,
  type SocketInput,
  type SocketMessage,
  type SocketUser,
} from './socket-message';

interface MessageParts {
  words: SocketConsoleLabels;
  users: readonly SocketUser[];
  rooms: readonly string[];
}

export type TypedMessage = ReturnType<typeof useTypedMessage>;

/** What is typed of a message, what is wrong with it, and the message once nothing is. It outlives the closed console. */
export function useTypedMessage({ words, users, rooms }: MessageParts) {
  const required = fieldErrorText('is-empty', useLocale());
  const [kind, setKind] = useState<RecipientKind>('all');
  const [name, setName] = useState('');
  const [action, setAction] = useState<SocketAction>('message');
  const [typed, setTyped] = useState<SocketData>({ data_type: 'info' });
  const [tried, setTried] = useState(false);

  const target = targetOf(kind, name, kind === 'user' ? users.map(({ remoteName }) => remoteName) : rooms);
  const data = dataOf(action, typed);
  const errors = Object.fromEntries(
    inputsOf(action).map((input) => [input, errorOf(input, data[input] ?? '', { required, ...words })]),
  );
  const isRight = Object.values(errors).every((error) => error === undefined);

  function choose(value: string) {
    setTried(false);
    if (isSocketAction(value)) setAction(value);
  }

  /** Undefined when something is missing or wrong, which is shown from then on. */
  function message(): SocketMessage | undefined {
    const ready = target !== undefined && isRight ? { action, data, target } : undefined;
    setTried(!ready);
    return ready;
  }

  return { kind, setKind, target, setName, action, choose, typed, setTyped, tried, errors, message };
}

/** A person who has left is no recipient any more, even if their name was chosen. */
function targetOf(kind: RecipientKind, name: string, names: readonly string[]): string | undefined {
  if (kind === 'all') return 'all';
  return names.includes(name) ? name : undefined;
}

function errorOf(input: SocketInput, value: string, words: { required: string; webAddress: string }) {
  if (!value) return words.required;
  // The receiver opens only http(s) addresses (Order §6).
  return input === 'data_url' && !isUrl(value) ? words.webAddress : undefined;
}
