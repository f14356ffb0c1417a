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
    <div className="u:flex u:min-h-0 u:min-w-0 u:flex-col u:border-t u:border-line u:tablet:border-t-0">
      {/* The frame scrolls by keyboard too, so it is focusable and has a name. */}
      <section
        aria-label={words.log}
        tabIndex={log.length > 0 ? 0 : undefined}
        className="u:relative u:flex-1 u:overflow-auto u:focus-inside"
      >
        {log.length === 0 && <p className="u:p-5 u:text-muted">{words.emptyLog}</p>}
        {log.length > 0 &&
          (phone ? <Cards words={words} log={entries} /> : <Rows words={words} log={entries} />)}
      </section>
      <div className="u:flex u:flex-none u:flex-wrap u:items-center u:justify-between u:gap-2 u:border-t u:border-line u:px-4 u:py-2">
        <span className="u:figures u:text-sm u:text-muted">{words.entries(log.length)}</span>
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
    <table className="u:w-full u:text-start u:text-sm">
      <caption className="u:sr-only">{words.log}</caption>
      <thead className="u:sticky u:top-0 u:bg-table-head">
        <tr className="u:part">
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className="u:border-b u:border-line-strong u:px-2.5 u:py-2 u:text-start u:font-semibold"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="u:row-lines">
        {log.map((entry) => {
          const { time, target, data } = logTexts(entry, words);
          return (
            <tr className="u:part" key={entry.key}>
              <td className="u:px-2.5 u:py-2 u:font-mono u:whitespace-nowrap u:text-muted">{time}</td>
              <td className="u:px-2.5 u:py-2 u:whitespace-nowrap">
                <LogDirection direction={entry.direction} words={words} />
              </td>
              <td className="u:px-2.5 u:py-2 u:font-mono u:font-semibold">{entry.action}</td>
              <td className="u:px-2.5 u:py-2 u:wrap-anywhere">{target}</td>
              <td className="u:px-2.5 u:py-2 u:font-mono u:text-xs u:wrap-anywhere">{data}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Cards({ words, log }: EntriesProps) {
  return (
    <ol className="u:text-sm">
      {log.map((entry) => {
        const { time, target, data } = logTexts(entry, words);
        return (
          <li key={entry.key} className="u:border-line-subtle u:px-4 u:py-2.5 u:not-last:border-b">
            <p className="u:flex u:flex-wrap u:gap-x-3">
              <span className="u:font-mono u:text-muted">{time}</span>
              <LogDirection direction={entry.direction} words={words} />
              <span className="u:ms-auto u:font-mono u:font-semibold">{entry.action}</span>
            </p>
            <p className="u:wrap-anywhere">{target}</p>
            <p className="u:font-mono u:text-xs u:wrap-anywhere">{data}</p>
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
