import type { Recovery } from '@urzad/contract';
import { formatMoney, longDateText, percentText } from '@urzad/domain';
import { DescriptionList, TextLink, useLocale } from '@urzad/ui';
import { useMessages } from '../../i18n/messages';
import { paths } from '../../paths';
import { recoveryTexts } from './recovery-texts';

/** What is owed of a recovery, how its interest is counted, and what came back. */
export function RecoveryFacts({ recovery }: { recovery: Recovery }) {
  const words = useMessages(recoveryTexts);
  const locale = useLocale();
  const { status, amount, left, interest, due, returns, periods, reason, title } = recovery;
  const isOpen = status !== 'returned';
  const sumOf = (key: 'principal' | 'interest') =>
    formatMoney(returns.reduce((sum, one) => sum + one[key], 0));
  const came = returns.length > 0 ? words.ofWhich(sumOf('principal'), sumOf('interest')) : words.noReturn;
  const day = (date: Parameters<typeof longDateText>[0]) => longDateText(date, locale);

  return (
    <div className="u:grid u:gap-4">
      <DescriptionList
        layout="line"
        items={[
          { term: words.demanded, value: formatMoney(amount) },
          { term: words.paid, value: longDateText(recovery.paid_date, locale) },
          ...(isOpen
            ? [
                { term: words.left, value: formatMoney(left) },
                { term: words.interest, value: formatMoney(interest) },
                { term: words.due, value: <strong>{formatMoney(due)}</strong> },
                { term: words.term, value: longDateText(recovery.return_to, locale) },
              ]
            : []),
          { term: words.returned, value: came },
          { term: words.reason, value: <span lang="pl">{reason}</span> },
          ...(isOpen ? [{ term: words.title, value: title }] : []),
        ]}
      />
      {isOpen && periods.length > 0 && (
        <div className="u:grid u:gap-1 u:text-sm">
          <h3 className="u:text-sm u:font-semibold">{words.periods}</h3>
          <ul className="u:grid u:gap-1">
            {periods.map(({ from, to, days, rate }) => (
              <li key={from}>
                {words.period(day(from), day(to), days, percentText(rate / 100, { type: 'decimal' }))}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <TextLink href={paths.officeCase(recovery.id_officecase)}>
          {words.toCase(recovery.case_sign)}
        </TextLink>
      </p>
    </div>
  );
}
