import type { Annex } from '@urzad/contract';
import { REASON_MAX, REASON_MIN, reasonError } from '@urzad/grants';
import { Button, formOf, TextArea, toast } from '@urzad/ui';
import { CircleSlash } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { OwnerOnly } from '#shared/acting/owner-only';
import { ofAnnex } from '#shared/entities/annexes/annex-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionForm } from '#shared/object/decision-form';
import { useStep } from '#shared/object/use-step';
import { refuseAnnex } from '../api';
import { annexSignMessages } from '../messages/annex';

interface RefuseValues {
  reason: string;
}

const { FormField } = formOf<RefuseValues>();

export interface RefuseAnnexProps {
  annex: Annex;
  onRefused: (annex: Annex) => void;
}

/** The parent does not agree to the annex, and says why. */
export function RefuseAnnex({ annex: { id, row_version }, onRefused }: RefuseAnnexProps) {
  const words = useMessages(annexSignMessages);
  const [isOpen, setOpen] = useState(false);
  const form = useForm<RefuseValues>({ defaultValues: { reason: '' } });
  const decision = useStep<Annex, RefuseValues>({
    ...ofAnnex,
    send: ({ reason }, key) => refuseAnnex(id, { row_version, reason }, key),
    onDone: (annex) => {
      setOpen(false);
      toast.success(words.refused);
      onRefused(annex);
    },
  });

  return (
    <div>
      <OwnerOnly act="sign">
        <Button
          variant="quiet"
          icon={CircleSlash}
          onClick={() => {
            decision.reset();
            setOpen(true);
          }}
        >
          {words.refuse}
        </Button>
      </OwnerOnly>
      {isOpen && (
        <DecisionForm
          title={words.refuseTitle}
          onClose={() => setOpen(false)}
          back={words.back}
          action={{ children: words.refuseSend, icon: CircleSlash, variant: 'danger' }}
          decision={decision}
          refused={words.refuseFailed}
          reasons={words.reasons}
          form={form}
          check={({ reason }) => {
            const error = reasonError(reason);
            return error ? { reason: error } : {};
          }}
          errorText={() => words.refuseReasonNeeded(REASON_MIN)}
          intro={words.refuseText}
        >
          <FormField name="reason">
            {(field) => (
              <TextArea {...field} required maxLength={REASON_MAX} rows={4} label={words.refuseReason} />
            )}
          </FormField>
        </DecisionForm>
      )}
    </div>
  );
}
