import { Eraser, Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../actions/button/button';
import { usePhone } from '../../internal/hooks/use-phone';
import { LogDirection, logTexts } from './log-texts';
import type { SocketConsoleLabels } from './socket-console.labels';
import type { SocketLogEntry } from './socket-message';
import { useEndInSight } from './use-end-in-sight';

export interface SocketLogProps {
  words: SocketConsoleLabels;
  log: readonly SocketLogEntry[];
  onClear: () => void;
}

/** The messages, the oldest first: a table, on phones one entry below another. What comes is in sight, unless paused. */
export function SocketLog({ words, log, onClear }: SocketLogProps) {
  const phone = usePhone();
  /** The log as it was when it was paused. */
  const [held, setHeld] = useState<readonly SocketLogEntry[]>();
  const entries = keyed(held ?? log);
  const isEmpty = entries.length === 0;
  const box = useRef<HTMLElement>(null);
  const noteScroll = useEndInSight(box, entries.at(-1)?.key);

  function clear() {
    setHeld(undefined);
    onClear();
  }

  return (
    <div className="u:flex u:min-w-0 u:flex-col u:border-t u:border-line u:tablet:min-h-0 u:tablet:border-t-0">
      {/* The frame scrolls by keyboard too, so it is focusable and has a name. On phones the console scrolls as one. */}
      <section
        ref={box}
        aria-label={words.log}
        tabIndex={isEmpty ? undefined : 0}
        className="u:relative u:flex-1 u:focus-inside u:tablet:overflow-auto"
        onScroll={noteScroll}
      >
        {isEmpty && <p className="u:p-5 u:text-muted">{words.emptyLog}</p>}
        {!isEmpty && (phone ? <Cards words={words} log={entries} /> : <Rows words={words} log={entries} />)}
      </section>
      <div className="u:flex u:flex-none u:flex-wrap u:items-center u:justify-between u:gap-2 u:border-t u:border-line u:px-4 u:py-2">
        <span className="u:figures u:text-sm u:text-muted">{amountText(entries, words)}</span>
        <span className="u:flex u:flex-wrap u:gap-2">
          <Button
            size="sm"
            variant="quiet"
            icon={held ? Play : Pause}
            disabled={isEmpty}
            onClick={() => setHeld(held ? undefined : log)}
          >
            {held ? words.resume : words.pause}
          </Button>
          <Button size="sm" variant="quiet" icon={Eraser} disabled={isEmpty} onClick={clear}>
            {words.clearLog}
          </Button>
        </span>
      </div>
    </div>
  );
}

/** "10 wpisów od 09:41". */
function amountText(entries: readonly SocketLogEntry[], words: SocketConsoleLabels): string {
  const [first] = entries;
  const amount = words.entries(entries.length);
  return first ? `${amount} ${words.since(logTexts(first, words).time.slice(0, 5))}` : amount;
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
              {/* Whole words: the column is as wide as the longest one. */}
              <td className="u:px-2.5 u:py-2 u:wrap-break-word">{target}</td>
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
