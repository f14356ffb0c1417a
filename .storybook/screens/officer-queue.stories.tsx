import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  Card,
  Icon,
  PageHeading,
  PriceText,
  StatusBadge,
  type StatusColor,
  type SvgIcon,
  TabLinks,
  TextLink,
} from '@urzad/ui';
import { type DataColumn, DataTable, type SelectedKeys } from '@urzad/ui/data-table';
import { tokenVar } from '@urzad/ui/tokens';
import { CircleAlert, ClockAlert, Inbox, MessageSquareWarning, SearchCheck, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { expect, within } from 'storybook/test';
import { Stack } from '../testing/spacing';
import { StaffShell } from './testing/staff-shell';

/** The work list of an officer: what is due first, with views, filters, and actions on several rows at once. */
const meta = {
  title: 'Screens/Officer queue',
  parameters: { layout: 'fullscreen' },
  globals: { accent: 'blue' },
} satisfies Meta;
export default meta;

interface Row {
  number: string;
  sent: string;
  applicant: string;
  child: string;
  city: string;
  /** Grosze of a month. */
  amount: number;
  due: string;
  urgency: 'late' | 'soon' | 'none';
  status: keyof typeof STATUSES;
}

const STATUSES = {
  formal: { label: 'Ocena formalna', color: 'orange', icon: SearchCheck },
  sent: { label: 'Złożone', color: 'blue', icon: Inbox },
  incomplete: { label: 'Do uzupełnienia', color: 'orange', icon: MessageSquareWarning },
} satisfies Record<string, { label: string; color: StatusColor; icon: SvgIcon }>;

const ROWS: readonly Row[] = [
  row('00191', 'Agnieszka Borek', 'Lena, 1 r. 4 mies.', 'Dolna Wieś', 114_000, '1 dzień po terminie', 'late'),
  row('00196', 'Łukasz Śliwa', 'Tymon, 2 lata', 'Zielony Staw', 114_000, 'jutro', 'soon'),
  row('00203', 'Marta Ćwik', 'Iga, 11 mies.', 'Brzezina', 114_000, 'za 2 dni', 'soon'),
  row('00210', 'Żaneta Pyrek', 'Olaf, 1 r. 9 mies.', 'Zielony Staw', 237_500, 'za 3 dni', 'none'),
  row('00214', 'Ewa Gil-Zawada', 'Pola i Kuba, 8 mies.', 'Nowy Młyn', 228_000, 'za 5 dni', 'none'),
  row('00219', 'Hubert Jasny', 'Róża, 1 r. 1 mies.', 'Brzezina', 94_050, 'za 5 dni', 'none'),
  {
    ...row('00227', 'Oliwia Rak', 'Staś, 2 lata 5 mies.', 'Zielony Staw', 114_000, 'za 6 dni'),
    status: 'sent',
  },
  {
    ...row('00187', 'Natalia Wrońska', 'Jan, 9 mies.', 'Zielony Staw', 76_000, 'za 7 dni'),
    status: 'incomplete',
  },
];

function row(
  short: string,
  applicant: string,
  child: string,
  city: string,
  amount: number,
  due: string,
  urgency: Row['urgency'] = 'none',
): Row {
  const number = `FR/2-2026/${short}`;
  return { number, sent: '12.11', applicant, child, city, amount, due, urgency, status: 'formal' };
}

const COLUMNS: readonly DataColumn<Row>[] = [
  {
    key: 'number',
    header: 'Numer',
    type: 'text',
    width: 164,
    hideable: false,
    value: ({ number }) => number,
    cell: ({ number, sent }) => (
      <TwoLines second={`złożone ${sent}`}>
        <TextLink href={`#${number}`}>{number}</TextLink>
      </TwoLines>
    ),
  },
  {
    key: 'applicant',
    header: 'Wnioskodawca',
    type: 'text',
    width: 178,
    value: ({ applicant }) => applicant,
    cell: ({ applicant, child }) => (
      <TwoLines second={child}>
        <strong>{applicant}</strong>
      </TwoLines>
    ),
  },
  {
    key: 'city',
    header: 'Miejscowość',
    type: 'text',
    width: 122,
    sortable: false,
    value: ({ city }) => city,
  },
  { key: 'amount', header: 'Kwota', type: 'price', width: 120, value: ({ amount }) => amount },
  { key: 'due', header: 'Termin', type: 'text', width: 132, value: ({ due }) => due, cell: Deadline },
  {
    key: 'status',
    header: 'Status',
    type: 'text',
    width: 184,
    value: ({ status }) => status,
    options: Object.entries(STATUSES).map(([value, { label }]) => ({ value, label })),
    cell: Status,
  },
];

const TABS = [
  { href: '#moje', label: 'Moje', count: 14, current: true },
  { href: '#nieprzydzielone', label: 'Nieprzydzielone', count: 37 },
  { href: '#druga', label: 'Druga ocena', count: 9 },
  { href: '#po-terminie', label: 'Po terminie', count: 3, alert: true },
];

function OfficerQueue() {
  const [selected, setSelected] = useState<SelectedKeys>(new Set(['FR/2-2026/00196']));

  return (
    <StaffShell>
      <Stack>
        <PageHeading title="Zgłoszenia do oceny" lead="Nabór 2/2026 · trwa do 30 listopada · 268 zgłoszeń" />
        <TabLinks label="Listy zgłoszeń" links={TABS} />
        <DataTable
          caption="Moje zgłoszenia"
          columns={COLUMNS}
          rows={ROWS}
          rowKey={({ number }) => number}
          today="2026-11-20"
          exportName="zgloszenia"
          card={QueueCard}
          selection={{
            keys: selected,
            onChange: setSelected,
            nameOf: ({ number }) => number,
            actions: (
              <Button size="sm" icon={UserPlus}>
                Przydziel
              </Button>
            ),
          }}
        />
      </Stack>
    </StaffShell>
  );
}

/** A row on a phone. */
function QueueCard(row: Row) {
  return (
    <Card>
      <Stack gap="space-2">
        <Stack gap="space-3" row>
          <TextLink href={`#${row.number}`}>{row.number}</TextLink>
          {Status(row)}
        </Stack>
        <TwoLines second={`${row.child} · ${row.city}`}>
          <strong>{row.applicant}</strong>
        </TwoLines>
        <Stack gap="space-3" row>
          <PriceText amount={row.amount} />
          {Deadline(row)}
        </Stack>
      </Stack>
    </Card>
  );
}

function Status({ status }: Row) {
  const { color, icon, label } = STATUSES[status];

  return (
    <StatusBadge color={color} icon={icon}>
      {label}
    </StatusBadge>
  );
}

function TwoLines({ second, children }: { second: string; children: ReactNode }) {
  return (
    <>
      {children}
      <span style={{ display: 'block', fontSize: tokenVar('text-xs'), color: tokenVar('text-muted') }}>
        {second}
      </span>
    </>
  );
}

/** Icon, words and colour: never the colour alone. */
function Deadline({ due, urgency }: Row) {
  if (urgency === 'none') return due;
  const isLate = urgency === 'late';

  return (
    <strong style={{ color: tokenVar(isLate ? 'error-text' : 'warning-text') }}>
      <Icon of={isLate ? CircleAlert : ClockAlert} /> {due}
    </strong>
  );
}

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  render: () => <OfficerQueue />,
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: 'Zgłoszenia do oceny' })).toBeVisible();
    // The header and eight rows.
    await expect(main.getAllByRole('row')).toHaveLength(9);
    await expect(main.getByRole('link', { name: /^Moje/, current: 'page' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Przydziel' })).toBeVisible();
  },
};
