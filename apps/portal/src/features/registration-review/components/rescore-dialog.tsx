import { POINTS_MAX, REASON_MAX, REASON_MIN, rescoreErrors } from '@urzad/grants';
import { Form, formOf, IntField, TextArea, toast } from '@urzad/ui';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { giveNewPoints } from '../api';
import { givenPoints, type ScoreValues } from '../logic/score-form';
import { decisionMessages } from '../messages/decision';
import { rescoreMessages } from '../messages/rescore';
import type { ApprovalDialogProps } from './approve-dialog';
import { CriteriaTable } from './criteria-table';

const { FormField } = formOf<ScoreValues>();

/** Points by criterion from the answers, and the new points with their reason. */
export function RescoreDialog({ registration, onOpenChange, onDecided }: ApprovalDialogProps) {
  const words = useMessages(rescoreMessages);
  const { reasonNeeded } = useMessages(decisionMessages);
  const formId = useId();
  const { id, row_version, rescoring, ranking } = registration;
  const before = ranking?.points ?? 0;
  const decision = useStep({
    ...ofRegistration,
    send: (values: ScoreValues, key) => giveNewPoints(id, { ...givenPoints(values), row_version }, key),
    onDone: () => {
      toast.success(words.rescored);
      onDecided();
      onOpenChange(false);
    },
  });

  return (
    <DecisionModal
      title={words.rescoreTitle}
      open
      onOpenChange={onOpenChange}
      back={words.back}
      action={{ children: words.save, icon: Check, form: formId }}
      decision={decision}
      refused={words.refused}
      reasons={words.reasons}
    >
      <p>{words.rescoreIntro}</p>
      <CriteriaTable registration={registration} />
      <Form<ScoreValues>
        id={formId}
        label={words.rescoreTitle}
        className="u:grid u:gap-4"
        defaultValues={{
          points_final: rescoring ? String(rescoring.points) : '',
          points_note: rescoring?.note ?? '',
        }}
        summary={false}
        check={(values) => rescoreErrors(givenPoints(values), before)}
        errorText={(_code, { name }) =>
          name === 'points_note' ? reasonNeeded(REASON_MIN) : words.pointsNeeded(before, POINTS_MAX)
        }
        send={async (values) => decision.press(values)}
      >
        <FormField name="points_final">
          {(field) => <IntField {...field} required label={words.points} hint={words.pointsHint(before)} />}
        </FormField>
        <FormField name="points_note">
          {(field) => (
            <TextArea {...field} required maxLength={REASON_MAX} label={words.note} hint={words.noteHint} />
          )}
        </FormField>
      </Form>
    </DecisionModal>
  );
}
