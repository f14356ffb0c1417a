import type { Annex } from '@urzad/contract';
import { REASON_MIN } from '@urzad/grants';
import { Button, toast } from '@urzad/ui';
import { CircleSlash } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { OwnerOnly } from '#shared/acting/owner-only';
import { ofAnnex } from '#shared/entities/annexes/annex-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionForm } from '#shared/object/decision-form';
import { reasonErrors } from '#shared/object/reason-errors';
import { ReasonField } from '#shared/object/reason-field';
import { useStep } from '#shared/object/use-step';
import { refuseAnnex } from '../api';
import { annexSignMessages } from '../messages/annex';

interface RefuseValues {
  reason: string;
}

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
          check={reasonErrors}
          errorText={() => words.refuseReasonNeeded(REASON_MIN)}
          intro={words.refuseText}
        >
          <ReasonField label={words.refuseReason} rows={4} />
        </DecisionForm>
      )}
    </div>
  );
}
