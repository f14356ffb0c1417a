import type { RetentionList } from '@urzad/contract';
import { RETENTION_CONSENT_MAX } from '@urzad/grants';
import { formOf, TextField } from '@urzad/ui';
import { Ban, ClipboardCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { FormStep } from '#shared/object/form-step';
import { ReasonStep } from '#shared/object/reason-step';
import type { StepTarget } from '#shared/object/step-target';
import { approveList, ofLists, refuseList } from '../api';
import { retentionMessages } from '../messages/retention';

interface ConsentValues {
  consent: string;
}

const { FormField } = formOf<ConsentValues>();

/** The inspector approves a list, with the consent of the archive, or refuses it. */
export function ListDecisions({ list }: { list: RetentionList }) {
  const words = useMessages(retentionMessages);
  const form = useForm<ConsentValues>({ defaultValues: { consent: '' } });
  const target: StepTarget = { queries: ofLists, back: words.back, reasons: words.reasons };

  return (
    <div className="u:mt-4 u:flex u:flex-wrap u:gap-3">
      {list.steps.includes('approve') && (
        <FormStep
          target={target}
          words={words.approve}
          icon={ClipboardCheck}
          button={{ variant: 'primary', disabled: list.counts.proposed === 0 }}
          form={form}
          send={({ consent }, key) => approveList(list, consent, key)}
          check={({ consent }) => (consent.trim() === '' ? { consent: 'is-empty' } : {})}
          errorText={() => words.consentNeeded}
        >
          <FormField name="consent">
            {(field) => (
              <TextField
                {...field}
                required
                maxLength={RETENTION_CONSENT_MAX}
                label={words.consent}
                hint={words.consentHint}
              />
            )}
          </FormField>
        </FormStep>
      )}
      {list.steps.includes('refuse') && (
        <ReasonStep
          target={target}
          words={words.refuse}
          icon={Ban}
          explanation={{ label: words.reason, hint: words.reasonHint, needed: words.reasonNeeded }}
          send={(reason, key) => refuseList(list, reason, key)}
        />
      )}
    </div>
  );
}
