import type { IsoDate } from '@urzad/domain';
import {
  isRejectReason,
  REASON_MIN,
  REJECT_REASON,
  REJECT_TEXT_MAX,
  type RejectReason,
  reasonError,
  rejectionLetter,
  rejectReasons,
  reviewRequestTo,
} from '@urzad/grants';
import { Form, formOf, SelectField, TextArea, toast, useLocale, useTypeset } from '@urzad/ui';
import { X } from 'lucide-react';
import { useId } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useLibrary } from '#shared/entities/libraries/use-library';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { rejectRegistration } from '../api';
import { decisionMessages } from '../messages/decision';
import type { DecisionDialogProps } from './return-dialog';

interface RejectValues {
  reason: string;
  text: string;
}

const { FormField } = formOf<RejectValues>();

interface RejectDialogProps extends DecisionDialogProps {
  /** Those that fit what the check has recorded. */
  reasons: readonly RejectReason[];
}

/** The reason of the rejection, with a preview of the letter. */
export function RejectDialog({ open, onOpenChange, reasons, ...props }: RejectDialogProps) {
  const words = useMessages(decisionMessages);
  const formId = useId();
  const { registration, review, today, onDecided } = props;
  const { id, firstname, lastname } = registration;
  const form = useForm<RejectValues>({ defaultValues: { reason: '', text: '' } });

  const decision = useStep({
    ...ofRegistration,
    send: async ({ reason, text }: RejectValues, key) => {
      await review.saver.settle();
      if (!isRejectReason(reason)) throw new Error(`There is no reason ${reason}.`);
      return rejectRegistration(id, { reason, text, row_version: review.saver.rowVersion() }, key);
    },
    onDone: () => {
      toast.success(words.rejectedToast);
      onDecided();
    },
  });

  return (
    <DecisionModal
      title={words.rejectTitle}
      open={open}
      onOpenChange={onOpenChange}
      back={words.backToApplication}
      action={{ children: words.sendLetter, icon: X, variant: 'danger', form: formId }}
      decision={decision}
      refused={words.rejectRefused}
      reasons={words.reasons}
    >
      <p>{words.rejectIntro(`${firstname} ${lastname}`)}</p>
      <RejectForm
        id={formId}
        form={form}
        reasons={reasons}
        region={registration.call.params.region}
        onSubmit={decision.press}
      />
      <LetterPreview registration={registration} form={form} today={today} />
    </DecisionModal>
  );
}

interface RejectFormProps {
  id: string;
  form: UseFormReturn<RejectValues>;
  reasons: readonly RejectReason[];
  /** Of the call. */
  region: string;
  onSubmit: (values: RejectValues) => void;
}

function RejectForm({ id, form, reasons, region, onSubmit }: RejectFormProps) {
  const words = useMessages(decisionMessages);
  const locale = useLocale();
  const typeset = useTypeset();
  const { named } = useLibrary('REJECT_REASON', REJECT_REASON);
  const options = rejectReasons(region, named)
    .filter(({ code }) => isRejectReason(code) && reasons.includes(code))
    .map((reason) => ({ value: reason.code, label: typeset(reason[locale]) }));

  return (
    <Form<RejectValues>
      id={id}
      form={form}
      label={words.rejectTitle}
      className="u:grid u:gap-4"
      summary={false}
      check={rejectErrors}
      errorText={(_, { name }) => (name === 'reason' ? words.chooseReason : words.reasonNeeded(REASON_MIN))}
      send={async (values) => onSubmit(values)}
    >
      <FormField name="reason">
        {(field) => (
          <SelectField
            {...field}
            required
            label={words.rejectReason}
            hint={words.rejectReasonHint}
            options={options}
          />
        )}
      </FormField>
      <FormField name="text">
        {(field) => (
          <TextArea
            {...field}
            required
            maxLength={REJECT_TEXT_MAX}
            label={words.rejectText}
            hint={words.rejectTextHint}
          />
        )}
      </FormField>
    </Form>
  );
}

function rejectErrors({ reason, text }: RejectValues) {
  const error = reasonError(text);
  return {
    ...(!isRejectReason(reason) && { reason: 'is-empty' as const }),
    ...(error && { text: error }),
  };
}

interface LetterPreviewProps extends Pick<DecisionDialogProps, 'registration'> {
  form: UseFormReturn<RejectValues>;
  today: IsoDate;
}

/** The letter word for word. */
function LetterPreview({ registration, form, today }: LetterPreviewProps) {
  const words = useMessages(decisionMessages);
  const [reason, text] = useWatch({ control: form.control, name: ['reason', 'text'] });
  const { named: reasons } = useLibrary('REJECT_REASON', REJECT_REASON);
  if (!isRejectReason(reason)) return null;
  const { number, call, history } = registration;
  const wasReviewed = history.some(({ status }) => status === 'formally_rejected');
  const letter = rejectionLetter({
    number,
    region: call.params.region,
    reason,
    reasons,
    text,
    review_to: wasReviewed ? null : reviewRequestTo(call.params, new Date(today)),
  });

  return (
    <section
      aria-label={words.letterPreview}
      lang="pl"
      className="u:rounded-md u:border u:border-line u:bg-surface u:p-4"
    >
      <h3 className="u:text-md">{words.letterTitle}</h3>
      {letter.map(({ title, paragraphs }) => (
        <div key={title} className="u:pt-3 u:text-sm u:wrap-anywhere">
          <h4 className="u:font-semibold">{title}</h4>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ))}
    </section>
  );
}
