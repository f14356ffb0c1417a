import type { Claim, ClaimLine } from '@urzad/contract';
import { formatMoney, isBlank } from '@urzad/domain';
import { REASON_MAX } from '@urzad/grants';
import { Alert, formOf, TextArea, toast } from '@urzad/ui';
import { Check } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { ofClaim } from '#shared/entities/claims/claim-query';
import { useMessages } from '#shared/i18n/messages';
import { newId } from '#shared/new-id';
import { DecisionForm } from '#shared/object/decision-form';
import { useStep } from '#shared/object/use-step';
import { clearDuplicate } from '../api';
import { sameInvoice } from '../logic/same-invoice';
import { decisionMessages } from '../messages/decisions';

export type Explanation = 'samePart' | 'other';

interface ExplainDialogProps {
  claim: Claim;
  line: ClaimLine;
  as: Explanation;
  /** It begins with what was written before, or with the chosen words. */
  form: UseFormReturn<NoteValues>;
  onClose: () => void;
}

export interface NoteValues {
  note: string;
}

const { FormField } = formOf<NoteValues>();

/** Why the same invoice may stand in two claims; only staff read it. */
export function ExplainDialog({ claim, line, as, form, onClose }: ExplainDialogProps) {
  const { id, row_version, lines } = claim;
  const words = useMessages(decisionMessages);
  const title = words[as];
  const decision = useStep<Claim, NoteValues>({
    ...ofClaim,
    send: async ({ note }, key) => {
      const is_same = as === 'samePart' ? ('yes' as const) : ('no' as const);
      const explain = (id_line: number, version: number, once: string) =>
        clearDuplicate(id, { row_version: version, id_line, is_same, note: note.trim() }, once);
      // The explanation is of the invoice, so it stands in each of its lines.
      let after = await explain(line.id, row_version, key);
      for (const other of sameInvoice(line, lines)) {
        if (other.id === line.id || other.duplicates.length === 0) continue;
        after = await explain(other.id, after.row_version, newId());
      }
      return after;
    },
    onDone: () => {
      onClose();
      form.reset();
      toast.success(words.explained);
    },
  });
  const sum = sumOfInvoice(line, lines);
  const total = line.document_total ?? 0;

  return (
    <DecisionForm
      title={title}
      onClose={onClose}
      back={words.back}
      action={{ children: words.explain, icon: Check }}
      decision={decision}
      refused={words.notExplained}
      reasons={words.reasons}
      form={form}
      check={({ note }): { note?: 'is-empty' } => (isBlank(note) ? { note: 'is-empty' } : {})}
      errorText={() => words.whyNeeded}
      intro={as === 'samePart' ? words.samePartText : words.otherText}
    >
      {as === 'samePart' && (
        <Alert kind={sum > total ? 'warning' : 'info'} {...(sum > total && { title: words.tooMuch })}>
          {words.sumOfParts(formatMoney(sum), formatMoney(total))}
        </Alert>
      )}
      <FormField name="note">
        {(field) => (
          <TextArea {...field} required maxLength={REASON_MAX} label={words.why} hint={words.whyHint} />
        )}
      </FormField>
    </DecisionForm>
  );
}

/** The lines of an invoice together, here and in the other claims. */
function sumOfInvoice(line: ClaimLine, lines: readonly ClaimLine[]): number {
  const parts = [...sameInvoice(line, lines), ...line.duplicates];
  return parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}
