import { fieldErrorText } from '@urzad/domain';
import { Send } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { Button } from '../../actions/button/button';
import { SelectField } from '../../forms/fields/select-field/select-field';
import { useLocale } from '../../foundations/locale/locale';
import { ActionInput } from './action-input';
import { RecipientChoice } from './recipient-choice';
import type { SocketConsoleLabels } from './socket-console.labels';
import {
  ACTION_NAMES,
  inputsOf,
  type RecipientKind,
  type SocketMessage,
  type SocketUser,
} from './socket-message';
import type { TypedMessage } from './use-typed-message';

export interface SendFormProps {
  words: SocketConsoleLabels;
  form: TypedMessage;
  connected: boolean;
  users: readonly SocketUser[];
  rooms: readonly string[];
  onSend: (message: SocketMessage) => void;
}

/** Recipient, action and data. Values typed for one action are kept while another one is chosen. */
export function SendForm({ words, form, connected, users, rooms, onSend }: SendFormProps) {
  const { kind, setKind, target, setName, action, choose, typed, setTyped, tried, errors, message } = form;
  const required = fieldErrorText('is-empty', useLocale());

  const send = (event: FormEvent) => {
    event.preventDefault();
    const ready = message();
    if (ready && connected) onSend(ready);
  };

  return (
    <form
      noValidate
      className="u:relative u:grid u:content-start u:gap-4 u:border-line u:p-5 u:tablet:overflow-y-auto u:tablet:border-e"
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
        {sendWord(words, kind, target, peopleIn(users))}
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

/** Somebody may have several windows. */
function peopleIn(users: readonly SocketUser[]): number {
  return new Set(users.map(({ id }) => id)).size;
}
