import { timeText } from '@urzad/domain';
import { Alert } from '@urzad/ui';
import { useState } from 'react';
import type { KeptDraft } from '#shared/drafts/kept-draft';
import { useMessages } from '#shared/i18n/messages';
import type { FormStep } from '../../logic/form/form-steps';
import { formMessages } from '../../messages/form';

/** Answers of the self-check are in the steps before this one. */
const AFTER_SELF_CHECK: FormStep = 6;

export interface RestoredNoticeProps {
  /** ISO timestamp of the kept draft that the form opened with; undefined without one. */
  restored: string | undefined;
  origin: KeptDraft['origin'];
  step: FormStep;
}

/** Says that the form has answers that the server does not have, and which ones to check. */
export function RestoredNotice({ restored, origin, step }: RestoredNoticeProps) {
  const { carried, restored: words } = useMessages(formMessages);
  // What was restored is checked once, where the form was opened.
  const [opened] = useState(step);
  const isPast = origin === 'self-check' ? step >= AFTER_SELF_CHECK : step !== opened;
  if (!restored || isPast) return null;

  return (
    <Alert kind="info" live title={origin ? carried.title : words.title}>
      {origin ? carried.text : words.text(timeText(new Date(restored)))}
    </Alert>
  );
}
