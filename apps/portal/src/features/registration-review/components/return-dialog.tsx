import type { Registration } from '@urzad/contract';
import { addWorkingDays, countText, type IsoDate, longDateText } from '@urzad/domain';
import { askedFieldLabel, correctionsLeft } from '@urzad/grants';
import { Alert, DescriptionList, toast, useLocale } from '@urzad/ui';
import { MessageSquareReply } from 'lucide-react';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { useMessages } from '#shared/i18n/messages';
import { useOfficeWords } from '#shared/libraries/use-words';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { returnRegistration } from '../api';
import { keptMarks } from '../logic/review-marks';
import type { Review } from '../logic/use-review';
import { decisionMessages } from '../messages/decision';
import { reviewMessages, WORKING_DAYS } from '../messages/review';

export interface DecisionDialogProps {
  registration: Registration;
  review: Review;
  today: IsoDate;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The step was done: another screen is shown now. */
  onDecided: () => void;
}

/** A preview of the remarks and the deadline, before they are sent. */
export function ReturnDialog(props: DecisionDialogProps) {
  const { registration, review, today, open, onOpenChange, onDecided } = props;
  const words = useMessages(reviewMessages);
  const decisionWords = useMessages(decisionMessages);
  const locale = useLocale();
  const officeWords = useOfficeWords();
  const { id, firstname, lastname, call } = registration;
  const days = call.params.correction_days;
  const deadline = longDateText(addWorkingDays(today, days), locale);

  const decision = useStep({
    ...ofRegistration,
    send: async (_, key) => {
      await review.saver.settle();
      return returnRegistration(id, review.saver.rowVersion(), key);
    },
    onDone: ({ correction_to }) => {
      toast.success(words.returned(correction_to ? longDateText(correction_to, locale) : deadline));
      onDecided();
    },
  });
  const remarks = keptMarks(review.marks).filter(({ state }) => state === 'remark');

  return (
    <DecisionModal
      title={words.returnTitle}
      open={open}
      onOpenChange={onOpenChange}
      back={words.cancel}
      action={{ children: words.send, icon: MessageSquareReply, onClick: () => decision.press() }}
      decision={decision}
      refused={words.returnRefused}
      reasons={decisionWords.reasons}
    >
      <p>
        {words.returnIntro(`${firstname} ${lastname}`, deadline)}{' '}
        {words.returnDays(countText(days, WORKING_DAYS, locale))}
      </p>
      {correctionsLeft(registration, call.params) === 1 && (
        <Alert
          kind="warning"
          title={registration.version_no === 1 ? decisionWords.onlyReturn : decisionWords.lastReturn}
        />
      )}
      <DescriptionList
        items={remarks.map(({ field, text }) => ({
          term: askedFieldLabel(field, locale, registration.form, officeWords),
          value: text,
        }))}
      />
    </DecisionModal>
  );
}
