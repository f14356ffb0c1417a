import { TAB_COUNT_LIMIT } from '@urzad/contract';
import { useMessages } from '../i18n/messages';
import { listMessages } from './messages';

export interface ListTotalProps {
  /** Exact, but for the number up to which tabs are counted. */
  count: number;
  /** The line that says it: "37 umów". */
  text: (count: number) => string;
}

/** How many rows a list has. At the limit more of them may stand behind it: „2000+”, read as „ponad 2000”. */
export function ListTotal({ count, text }: ListTotalProps) {
  const words = useMessages(listMessages);
  const line = text(count);
  // A new node for each text, which a page translated by the browser shows as well.
  if (count !== TAB_COUNT_LIMIT) return <span key={line}>{line}</span>;

  return (
    <>
      <span aria-hidden>{line.replace(NUMBER, '$&+')}</span>
      <span className="u:sr-only">{line.replace(NUMBER, (number) => words.over(number))}</span>
    </>
  );
}

/** Its digits in groups, as each language parts them. */
const NUMBER = /\d[\d\s,]*\d/;
