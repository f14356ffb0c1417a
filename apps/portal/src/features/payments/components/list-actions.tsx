import type { PaymentList } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { ActionBar, Button, Icon } from '@urzad/ui';
import { Check, TriangleAlert } from 'lucide-react';
import { ofPaymentList } from '#shared/entities/payments/payment-list-query';
import { useMessages } from '#shared/i18n/messages';
import { useHeldSteps } from '#shared/object/use-held-steps';
import { useSession } from '#shared/session/session-store';
import type { ListStepProps } from '../logic/list-step-props';
import { listStepMessages } from '../messages/list-steps';
import { oneListMessages } from '../messages/one-list';
import { BankFile } from './bank-file';
import { BookList } from './book-list';
import { ChangeList } from './change-list';
import { ConfirmedStep } from './confirmed-step';
import { ExplainedStep } from './explained-step';

type Step = PaymentList['steps'][number];

/** What this person may do with the list now, and why not, or who is waited for. */
export function ListActions({ list, today, onDecided }: Omit<ListStepProps, 'onOpenChange'>) {
  const { back, reasons } = useMessages(listStepMessages);
  const target = { queries: ofPaymentList, back, reasons, onDecided };
  const { may, targetOf, isHeld } = useHeldSteps(list.steps, target);
  const propsOf = (step: Step) => {
    const { onOpenChange } = targetOf(step);
    return { list, today, onDecided, onOpenChange };
  };
  // What the bank has returned could be paid twice if the same list came again.
  const mayExport = may('export') && list.returned_count === 0;
  const hint = useHint(list);
  if (!hint && !isHeld && list.steps.length === 0) return null;

  return (
    <ActionBar status={hint && <Hint list={list}>{hint}</Hint>}>
      <div className="u:flex u:flex-wrap u:justify-end u:gap-3">
        {may('cancel') && <ExplainedStep list={list} step="cancel" target={targetOf('cancel')} />}
        {may('change') && <ChangeList {...propsOf('change')} />}
        {may('sendBack') && <ExplainedStep list={list} step="sendBack" target={targetOf('sendBack')} />}
        {may('askApproval') && <ConfirmedStep {...propsOf('askApproval')} step="askApproval" />}
        {may('approve') && <ConfirmedStep {...propsOf('approve')} step="approve" />}
        {isOwnWork(list) && <OwnApproval list={list} />}
        {mayExport && <BankFile list={list} isMain={!may('book')} />}
        {may('book') && <BookList {...propsOf('book')} />}
      </div>
    </ActionBar>
  );
}

/** Nobody approves what they prepared: the button stays, with its reason beside it. */
function OwnApproval({ list: { sum } }: { list: PaymentList }) {
  const words = useMessages(listStepMessages);

  return (
    <Button variant="primary" icon={Check} disabled>
      {words.approve(formatMoney(sum))}
    </Button>
  );
}

function Hint({ list: { changed_accounts, status }, children }: { list: PaymentList; children: string }) {
  const words = useMessages(oneListMessages);

  return (
    <div className="u:grid u:gap-1 u:text-sm">
      {status === 'draft' && changed_accounts > 0 && (
        <p className="u:flex u:items-baseline u:gap-1.5 u:font-semibold u:text-warning-text">
          <Icon of={TriangleAlert} /> <span>{words.changed(changed_accounts)}</span>
        </p>
      )}
      <p className="u:part">{children}</p>
    </div>
  );
}

function useHint(list: PaymentList): string | undefined {
  const { hint } = useMessages(oneListMessages);
  const isPreparer = useSession(({ me }) => me?.id === list.prepared.id);
  const { status, asked, steps } = list;
  if (status === 'approved') return hint.approved;
  if (status === 'exported') return hint.exported;
  if (status !== 'draft') return undefined;
  if (asked === 'no') return isPreparer ? hint.prepare : hint.beingPrepared;
  if (steps.includes('approve')) return hint.approve;
  return isOwnWork(list) ? hint.own : hint.wait;
}

function isOwnWork({ status, asked, is_own }: PaymentList): boolean {
  return status === 'draft' && asked === 'yes' && is_own === 'yes';
}
