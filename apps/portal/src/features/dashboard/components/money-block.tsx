import { useQuery } from '@tanstack/react-query';
import type { DashboardMoney } from '@urzad/contract';
import { formatAmount, formatMoney, type IsoDate, monthText } from '@urzad/domain';
import { Card, Table, type TableColumn, TextLink, useLocale } from '@urzad/ui';
import { Plot } from '@urzad/ui/plot';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { Block } from '#shared/screen/block';
import { Loaded } from '#shared/screen/loaded';
import { useSession } from '#shared/session/session-store';
import { moneyQuery } from '../api';
import { lastMonths, type PaidMonth } from '../logic/last-months';
import { dashboardMessages } from '../messages/dashboard';
import { BudgetBar } from './budget-bar';

/** A thousand złoty, in grosze. */
const THOUSAND = 100_000;
/** `wrz`, `paź`, `Sep` */
const MONTH_LETTERS = 3;

/** What was paid by month and source, and how the budget of the calls stands. */
export function MoneyBlock({ today }: { today: IsoDate }) {
  const words = useMessages(dashboardMessages);
  const seesBills = useSession(({ may }) => may('invoice_show'));
  const { data, error, refetch } = useQuery(moneyQuery);

  return (
    <Block
      title={words.money}
      beside={
        seesBills && (
          <TextLink variant="standalone" href={paths.payments}>
            {words.bills}
          </TextLink>
        )
      }
    >
      <Loaded data={data} error={error} onRetry={() => void refetch()} loading={words.loading}>
        {(money) => (
          <div className="u:grid u:grid-cols-1 u:gap-4">
            <Months money={money} today={today} />
            <BudgetBar budget={money.budget} />
          </div>
        )}
      </Loaded>
    </Block>
  );
}

interface MoneyLine extends Omit<PaidMonth, 'month'> {
  name: string;
  isTotal?: boolean;
}

function Months({ money, today }: { money: DashboardMoney; today: IsoDate }) {
  const words = useMessages(dashboardMessages);
  const locale = useLocale();
  const { total, returned } = money;
  const months = lastMonths(money, today).map(({ month, ...sums }) => ({
    ...sums,
    name: monthText(month, locale),
  }));
  const lines: MoneyLine[] = [...months, { ...total, name: words.fromStart, isTotal: true }];
  const back = returned.esf + returned.state;
  const sumColumn = (
    key: string,
    header: string,
    sumOf: (line: MoneyLine) => number,
  ): TableColumn<MoneyLine> => ({
    key,
    header,
    align: 'end',
    cell: (line) => <Figures isStrong={line.isTotal}>{formatAmount(sumOf(line))}</Figures>,
  });

  const table = (
    <Table
      caption={words.money}
      columns={[
        {
          key: 'month',
          header: words.month,
          cell: ({ name, isTotal }) => (isTotal ? <strong className="u:font-semibold">{name}</strong> : name),
        },
        sumColumn('esf', words.esfColumn, ({ esf }) => esf),
        sumColumn('state', words.stateColumn, ({ state }) => state),
        sumColumn('sum', words.sumColumn, ({ esf, state }) => esf + state),
      ]}
      rows={lines}
      rowKey={({ name }) => name}
      density="dense"
      card={(line) => <MonthCard line={line} />}
    />
  );

  return (
    <Card>
      <Plot
        kind="columns"
        title={words.moneyOfMonths}
        note={` · ${words.thousands}`}
        pointsName={words.month}
        series={[words.esf, words.state]}
        points={months.map(({ name, esf, state }) => ({
          name,
          short: name.slice(0, MONTH_LETTERS),
          values: [esf / THOUSAND, state / THOUSAND],
        }))}
        valueText={(value) => formatMoney(Math.round(value * THOUSAND))}
        table={table}
        tableBeside
      />
      {back > 0 && <p className="u:pt-2 u:text-sm u:text-muted">{words.returned(formatMoney(back))}</p>}
    </Card>
  );
}

function Figures({ children, isStrong }: { children: string; isStrong?: boolean | undefined }) {
  return (
    <span className={`u:whitespace-nowrap u:figures ${isStrong ? 'u:font-semibold' : ''}`}>{children}</span>
  );
}

function MonthCard({ line: { name, esf, state, isTotal } }: { line: MoneyLine }) {
  const words = useMessages(dashboardMessages);

  return (
    <Card className="u:grid u:gap-0.5 u:text-sm">
      <span className="u:flex u:flex-wrap u:justify-between u:gap-x-3 u:font-semibold">
        <span>{name}</span>
        <Figures isStrong={isTotal}>{formatMoney(esf + state)}</Figures>
      </span>
      <span className="u:text-muted">{`${words.esf}: ${formatMoney(esf)}`}</span>
      <span className="u:text-muted">{`${words.state}: ${formatMoney(state)}`}</span>
    </Card>
  );
}
