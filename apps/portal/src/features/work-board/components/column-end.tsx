import { Button, TextLink } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { CARDS_MOST } from '../logic/amounts';
import type { WorkCards } from '../logic/work-card';
import { workBoardMessages } from '../messages/work-board';

interface ColumnEndProps {
  answer: { data: WorkCards | undefined; error: Error | null; refetch: () => unknown } | undefined;
  /** Notes stand in it, so it is not empty without a card of an object. */
  hasNotes: boolean;
  /** The list that has all of them. */
  list: string;
  onMore: (most: number) => void;
}

/** Below the cards of a column: what is not shown yet, or why there is nothing. */
export function ColumnEnd({ answer, hasNotes, list, onMore }: ColumnEndProps) {
  const words = useMessages(workBoardMessages);
  const data = answer?.data;
  if (!data && answer?.error) {
    return (
      <div role="alert" className="u:grid u:gap-2 u:p-2 u:text-sm">
        <p className="u:font-medium u:text-error-text">{words.failed}</p>
        <Button onClick={() => answer.refetch()}>{words.again}</Button>
      </div>
    );
  }
  if (!data) return null;

  const left = data.count - data.cards.length;
  if (data.count === 0 && !hasNotes) return <p className="u:p-2 u:text-sm u:text-muted">{words.empty}</p>;
  if (left <= 0) return null;
  if (data.cards.length >= CARDS_MOST) {
    return (
      <p className="u:p-2 u:text-sm">
        <TextLink href={list}>{words.wholeList(left)}</TextLink>
      </p>
    );
  }
  return (
    <Button variant="quiet" onClick={() => onMore(CARDS_MOST)}>
      {words.more(left)}
    </Button>
  );
}
