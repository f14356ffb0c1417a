import { momentText } from '@urzad/domain';
import { cn } from '../../foundations/class-names/cn';
import type { SocketConsoleLabels } from './socket-console.labels';
import type { SocketLogEntry } from './socket-message';

/** Every message of a person is shorter. */
const DATA_MAX = 2_200;

/** The cells of one entry: the time with its milliseconds, the recipient, the message. */
export function logTexts({ date, target, data }: SocketLogEntry, words: SocketConsoleLabels) {
  const instant = new Date(date);
  const milliseconds = String(instant.getUTCMilliseconds()).padStart(3, '0');

  return {
    time: `${momentText(instant).slice(11)}.${milliseconds}`,
    target: target === 'all' ? words.everyone : target,
    data: shortened(JSON.stringify(data) ?? ''),
  };
}

/** A list of everybody who is connected would fill the log. */
function shortened(text: string): string {
  return text.length > DATA_MAX ? `${text.slice(0, DATA_MAX)}…` : text;
}

export interface LogDirectionProps {
  direction: SocketLogEntry['direction'];
  words: SocketConsoleLabels;
}

/** `<<` received, `>>` sent, with the word beside it. */
export function LogDirection({ direction, words }: LogDirectionProps) {
  const isSent = direction === 'send';

  return (
    <span className={cn('u:whitespace-nowrap', isSent ? 'u:text-accent-text' : 'u:text-info-text')}>
      <b aria-hidden="true" className="u:font-mono">
        {isSent ? '>>' : '<<'}
      </b>{' '}
      <span className="u:part">{isSent ? words.sent : words.received}</span>
    </span>
  );
}
