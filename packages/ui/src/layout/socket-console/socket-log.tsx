import { Eraser } from 'lucide-react';
import { Button } from '../../actions/button/button';
import { usePhone } from '../../internal/hooks/use-phone';
import { LogDirection, logTexts } from './log-texts';
import type { SocketConsoleLabels } from './socket-console.labels';
import type { SocketLogEntry } from './socket-message';

export interface SocketLogProps {
  words: SocketConsoleLabels;
  log: readonly SocketLogEntry[];
  onClear: () => void;
}

/** The messages, the oldest first: a table, on phones one entry below another. */
export function SocketLog({ words, log, onClear }: SocketLogProps) {
  const phone = usePhone();
  const entries = keyed(log);

  return (
    <div className="flex min-h-0 min-w-0 flex-col border-t border-line tablet:border-t-0">
      {/* The frame scrolls by keyboard too, so it is focusable and has a name. */}
      <section
        aria-label={words.log}
        tabIndex={log.length > 0 ? 0 : undefined}
        className="flex-1 overflow-auto focus-inside"
      >
        {log.length === 0 && <p className="p-5 text-muted">{words.emptyLog}</p>}
        {log.length > 0 &&
          (phone ? <Cards words={words} log={entries} /> : <Rows words={words} log={entries} />)}
      </section>
      <div className="flex flex-none flex-wrap items-center justify-between gap-2 border-t border-line px-4 py-2">
        <span className="figures text-sm text-muted">{words.entries(log.length)}</span>
        <Button size="sm" variant="quiet" icon={Eraser} disabled={log.length === 0} onClick={onClear}>
          {words.clearLog}
        </Button>
      </div>
    </div>
  );
}

interface EntriesProps {
  words: SocketConsoleLabels;
  log: readonly (SocketLogEntry & { key: string })[];
}

function Rows({ words, log }: EntriesProps) {
  const heads = [words.time, words.direction, words.action, words.target, words.data];

  return (
    <table className="w-full text-start text-sm">
      <caption className="sr-only">{words.log}</caption>
      <thead className="sticky top-0 bg-table-head">
        <tr>
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className="border-b border-line-strong px-2.5 py-2 text-start font-semibold"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="row-lines">
        {log.map((entry) => {
          const { time, target, data } = logTexts(entry, words);
          return (
            <tr key={entry.key}>
              <td className="px-2.5 py-2 font-mono whitespace-nowrap text-muted">{time}</td>
              <td className="px-2.5 py-2 whitespace-nowrap">
                <LogDirection direction={entry.direction} words={words} />
              </td>
              <td className="px-2.5 py-2 font-mono font-semibold">{entry.action}</td>
              <td className="px-2.5 py-2 wrap-anywhere">{target}</td>
              <td className="px-2.5 py-2 font-mono text-xs wrap-anywhere">{data}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Cards({ words, log }: EntriesProps) {
  return (
    <ol className="divide-y divide-line-subtle text-sm">
      {log.map((entry) => {
        const { time, target, data } = logTexts(entry, words);
        return (
          <li key={entry.key} className="px-4 py-2.5">
            <p className="flex flex-wrap gap-x-3">
              <span className="font-mono text-muted">{time}</span>
              <LogDirection direction={entry.direction} words={words} />
              <span className="ms-auto font-mono font-semibold">{entry.action}</span>
            </p>
            <p className="wrap-anywhere">{target}</p>
            <p className="font-mono text-xs wrap-anywhere">{data}</p>
          </li>
        );
      })}
    </ol>
  );
}

/** Two entries may be equal to the millisecond, so the index is part of the key. */
function keyed(log: readonly SocketLogEntry[]) {
  return log.map((entry, at) => ({ ...entry, key: `${at} ${entry.date}` }));
}
