import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FRAMED_DOCS } from '../../internal/testing/framed-docs';
import { hand } from '../../internal/testing/hand';
import { SocketConsole } from './socket-console';
import type { SocketLogEntry } from './socket-message';

const LOG: SocketLogEntry[] = [
  {
    date: '2027-02-10T08:41:52.118Z',
    direction: 'receive',
    action: 'message',
    target: 'ocena',
    data: { data_message: 'Zaczynamy odprawę o 10:00' },
  },
  {
    date: '2027-02-10T08:42:10.033Z',
    direction: 'send',
    action: 'sayMyName',
    target: 'tlisiecki-7f3a',
    data: {},
  },
  {
    date: '2027-02-10T08:43:27.640Z',
    direction: 'send',
    action: 'toast',
    target: 'all',
    data: { data_type: 'info', data_message: 'O 15:30 krótka przerwa w działaniu' },
  },
  {
    date: '2027-02-10T08:44:02.915Z',
    direction: 'receive',
    action: 'go',
    target: 'bostrowska-19cc',
    data: { data_url: 'https://rup-zielonystaw.example/about' },
  },
];

const meta = {
  title: 'Layout/SocketConsole',
  component: SocketConsole,
  parameters: {
    docs: { ...FRAMED_DOCS },
    layout: 'fullscreen',
    accessibility: {
      keys: [
        [
          'F',
          'toggles the whole screen, except while writing or choosing in a field',
          'TogglesTheFullScreenByF',
        ],
        ['Escape', 'closes the console', 'ClosesByEscape'],
        ['Arrow Up, Arrow Down', 'choose the room and the action', 'SendsToARoom'],
        [
          'Arrow Up, Arrow Down',
          'choose the recipient; scroll the log when it has the focus',
          'GoesByArrows',
        ],
      ],
      roles: 'dialog named by its title; a form; the log is a named region with a table, on phones a list',
      reads: '„Konsola gniazda, okno dialogowe”, „09:43:27.640, wysłane, toast, wszyscy”',
    } satisfies AccessibilityNotes,
  },
  args: {
    open: true,
    onOpenChange: fn(),
    connected: true,
    shortcut: ['⌘', 'K'],
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

export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  play: async () => {
    const console = within(await screen.findByRole('dialog', { name: 'Konsola gniazda' }));
    await waitFor(() => expect(console.getByText('Połączono')).toBeVisible());
    const rows = within(console.getByRole('table', { name: 'Dziennik' })).getAllByRole('row');
    await expect(rows).toHaveLength(LOG.length + 1);
    await expect(rows[2]).toHaveAccessibleName('09:42:10.033 wysłane sayMyName tlisiecki-7f3a {}');
    await expect(rows[1]).toHaveTextContent('<< odebrane');
  },
};

export const Empty: Story = {
  args: { log: [], users: [], rooms: [] },
  play: async () => {
    await expect(await screen.findByText('Jeszcze nic nie wysłano ani nie odebrano.')).toBeVisible();
    await hand.click(screen.getByRole('radio', { name: 'Osoba' }));
    await expect(screen.getByText('Nikt nie jest połączony.')).toBeVisible();
  },
};

export const SendsToEveryone: Story = {
  play: async ({ args }) => {
    await hand.type(await screen.findByRole('textbox', { name: 'data_message' }), 'Odprawa o 10:00');
    await hand.click(screen.getByRole('button', { name: 'Wyślij do 2 osób' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith({
      action: 'message',
      data: { data_message: 'Odprawa o 10:00' },
      target: 'all',
    });
  },
};

export const SendsToOnePerson: Story = {
  play: async ({ args }) => {
    await hand.click(await screen.findByRole('radio', { name: 'Osoba' }));
    await hand.choose(screen.getByRole('combobox', { name: /Osoba/ }), 'bostrowska-19cc');
    await hand.choose(screen.getByRole('combobox', { name: 'Działanie' }), 'toast');
    await hand.choose(screen.getByRole('combobox', { name: 'data_type' }), 'warning');
    await hand.type(screen.getByRole('textbox', { name: 'data_message' }), 'Zapisz pracę');
    await hand.click(screen.getByRole('button', { name: 'Wyślij do: bostrowska-19cc' }));
    await expect(args.onSend).toHaveBeenCalledWith({
      action: 'toast',
      data: { data_type: 'warning', data_message: 'Zapisz pracę' },
      target: 'bostrowska-19cc',
    });
  },
};

export const SendsToARoom: Story = {
  play: async ({ args }) => {
    await hand.click(await screen.findByRole('radio', { name: 'Pokój' }));
    await hand.choose(screen.getByRole('combobox', { name: /Pokój/ }), 'serwis');
    await hand.choose(screen.getByRole('combobox', { name: 'Działanie' }), 'rotate');
    await hand.click(screen.getByRole('button', { name: 'Wyślij do pokoju: serwis' }));
    await expect(args.onSend).toHaveBeenCalledWith({ action: 'rotate', data: {}, target: 'serwis' });
  },
};

export const GoesByArrows: Story = {
  args: { log: Array.from({ length: 12 }, () => LOG).flat() },
  play: async () => {
    (await screen.findByRole('radio', { name: 'Wszyscy' })).focus();
    await hand.keyboard('{ArrowDown}');
    await expect(screen.getByRole('radio', { name: 'Osoba' })).toBeChecked();
    await hand.keyboard('{ArrowUp}');
    await expect(screen.getByRole('radio', { name: 'Wszyscy' })).toBeChecked();

    const log = screen.getByRole('region', { name: 'Dziennik' });
    log.scrollTop = 0;
    log.focus();
    await hand.keyboard('{ArrowDown}');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
    await hand.keyboard('{ArrowUp}');
    await waitFor(() => expect(log.scrollTop).toBe(0));
  },
};

export const RefusesWhatCannotBeOpened: Story = {
  play: async ({ args }) => {
    await hand.choose(await screen.findByRole('combobox', { name: 'Działanie' }), 'go');
    const address = screen.getByRole('textbox', { name: 'data_url' });
    await hand.type(address, 'javascript:alert(1)');
    await hand.click(screen.getByRole('button', { name: 'Wyślij do 2 osób' }));
    await expect(address).toBeInvalid();
    await expect(address).toHaveAccessibleDescription(
      'Podaj adres, który zaczyna się od http:// lub https://',
    );
    await expect(args.onSend).not.toHaveBeenCalled();

    await hand.click(address);
    await hand.keyboard('{Control>}a{/Control}{Delete}https://rup-zielonystaw.example/about{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const SendsNothingWithoutAConnection: Story = {
  args: { connected: false },
  play: async () => {
    const send = await screen.findByRole('button', { name: 'Wyślij do 2 osób' });
    await expect(send).toBeDisabled();
    await expect(send).toHaveAccessibleDescription('Wyślesz, gdy wróci połączenie.');
  },
};

export const TogglesTheFullScreenByF: Story = {
  play: async () => {
    const toggle = await screen.findByRole('button', { name: 'Pełny ekran (F)' });
    toggle.focus();
    await hand.keyboard('f');
    await expect(await screen.findByRole('button', { name: 'Zwykły rozmiar (F)' })).toHaveFocus();
    await hand.keyboard('f');
    await screen.findByRole('button', { name: 'Pełny ekran (F)' });
  },
};

export const LeavesFToTheOneWhoWrites: Story = {
  play: async () => {
    const message = await screen.findByRole('textbox', { name: 'data_message' });
    await hand.type(message, 'fala');
    await expect(message).toHaveValue('fala');
    await expect(screen.getByRole('button', { name: 'Pełny ekran (F)' })).toBeVisible();
  },
};

export const ClosesByEscape: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};

export const CountsPeopleNotWindows: Story = {
  args: {
    users: [
      { id: 318, name: 'Tomasz Lisiecki', remoteName: 'tlisiecki-7f3a' },
      { id: 318, name: 'Tomasz Lisiecki', remoteName: 'tlisiecki-88b0' },
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Wyślij do 1 osoby' })).toBeEnabled();
  },
};

export const KeepsWhatIsTyped: Story = {
  render: function Reopened(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Konsola</Button>
        <SocketConsole {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await hand.type(await screen.findByRole('textbox', { name: 'data_message' }), 'Odprawa');
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await hand.click(within(canvasElement).getByRole('button', { name: 'Konsola' }));
    await expect(await screen.findByRole('textbox', { name: 'data_message' })).toHaveValue('Odprawa');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const entries = within(await screen.findByRole('region', { name: 'Dziennik' })).getAllByRole('listitem');
    await expect(entries).toHaveLength(LOG.length);
    await expect(entries[0]).toHaveTextContent('09:41:52.118<< odebranemessage');
    // The form is whole above the log, and both scroll as one.
    const form = screen.getByRole('dialog').querySelector('form');
    await expect(form?.scrollHeight).toBe(form?.clientHeight);
    const title = screen.getByRole('heading', { name: 'Konsola gniazda' });
    const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight);
    await expect(Math.round(title.clientHeight / lineHeight)).toBe(1);
    await expect(screen.getByText('Połączono')).toBeVisible();
  },
};
