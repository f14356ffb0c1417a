import type { Annex } from '@urzad/contract';
import { Button } from '@urzad/ui';
import { Ban, Save, Undo2 } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { ReasonStep } from '#shared/object/reason-step';
import { useHeldSteps } from '#shared/object/use-held-steps';
import { endAnnex, enterAnnexPaper, type PlainStepName, returnAnnex, takeAnnexStep } from '../api';
import { useAnnexSteps } from '../logic/use-annex-steps';
import { annexFormMessages } from '../messages/annex-form';
import { annexPaperMessages } from '../messages/annex-paper';
import { annexStepMessages } from '../messages/annex-steps';
import { stepMessages } from '../messages/steps';
import { ConfirmStep } from './confirm-step';
import { EnterPaper } from './enter-paper';
import { ReturnStep } from './return-step';

export interface AnnexActionsProps {
  annex: Annex;
  /** The form of the changes, where the officer may write them; `isEdited`: it says something that is not saved. */
  form?: { id: string; isEdited: boolean } | undefined;
  onDecided: () => void;
}

/** What this officer may do with the annex now. Nothing is passed on before what was typed is saved. */
export function AnnexActions({ annex, form, onDecided }: AnnexActionsProps) {
  const words = useMessages(annexStepMessages);
  const paper = useMessages(annexPaperMessages);
  const { explanation } = useMessages(stepMessages);
  const { save } = useMessages(annexFormMessages);
  const { id, row_version, steps, rows } = annex;
  const { may, targetOf } = useHeldSteps(steps, useAnnexSteps(onDecided));
  const isSaved = !form?.isEdited;
  const plain = (step: PlainStepName) => (
    <ConfirmStep
      target={targetOf(step)}
      words={words[step]}
      incomplete={words.incomplete}
      step={step}
      send={(key) => takeAnnexStep(step, annex, key)}
    />
  );

  return (
    <>
      {may('cancel') && (
        <ReasonStep
          target={targetOf('cancel')}
          words={words.cancel}
          explanation={explanation}
          icon={Ban}
          send={(reason, key) => endAnnex('cancel', id, { row_version, reason }, key)}
        />
      )}
      {may('returnToDraft') && (
        <ReturnStep
          target={targetOf('returnToDraft')}
          words={words.returnToDraft}
          send={(values, key) => returnAnnex(id, { row_version, ...values }, key)}
        />
      )}
      {may('enterPaper') && (
        <EnterPaper
          signed={annex}
          target={targetOf('enterPaper')}
          words={paper}
          send={(body, key) => enterAnnexPaper(id, body, key)}
        />
      )}
      {may('confirmPaper') && plain('confirmPaper')}
      {may('sendBack') && (
        <ReasonStep
          target={targetOf('sendBack')}
          words={words.sendBack}
          explanation={explanation}
          icon={Undo2}
          send={(reason, key) => endAnnex('sendBack', id, { row_version, reason }, key)}
        />
      )}
      {form?.isEdited && (
        <Button type="submit" form={form.id} variant="primary" icon={Save}>
          {save}
        </Button>
      )}
      {may('askInitials') && isSaved && rows.length > 0 && plain('askInitials')}
      {may('initial') && isSaved && plain('initial')}
    </>
  );
}
