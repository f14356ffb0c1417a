import type { DashboardMoney } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import { useId } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { shareText } from '../logic/share-text';
import { dashboardMessages } from '../messages/dashboard';

/** How much of the budget is paid, kept and free: a bar by pattern and colour, with the same numbers below it. */
export function BudgetBar({ budget }: { budget: DashboardMoney['budget'] }) {
  const words = useMessages(dashboardMessages);
  const locale = useLocale();
  const stripes = useId();
  const { total, paid, reserved, free } = budget;
  const share = (part: number) => shareText(part, total, locale);
  const width = (part: number) => `${total === 0 ? 0 : (part / total) * 100}%`;
  const figures = [
    { name: words.paid(share(paid)), sum: paid, fill: 'var(--urzad-chart-1)' },
    { name: words.reserved(share(reserved)), sum: reserved, fill: `url(#${stripes})` },
    { name: words.free(share(free)), sum: free, fill: 'none' },
  ];

  return (
    <div className="u:grid u:gap-3">
      <svg
        width="100%"
        height="22"
        role="img"
        aria-label={words.budgetBar(share(paid), share(reserved), share(free))}
      >
        <defs>
          <pattern
            id={stripes}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="8" height="8" fill="var(--urzad-accent-subtle)" />
            <rect width="3" height="8" fill="var(--urzad-chart-1)" />
          </pattern>
        </defs>
        <rect width={width(paid)} height="22" fill="var(--urzad-chart-1)" />
        <rect x={width(paid)} width={width(reserved)} height="22" fill={`url(#${stripes})`} />
        <rect width="100%" height="22" fill="none" stroke="var(--urzad-chart-3)" strokeWidth="2" />
      </svg>
      <dl className="u:grid u:grid-cols-1 u:gap-3 u:tablet:grid-cols-2 u:desktop:grid-cols-4">
        {figures.map(({ name, sum, fill }) => (
          <div key={name}>
            <dt className="u:flex u:items-center u:gap-2 u:text-sm u:text-muted">
              <Sample fill={fill} /> {name}
            </dt>
            <dd className="u:figures u:font-semibold">{formatMoney(sum)}</dd>
          </div>
        ))}
        <div>
          <dt className="u:text-sm u:text-muted">{words.wholeBudget}</dt>
          <dd className="u:figures u:font-semibold">{formatMoney(total)}</dd>
        </div>
      </dl>
    </div>
  );
}

function Sample({ fill }: { fill: string }) {
  return (
    <svg width="18" height="18" aria-hidden="true" className="u:flex-none">
      <rect
        x="1"
        y="1"
        width="16"
        height="16"
        rx="4"
        fill={fill}
        stroke="var(--urzad-chart-3)"
        strokeWidth="1.5"
      />
    </svg>
  );
}
