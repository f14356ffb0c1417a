import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FRAMED_DOCS } from '../../internal/testing/framed-docs';
import { hand } from '../../internal/testing/hand';
import { SocketConsole, type SocketConsoleProps } from './socket-console';
import type { SocketLogEntry } from './socket-message';

const LOG: SocketLogEntry[] = [
  {
    date: '2027-02-10T08:41:52.118Z',
    direction: 'receive',
    action: 'message',
    target: 'ocena',
    data: { data_message: 'Zaczynamy odprawę o 10:00' },
  },
];

const meta = {
  title: 'Layout/SocketConsole/Log',
  component: SocketConsole,
  parameters: {
    docs: { ...FRAMED_DOCS },
    layout: 'fullscreen',
    accessibility: {
      keys: [],
      roles: 'as in the console: a named region with a table; the buttons below pause and empty it',
      reads: '„Wstrzymaj, przycisk”, „Wznów, przycisk”',
    } satisfies AccessibilityNotes,
  },
  args: {
    open: true,
    onOpenChange: fn(),
    connected: true,
    users: [
      { id: 318, name: 'Tomasz Lisiecki', remoteName: 'tlisiecki-7f3a' },
      { id: 322, name: 'Beata Ostrowska', remoteName: 'bostrowska-19cc' },
    ],
    rooms: ['ocena', 'serwis'],
    log: LOG,
    onSend: fn(),
    onClearLog: fn(),
  },
} satisfies Meta<typeof SocketConsole>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is sent stands in the log, as in the portal. */
function Sending(args: SocketConsoleProps) {
  const [log, setLog] = useState(args.log);
  const sent = { date: '2027-02-10T09:00:00.001Z', direction: 'send' } as const;
  return (
    <SocketConsole {...args} log={log} onSend={(message) => setLog([...log, { ...message, ...sent }])} />
  );
}

const LONG_LOG = Array.from({ length: 48 }, () => LOG).flat();
const endOf = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight;

export const ShowsTheNewest: Story = {
  args: { log: LONG_LOG },
  render: Sending,
  play: async () => {
    const box = await screen.findByRole('region', { name: 'Dziennik' });
    await waitFor(() => expect(endOf(box)).toBeLessThan(2));
    await hand.type(screen.getByRole('textbox', { name: 'data_message' }), 'Odprawa');
    await hand.click(screen.getByRole('button', { name: 'Wyślij do 2 osób' }));
    await expect(await screen.findByText('49 wpisów od 09:41')).toBeVisible();
    await expect(endOf(box)).toBeLessThan(2);

    // What somebody reads stays in its place.
    box.scrollTop = 0;
    await waitFor(() => expect(box.scrollTop).toBe(0));
    await hand.click(screen.getByRole('button', { name: 'Wyślij do 2 osób' }));
    await expect(await screen.findByText('50 wpisów od 09:41')).toBeVisible();
    await expect(box.scrollTop).toBe(0);
  },
};

export const PausesTheLog: Story = {
  render: Sending,
  play: async () => {
    await hand.click(await screen.findByRole('button', { name: 'Wstrzymaj' }));
    await hand.type(screen.getByRole('textbox', { name: 'data_message' }), 'Odprawa');
    await hand.click(screen.getByRole('button', { name: 'Wyślij do 2 osób' }));
    await expect(screen.getByText('1 wpis od 09:41')).toBeVisible();
    await hand.click(screen.getByRole('button', { name: 'Wznów' }));
    await expect(await screen.findByText('2 wpisy od 09:41')).toBeVisible();
  },
};

export const ShortensLongData: Story = {
  args: {
    log: [
      {
        date: '2027-02-10T09:00:00.001Z',
        direction: 'receive',
        action: 'userList',
        target: 'all',
        data: { users: 'x'.repeat(3_000) },
      },
    ],
  },
  play: async () => {
    const cell = await screen.findByText(/^\{"users":"x+…$/);
    await expect(cell.textContent).toHaveLength(2_201);
  },
};

export const ClearsTheLog: Story = {
  play: async ({ args }) => {
    await hand.click(await screen.findByRole('button', { name: 'Wyczyść dziennik' }));
    await waitFor(() => expect(args.onClearLog).toHaveBeenCalledOnce());
  },
};
