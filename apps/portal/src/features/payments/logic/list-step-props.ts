import type { PaymentList } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';

/** What each step of a list of payments is given. */
export interface ListStepProps {
  list: PaymentList;
  today: IsoDate;
  /** A step was done: its button may be gone, so the heading takes the focus. */
  onDecided: () => void;
  /** Its dialog was opened or closed without a decision (`useHeldSteps`). */
  onOpenChange: (isOpen: boolean) => void;
}
