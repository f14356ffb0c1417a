import { RadioSwitch } from '../../forms/fields/radio-switch/radio-switch';
import { SelectField } from '../../forms/fields/select-field/select-field';
import type { SocketConsoleLabels } from './socket-console.labels';
import type { RecipientKind, SocketUser } from './socket-message';

export interface RecipientChoiceProps {
  words: SocketConsoleLabels;
  users: readonly SocketUser[];
  rooms: readonly string[];
  kind: RecipientKind;
  /** The remote name or the room; empty when none is chosen. */
  name: string;
  error: string | undefined;
  onKindChange: (kind: RecipientKind) => void;
  onNameChange: (name: string) => void;
}

const KINDS = ['all', 'user', 'room'] as const satisfies readonly RecipientKind[];

/** Everyone, one person or one room; the second field is shown only when it is needed. */
export function RecipientChoice({ words, users, rooms, kind, name, error, ...events }: RecipientChoiceProps) {
  const options =
    kind === 'user'
      ? users.map((user) => ({ value: user.remoteName, label: `${user.name} (${user.remoteName})` }))
      : rooms.map((room) => ({ value: room, label: room }));

  return (
    <>
      <RadioSwitch
        label={words.recipient}
        value={kind}
        options={KINDS.map((value) => ({ value, name: words[value] }))}
        onValueChange={(value) => {
          events.onNameChange('');
          events.onKindChange(KINDS.find((known) => known === value) ?? 'all');
        }}
      />
      {kind !== 'all' && options.length === 0 && (
        <p className="u:text-sm u:text-muted">{kind === 'user' ? words.noUsers : words.noRooms}</p>
      )}
      {kind !== 'all' && options.length > 0 && (
        <SelectField
          // A new key for each kind, so that the answer of the other one is not kept.
          key={kind}
          label={kind === 'user' ? words.chooseUser : words.chooseRoom}
          required
          options={options}
          value={name}
          error={error}
          onValueChange={events.onNameChange}
        />
      )}
    </>
  );
}
