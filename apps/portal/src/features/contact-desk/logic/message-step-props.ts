import type { ContactMessage } from '@urzad/contract';

/** What a step on a message knows. */
export interface MessageStepProps {
  message: ContactMessage;
  /** It was done: its button may be gone, so the heading takes the focus. */
  onDecided: () => void;
}
