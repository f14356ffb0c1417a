import type { Contract } from '@urzad/contract';
import { formatMoney, longDateText } from '@urzad/domain';
import { DescriptionList, FolderCard, useLocale } from '@urzad/ui';
import type { ReactNode } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { signMessages } from '../messages/sign';

export interface FolderToSignProps {
  contract: Contract;
  children: ReactNode;
}

/** The contract under its number, with what matters most above its text. */
export function FolderToSign({ contract, children }: FolderToSignProps) {
  const words = useMessages(signMessages);
  const locale = useLocale();
  const { number, amount_max, date_from, date_to } = contract;
  const days = [date_from, date_to].flatMap((day) => (day ? [longDateText(day, locale)] : []));

  return (
    <FolderCard number={number}>
      <div className="u:grid u:gap-5">
        <DescriptionList
          layout="line"
          items={[
            { term: words.amount, value: words.upTo(formatMoney(amount_max)) },
            { term: words.period, value: days.join(' – ') },
          ]}
        />
        {children}
      </div>
    </FolderCard>
  );
}
