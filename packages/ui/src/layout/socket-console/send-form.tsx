import { fieldErrorText, isUrl } from '@urzad/domain';
import { Send } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../actions/button/button';
import { SelectField } from '../../forms/fields/select-field/select-field';
import { useLocale } from '../../foundations/locale/locale';
import { ActionInput } from './action-input';
import { RecipientChoice } from './recipient-choice';
import type { SocketConsoleLabels } from './socket-console.labels';
import {
  ACTION_NAMES,
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

export interface SendFormProps {
  words: SocketConsoleLabels;
  connected: boolean;
  users: readonly SocketUser[];
  rooms: readonly string[];
  onSend: (message: SocketMessage) => void;
}

/** Recipient, action and data. Values typed for one action are kept while another one is chosen. */
export function SendForm({ words, connected, users, rooms, onSend }: SendFormProps) {
  const { kind, setKind, target, setName, action, choose, typed, setTyped, tried, errors, message } =
    useMessage({ words, users, rooms });
  const required = fieldErrorText('is-empty', useLocale());

  const send = (event: FormEvent) => {
    event.preventDefault();
    const ready = message();
    if (ready && connected) onSend(ready);
  };

  return (
    <form
      noValidate
      className="u:relative u:grid u:content-start u:gap-4 u:overflow-y-auto u:border-line u:p-5 u:tablet:border-e"
      onSubmit={send}
    >
      <RecipientChoice
        words={words}
        users={users}
        rooms={rooms}
        kind={kind}
        name={target === 'all' ? '' : (target ?? '')}
        error={tried && target === undefined ? required : undefined}
        onKindChange={setKind}
        onNameChange={setName}
      />
      <SelectField
        label={words.action}
        nullLabel={false}
        options={ACTION_NAMES.map((value) => ({ value, label: value }))}
        value={action}
        onValueChange={choose}
      />
      {inputsOf(action).map((input) => (
        <ActionInput
          key={input}
          input={input}
          value={typed[input] ?? ''}
          error={tried ? errors[input] : undefined}
          onValueChange={(value) => setTyped({ ...typed, [input]: value })}
        />
      ))}
      <SendButton words={words} connected={connected}>
        {sendWord(words, kind, target, users.length)}
      </SendButton>
    </form>
  );
}

interface SendButtonProps extends Pick<SendFormProps, 'words' | 'connected'> {
  children: string;
}

/** Without a connection it says why nothing can be sent. */
function SendButton({ words, connected, children }: SendButtonProps) {
  const reasonId = useId();

  return (
    <>
      {!connected && (
        <p id={reasonId} className="u:text-sm u:text-muted">
          {words.whyDisconnected}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        block
        icon={Send}
        disabled={!connected}
        aria-describedby={connected ? undefined : reasonId}
      >
        {children}
      </Button>
    </>
  );
}

/** What is typed of a message, what is wrong with it, and the message once nothing is. */
function useMessage({ words, users, rooms }: Pick<SendFormProps, 'words' | 'users' | 'rooms'>) {
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

function sendWord(
  words: SocketConsoleLabels,
  kind: RecipientKind,
  target: string | undefined,
  count: number,
) {
  if (kind === 'all') return words.sendToAll(count);
  if (target === undefined) return words.send;
  return kind === 'user' ? words.sendTo(target) : words.sendToRoom(target);
}
