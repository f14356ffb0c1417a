import { useQuery } from '@tanstack/react-query';
import type { OfficeCase } from '@urzad/contract';
import { formatBankAccount, monthText } from '@urzad/domain';
import {
  BANK,
  bankOf,
  type CaseForm,
  changedMonths,
  isLiveCase,
  type StatedChange,
  statedChange,
  suspendMonths,
} from '@urzad/grants';
import { DescriptionList, useLocale } from '@urzad/ui';
import type { ReactNode } from 'react';
import { coFundingQuery } from '#shared/entities/co-fundings/co-funding-query';
import { contractQuery } from '#shared/entities/contracts/contract-query';
import { useLibrary } from '#shared/entities/libraries/use-library';
import { useMessages } from '#shared/i18n/messages';
import { effectMessages } from '../messages/effects';

/** What the acceptance of a case changes, before it is accepted. */
export function SettleEffects({ officeCase }: { officeCase: OfficeCase }) {
  const { kind, status, form, id_obj } = officeCase;
  if (!isLiveCase(status) || id_obj === null) return null;
  const changed = kind === 'ZMIANA' ? statedChange(form) : undefined;
  if (changed) return <StatedEffects id={id_obj} changed={changed} officeCase={officeCase} />;

  return kind === 'ZAWIESZENIE' ? <SuspensionEffects id={id_obj} form={form} /> : null;
}

interface StatedEffectsProps {
  /** Of the contract. */
  id: number;
  changed: StatedChange;
  officeCase: OfficeCase;
}

function StatedEffects({ id, changed, officeCase }: StatedEffectsProps) {
  const words = useMessages(effectMessages);
  const locale = useLocale();
  const { named: banks } = useLibrary('BANK', BANK);
  const { form, person } = officeCase;
  const { data } = useQuery({ ...contractQuery(id), enabled: changed === 'account' });
  const [before, after] =
    changed === 'account'
      ? [data && formatBankAccount(data.bank_account_number), formatBankAccount(form.account ?? '')]
      : [person, [form.firstname, form.lastname].filter(Boolean).join(' ')];
  const bank = changed === 'account' && bankOf(after, banks)?.[locale];

  return (
    <Effects text={words[changed]}>
      <DescriptionList
        items={[
          { term: words.was, value: before ?? '' },
          { term: words.is, value: bank ? `${after}, ${bank}` : after },
        ]}
      />
    </Effects>
  );
}

function SuspensionEffects({ id, form }: { id: number; form: CaseForm }) {
  const words = useMessages(effectMessages);
  const locale = useLocale();
  const { data } = useQuery(coFundingQuery(id));
  if (!data) return null;
  const { from_month = '', to_month = '' } = form;
  const before = [...data.earlier, ...data.schedule];
  const after = suspendMonths(before, from_month, to_month);
  const months = changedMonths(before, after).map(({ month }) => monthText(month, locale));
  const kept = after.filter(
    ({ month, status }) => month >= from_month && month <= to_month && status !== 'suspended',
  );

  return (
    <Effects text={months.length > 0 ? words.suspension : words.noMonths}>
      <DescriptionList
        items={[
          ...(months.length > 0 ? [{ term: words.months, value: months.join(', ') }] : []),
          ...(kept.length > 0
            ? [{ term: words.kept, value: kept.map(({ month }) => monthText(month, locale)).join(', ') }]
            : []),
        ]}
      />
    </Effects>
  );
}

function Effects({ text, children }: { text: string; children: ReactNode }) {
  const words = useMessages(effectMessages);

  return (
    <div className="u:grid u:gap-2 u:border-t u:border-line-subtle u:pt-3">
      <h3 className="u:text-base">{words.title}</h3>
      <p className="u:text-sm">{text}</p>
      {children}
    </div>
  );
}
