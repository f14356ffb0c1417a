import { COUNTED_THINGS, countText } from '@urzad/domain';
import { toast, useLocale } from '@urzad/ui';
import { Check } from 'lucide-react';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { approveNewPoints } from '../api';
import { rescoreMessages } from '../messages/rescore';
import type { ApprovalDialogProps } from './approve-dialog';

/** The new points beside those of the published list, before they are final. */
export function ApproveRescoreDialog({ registration, onOpenChange, onDecided }: ApprovalDialogProps) {
  const words = useMessages(rescoreMessages);
  const locale = useLocale();
  const { id, row_version, rescoring, ranking } = registration;
  const pointsText = (count = 0) => countText(count, COUNTED_THINGS.point, locale);
  const decision = useStep({
    ...ofRegistration,
    send: (_, key) => approveNewPoints(id, row_version, key),
    onDone: () => {
      toast.success(words.approvedToast);
      onDecided();
      onOpenChange(false);
    },
  });

  return (
    <DecisionModal
      title={words.approve}
      open
      onOpenChange={onOpenChange}
      back={words.back}
      action={{ children: words.approve, icon: Check, onClick: () => decision.press() }}
      decision={decision}
      refused={words.approveRefused}
      reasons={words.reasons}
    >
      <p>{words.approveIntro(pointsText(ranking?.points), pointsText(rescoring?.points))}</p>
    </DecisionModal>
  );
}
