import { fieldErrorText } from '@urzad/domain';
import { POINTS_MAX, points, REASON_MAX, REASON_MIN } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { Form, formOf, IntField, TextArea, toast } from '@urzad/ui';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { scoreRegistration } from '../api';
import { type ScoreValues, scoreBody, scoreErrors } from '../logic/score-form';
import { decisionMessages } from '../messages/decision';
import { reviewMessages } from '../messages/review';
import { CriteriaTable } from './criteria-table';
import type { DecisionDialogProps } from './return-dialog';

const { FormField } = formOf<ScoreValues>();

/** Points by criterion from the answers, and the points that the officer gives. */
export function ScoreDialog({ open, onOpenChange, ...props }: DecisionDialogProps) {
  const words = useMessages(reviewMessages);
  const decisionWords = useMessages(decisionMessages);
  const formId = useId();
  const { registration, review, onDecided } = props;
  const { id } = registration;

  const decision = useStep({
    ...ofRegistration,
    send: async (values: ScoreValues, key) => {
      await review.saver.settle();
      return scoreRegistration(id, { ...scoreBody(values), row_version: review.saver.rowVersion() }, key);
    },
    onDone: () => {
      toast.success(words.scoredToast);
      onDecided();
    },
  });

  return (
    <DecisionModal
      title={words.scoreTitle}
      open={open}
      onOpenChange={onOpenChange}
      back={words.cancel}
      action={{ children: words.approve, icon: Check, form: formId }}
      decision={decision}
      refused={words.scoreRefused}
      reasons={decisionWords.reasons}
    >
      <CriteriaTable registration={registration} />
      <ScoreForm id={formId} registration={registration} onSubmit={decision.press} />
    </DecisionModal>
  );
}

interface ScoreFormProps extends Pick<DecisionDialogProps, 'registration'> {
  id: string;
  onSubmit: (values: ScoreValues) => void;
}

function ScoreForm({ id, registration, onSubmit }: ScoreFormProps) {
  const words = useMessages(reviewMessages);
  const decisionWords = useMessages(decisionMessages);
  const { form, call, commune_facts, points_auto, points_final, points_note } = registration;
  const automatic = points_auto ?? points(formOfDraft(form), call, commune_facts).total;

  return (
    <Form<ScoreValues>
      id={id}
      label={words.scoreTitle}
      className="u:grid u:gap-4"
      // Points that were sent back are the initial values.
      defaultValues={{ points_final: String(points_final ?? automatic), points_note: points_note ?? '' }}
      summary={false}
      check={(values) => scoreErrors(values, automatic)}
      errorText={(code, { name, locale }) =>
        name === 'points_note'
          ? decisionWords.noteNeeded(REASON_MIN)
          : fieldErrorText(code, locale, { n: code === 'is-too-big' ? POINTS_MAX : 0 })
      }
      send={async (values) => onSubmit(values)}
    >
      <FormField name="points_final">
        {(field) => <IntField {...field} required label={words.finalPoints} hint={words.finalHint} />}
      </FormField>
      <FormField name="points_note">
        {(field) => <TextArea {...field} maxLength={REASON_MAX} label={words.note} hint={words.noteHint} />}
      </FormField>
    </Form>
  );
}
