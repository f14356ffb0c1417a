import { useQueryClient } from '@tanstack/react-query';
import { toast, useLocale } from '@urzad/ui';
import { failureText } from '#shared/failures/failure-text';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { useWrite } from '#shared/server-state/use-write';
import { useSession } from '#shared/session/session-store';
import { KEYS, TakenMeanwhile, takeCard } from '../api';
import { workBoardMessages } from '../messages/work-board';
import type { WorkBoard } from './boards';
import { planOf } from './move-plan';
import type { Stay } from './stay';
import type { WorkCard } from './work-card';

const NOTHING: readonly string[] = [];

interface MoveOptions {
  board: WorkBoard;
  /** Those that are shown. */
  cards: readonly WorkCard[];
  titleOf: (column: string) => string;
  onStay: (stay: Stay | undefined) => void;
}

interface Taking {
  card: WorkCard;
  column: string;
}

/** A move of a card: the step of its law that leads there, or the sentence why there is none. */
export function useMove({
  board,
  cards,
  titleOf,
  onStay,
}: MoveOptions): (card: string, column: string) => void {
  const words = useMessages(workBoardMessages);
  const locale = useLocale();
  const queries = useQueryClient();
  const privileges = useSession(({ me }) => me?.privileges ?? NOTHING);
  const load = () => queries.invalidateQueries({ queryKey: KEYS[board.of] });
  const columnOf = (status: string) => board.columns.find((statuses) => statuses.includes(status))?.[0];
  const taking = useWrite<Taking, Taking>({
    send: async (input, key) => {
      await takeCard(board.of, input.card.id, key);
      return input;
    },
    // The board is loaded anew before the next move.
    onDone: async ({ card, column }) => {
      toast.success(words.moved(card.number, titleOf(column)));
      await load();
    },
  });

  async function take(input: Taking) {
    try {
      await taking.submit(input);
    } catch (error) {
      const isLate = isTakenMeanwhile(error);
      const text = isLate ? words.takenMeanwhile : failureText(error, locale);
      if (isLate) await load();
      onStay({ card: input.card.id, text, hasForm: false, column: isLate ? undefined : nameOf(input.card) });
    }
  }

  const nameOf = ({ status }: WorkCard) => titleOf(columnOf(status) ?? status);

  function move(id: string, column: string) {
    const card = cards.find((one) => String(one.id) === id);
    const to = board.columns.find(([first]) => first === column);
    if (!card || !to) return;
    if (taking.isUnderWay()) {
      onStay({ card: card.id, text: words.wait, hasForm: false, column: nameOf(card) });
      return;
    }
    onStay(undefined);
    const plan = planOf({ law: board.law, from: card.status, to, privileges });
    if (plan.kind === 'run') {
      taking.renew();
      void take({ card, column });
    } else {
      const hasForm = plan.kind === 'form';
      const text = hasForm ? words.needsForm(titleOf(column)) : words.refused[plan.reason];
      onStay({ card: card.id, text, hasForm, column: nameOf(card) });
    }
  }

  return move;
}

/** Somebody else was faster: the object is no longer in the status that the card showed. */
function isTakenMeanwhile(error: unknown): boolean {
  return error instanceof TakenMeanwhile || (error instanceof ApiFailure && error.status === 409);
}
