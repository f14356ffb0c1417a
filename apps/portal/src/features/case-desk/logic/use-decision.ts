import { useQueryClient } from '@tanstack/react-query';
import type { OfficeCase } from '@urzad/contract';
import { toast } from '@urzad/ui';
import { useState } from 'react';
import { coFundingsKey } from '#shared/entities/co-fundings/co-funding-query';
import { contractsKey } from '#shared/entities/contracts/contract-query';
import { ofCase } from '#shared/entities/office-cases/case-query';
import { registrationsKey } from '#shared/entities/registrations/registration-query';
import { useStep } from '#shared/object/use-step';

/** What each button of the desk gets. */
export interface ActionProps {
  officeCase: OfficeCase;
  /** A step was done: its button may be gone, so the heading takes the focus. */
  onDecided: () => void;
}

interface DecisionOptions<Values> {
  send: (values: Values, idempotencyKey: string) => Promise<OfficeCase>;
  /** Said when it is done. */
  done: string;
  onDecided: () => void;
  /** Empties the form. */
  reset: () => void;
}

/** A decision in a dialog: whether it is open, and its step. */
export function useDecision<Values>({ send, done, onDecided, reset }: DecisionOptions<Values>) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const decision = useStep<OfficeCase, Values>({
    ...ofCase,
    send,
    onDone: () => {
      // The end of a case may change its object.
      void queries.invalidateQueries({ queryKey: registrationsKey });
      void queries.invalidateQueries({ queryKey: contractsKey });
      void queries.invalidateQueries({ queryKey: coFundingsKey });
      setOpen(false);
      reset();
      toast.success(done);
      onDecided();
    },
  });

  function show(open: boolean) {
    // The failure is not about the next attempt.
    if (open) decision.reset();
    setOpen(open);
  }

  return { isOpen, show, decision };
}
