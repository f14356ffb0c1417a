import type { ClaimLine } from '@urzad/contract';
import type { LineDecision } from '@urzad/grants';
import { useRef, useState } from 'react';
import type { Verdict } from './use-line-decisions';
import type { ExplainedDecision } from './verdict-form';

/** The decision of one row whose form is open, and what follows from a press on its buttons. */
export function useOpenedVerdict(
  { decision }: Pick<ClaimLine, 'decision'>,
  onDecide: ((verdict: Verdict) => Promise<boolean>) | undefined,
) {
  const row = useRef<HTMLLIElement>(null);
  const [opened, setOpened] = useState<ExplainedDecision>();
  const [refused, setRefused] = useState<Verdict>();

  /** The focus was in the form, which is gone: the button of the decision takes it. */
  function leave() {
    const button = row.current?.querySelector<HTMLElement>(`[data-verdict="${opened}"]`);
    setOpened(undefined);
    button?.focus();
  }

  return {
    row,
    opened,
    /** What was typed and not stored: the form begins with it. */
    refused,
    close() {
      setRefused(undefined);
      leave();
    },
    /** Accepting needs no words; a second press takes it back. The others are explained first. */
    choose(chosen: LineDecision) {
      if (chosen !== 'OK') return setOpened(opened === chosen ? undefined : chosen);
      setOpened(undefined);
      const taken = decision === 'OK' ? null : chosen;
      void onDecide?.({ decision: taken, eligible_amount: null, note: '' });
    },
    /** The form stays away once it is sent; when it was refused, the row says so and opens it again. */
    keep(verdict: Verdict) {
      const chosen = opened;
      leave();
      void onDecide?.(verdict).then((isKept) => {
        setRefused(isKept ? undefined : verdict);
        if (!isKept) setOpened((now) => now ?? chosen);
      });
    },
  };
}
