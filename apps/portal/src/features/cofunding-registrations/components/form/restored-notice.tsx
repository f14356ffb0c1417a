import { timeText } from '@urzad/domain';
import { Alert } from '@urzad/ui';
import type { KeptDraft } from '#shared/drafts/kept-draft';
import { useMessages } from '#shared/i18n/messages';
import type { FormStep } from '../../logic/form/form-steps';
import { formMessages } from '../../messages/form';

/** Answers of the self-check lie in the steps before this one: from here on nobody gets to them any more. */
const AFTER_SELF_CHECK: FormStep = 6;

export interface RestoredNoticeProps {
  /** ISO moment of what this browser kept and the form opened with; undefined when there was nothing. */
  restored: string | undefined;
  origin: KeptDraft['origin'];
  step: FormStep;
}

/** Says that the form opened with more than the server has, and what to look at. */
export function RestoredNotice({ restored, origin, step }: RestoredNoticeProps) {
  const { carried, restored: words } = useMessages(formMessages);
  if (!restored || (origin === 'self-check' && step >= AFTER_SELF_CHECK)) return null;

  return (
    <Alert kind="info" live title={origin ? carried.title : words.title}>
      {origin ? carried.text : words.text(timeText(new Date(restored)))}
    </Alert>
  );
}
