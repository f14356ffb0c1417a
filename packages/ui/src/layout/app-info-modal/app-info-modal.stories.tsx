import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORAGE_LIMIT_BYTES, USER_TYPE } from '@urzad/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FRAMED_DOCS } from '../../internal/testing/framed-docs';
import { hand } from '../../internal/testing/hand';
import { AppInfoModal } from './app-info-modal';

const storage = { used: 1_864_200, limit: STORAGE_LIMIT_BYTES, entries: 74, loading: false };

const meta = {
  title: 'Layout/AppInfoModal',
  component: AppInfoModal,
  parameters: {
    docs: { ...FRAMED_DOCS },
    layout: 'fullscreen',
    accessibility: {
      keys: [
        ['Escape', 'closes the modal', 'ClosesOnEscape'],
        ['Tab', 'goes round inside it', 'TabGoesRoundInside'],
        ['Space', 'turns a developer toggle on or off', 'TurnsAToggleOn'],
      ],
      roles:
        'dialog named by its title and version; each section is a region with its heading; toggles are switches, the storage is a meter',
      reads:
        '„Informacje o aplikacji 0.6.1, okno dialogowe”, „Automatyczne odświeżanie, przełącznik, włączony”',
    } satisfies AccessibilityNotes,
  },
  args: {
    open: true,
    onOpenChange: fn(),
    version: '0.6.1',
    shortcut: ['⌘', 'I'],
    path: '/cofundingregistrations/1187',
    pressedKeys: ['⌘', 'I'],
    ip: '192.0.2.44',
    modIp: null,
    user: { id: 318, name: 'Tomasz Lisiecki', type: USER_TYPE.operator, role: 'Pracownik merytoryczny' },
    storage: { ...storage, onAdd: fn(), onClear: fn() },
    socket: { connected: true, remoteName: 'tlisiecki-7f3a' },
    environment: [
      { term: 'Tryb', value: 'produkcyjny' },
      { term: 'Aplikacja', value: '9192' },
      { term: 'Język', value: 'pl-PL' },
    ],
    toggles: {
      data_default: false,
      auto_refresh: true,
      verbose: false,
      errors_show: true,
      actions_record: false,
    },
    onToggle: fn(),
  },
} satisfies Meta<typeof AppInfoModal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  play: async () => {
    const modal = await screen.findByRole('dialog', { name: /^Informacje o aplikacji\s*0\.6\.1$/ });
    const region = (name: string) => within(within(modal).getByRole('region', { name }));

    await waitFor(() => expect(region('Teraz').getByText('/cofundingregistrations/1187')).toBeVisible());
    await expect(region('Teraz').getByText('Command').closest('kbd')?.querySelector('svg')).toBeVisible();
    await expect(region('Teraz').getByText('I')).toBeVisible();
    await expect(region('Teraz').getByText('192.0.2.44')).toBeVisible();
    await expect(region('Teraz').getByText('Brak')).toBeVisible();
    await expect(region('Użytkownik').getByText('Operator · Pracownik merytoryczny · id 318')).toBeVisible();
    await expect(region('Gniazdo').getByText('Połączono')).toBeVisible();
    await expect(region('Gniazdo').getByText('tlisiecki-7f3a')).toBeVisible();
    await expect(region('Pamięć lokalna').getByRole('meter', { name: 'Pamięć lokalna' })).toBeVisible();
    await expect(region('Środowisko').getByText('produkcyjny')).toBeVisible();
    await expect(region('Przełączniki deweloperskie').getAllByRole('switch', { checked: true })).toHaveLength(
      2,
    );
  },
};

/** Signed out and offline: unknown values are shown as unknown. */
export const Empty: Story = {
  args: {
    user: undefined,
    ip: undefined,
    pressedKeys: [],
    socket: { connected: false },
    storage: { ...storage, used: 0, entries: 0, onAdd: fn(), onClear: fn() },
  },
  play: async () => {
    const modal = within(await screen.findByRole('dialog'));
    await expect(modal.getAllByText('Brak')).toHaveLength(3);
    await expect(modal.getByText('Rozłączono')).toBeVisible();
    await expect(modal.getByText('żaden')).toBeVisible();
  },
};

/** Who is no developer has no switches; of those without effect none is offered. */
export const WithoutToggles: Story = {
  render: ({ toggles: _, onToggle: __, ...args }) => <AppInfoModal {...args} />,
  play: async () => {
    await screen.findByRole('region', { name: 'Środowisko' });
    await expect(screen.queryByRole('region', { name: 'Przełączniki deweloperskie' })).toBeNull();
  },
};

export const WithCache: Story = {
  args: { cache: { used: 412_300, limit: STORAGE_LIMIT_BYTES, entries: 12, onClear: fn() } },
  play: async ({ args }) => {
    const cache = within(await screen.findByRole('region', { name: 'Pamięć podręczna' }));
    await expect(cache.getByRole('meter', { name: 'Pamięć podręczna' })).toBeVisible();
    await expect(cache.getByText('12 wpisów')).toBeVisible();
    await hand.click(cache.getByRole('button', { name: 'Wyczyść pamięć podręczną' }));
    await expect(args.cache?.onClear).toHaveBeenCalledOnce();
  },
};

export const SomeToggles: Story = {
  args: { toggles: { verbose: true, auto_refresh: false } },
  play: async () => {
    await screen.findByRole('switch', { name: 'Szczegółowe dane', checked: true });
    await expect(screen.getAllByRole('switch')).toHaveLength(2);
  },
};

export const TurnsAToggleOn: Story = {
  play: async ({ args }) => {
    const toggle = await screen.findByRole('switch', { name: 'Szczegółowe dane', checked: false });
    toggle.focus();
    await hand.keyboard(' ');
    await expect(args.onToggle).toHaveBeenLastCalledWith('verbose', true);
    await hand.click(screen.getByText('Pokazuj błędy'));
    await expect(args.onToggle).toHaveBeenLastCalledWith('errors_show', false);
  },
};

export const AddsAndClearsTestData: Story = {
  play: async ({ args }) => {
    await hand.click(await screen.findByRole('button', { name: 'Dodaj dane testowe' }));
    await expect(args.storage.onAdd).toHaveBeenCalledOnce();
    await hand.click(screen.getByRole('button', { name: 'Wyczyść dane testowe' }));
    await expect(args.storage.onClear).toHaveBeenCalledOnce();
  },
};

export const AddsNothingWhenFull: Story = {
  args: { storage: { ...storage, used: STORAGE_LIMIT_BYTES, onAdd: fn(), onClear: fn() } },
  play: async () => {
    const add = await screen.findByRole('button', { name: 'Dodaj dane testowe' });
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription('Pamięć jest pełna. Wyczyść dane testowe, aby dodać nowe.');
    await expect(screen.getByRole('button', { name: 'Wyczyść dane testowe' })).toBeEnabled();
  },
};

export const AddsNothingWhileLoading: Story = {
  args: { storage: { ...storage, loading: true, onAdd: fn(), onClear: fn() } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Dodaj dane testowe' })).toBeDisabled();
  },
};

export const ClosesOnEscape: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Informacje</Button>
        <AppInfoModal {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Informacje' });
    await hand.click(button);
    await screen.findByRole('dialog');
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const TabGoesRoundInside: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const first = document.activeElement;
    const seen = new Set<Element | null>();
    do {
      seen.add(document.activeElement);
      await hand.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    } while (!seen.has(document.activeElement));
    await expect(seen.size).toBeGreaterThan(5);
    await expect(seen).toContain(first);
  },
};
