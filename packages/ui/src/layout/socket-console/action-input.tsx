import { SelectField } from '../../forms/fields/select-field/select-field';
import { TextArea } from '../../forms/fields/text-area/text-area';
import { TextField } from '../../forms/fields/text-field/text-field';
import { type SocketInput, TOAST_TYPES } from './socket-message';

export interface ActionInputProps {
  input: SocketInput;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

/** One value of a message. Its label is the name on the wire, which users of the console know. */
export function ActionInput({ input, ...field }: ActionInputProps) {
  const common = { label: <code className="u:font-mono">{input}</code>, ...field };

  switch (input) {
    case 'data_type':
      return (
        <SelectField
          {...common}
          nullLabel={false}
          options={TOAST_TYPES.map((type) => ({ value: type, label: type }))}
        />
      );
    case 'data_message':
      return <TextArea {...common} rows={2} />;
    case 'data_url':
      return <TextField {...common} type="url" placeholder="https://" />;
    case 'data_action':
      return <TextField {...common} />;
    default:
      return input satisfies never;
  }
}
