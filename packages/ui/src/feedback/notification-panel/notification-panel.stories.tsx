import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FRAMED_DOCS } from '../../internal/testing/framed-docs';
import { hand } from '../../internal/testing/hand';
import type { NotificationEntry } from './notification-list';
import { NotificationPanel, type NotificationPanelProps } from './notification-panel';

const FIRST: readonly NotificationEntry[] = [
  {
    id: 9,
    title: 'Odpowiedź w sprawie PMG.4321.41.2026',
    text: 'Wystarczy aneks do umowy z placówką, przesłany tutaj do 1 grudnia.',
    time: '9 min temu',
    unread: true,
    sender: { name: 'Tomasz Lisiecki' },
    href: '#sprawa',
  },
  {
    id: 8,
    title: 'Sprawdzamy Twój wniosek',
    text: 'Wniosek za październik jest w weryfikacji. Odpowiemy do 24 listopada.',
    time: 'wczoraj, 8:12',
    unread: true,
  },
  {
    id: 7,
    title: 'Przelaliśmy 1 140,00 zł',
    text: 'Za wrzesień, na konto •••• 4417.',
    time: '14 października',
  },
];

const page = (from: number): NotificationEntry[] =>
  Array.from({ length: 9 }, (_, at) => ({
    id: from - at,
    title: `Przelaliśmy refundację nr ${from - at}`,
    text: 'Pieniądze będą na koncie do 2 dni roboczych.',
    time: '2 października',
  }));

const meta = {
  title: 'Feedback/NotificationPanel',
  component: NotificationPanel,
  args: {
    open: true,
    onOpenChange: fn(),
    entries: FIRST,
    unread: 2,
    hasOlder: false,
    isLoadingOlder: false,
    onOlder: fn(),
    onRead: fn(async () => undefined),
    onRemove: fn(async () => undefined),
    onRetry: fn(),
  },
  parameters: {
    docs: { ...FRAMED_DOCS },
    accessibility: {
      keys: [
        ['Tab', 'goes through the entries and their menus to "Pokaż starsze"', 'GoesThroughItsEntries'],
        ['Escape', 'closes the menu of an entry, then the panel', 'ClosesOneThingAtATime'],
      ],
      roles:
        'dialog named "Powiadomienia" with a list of articles; a status tells of what arrives and what was loaded',
      reads: '„Powiadomienia, 2 nieprzeczytane, okno dialogowe”; later „Masz 1 nowe powiadomienie”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof NotificationPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const panel = async () => within(await screen.findByRole('dialog', { name: /Powiadomienia/ }));

export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  args: { onReadAll: fn() },
  play: async ({ args }) => {
    const inside = await panel();
    await expect(inside.getAllByRole('article')).toHaveLength(3);
    await hand.click(inside.getByRole('button', { name: 'Oznacz wszystkie jako przeczytane' }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { entries: [], unread: 0 },
  play: async () => {
    await expect((await panel()).getByRole('heading', { name: 'Nie masz powiadomień' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { entries: undefined, unread: 0 },
  play: async () => {
    await expect((await panel()).getByRole('status')).toHaveTextContent('Wczytujemy powiadomienia');
  },
};

export const Failed: Story = {
  args: { entries: undefined, unread: 0, failure: 'Sprawdź internet. Nic nie zginęło.' },
  play: async ({ args }) => {
    const inside = await panel();
    await expect(inside.getByRole('alert')).toHaveTextContent('Nie udało się wczytać powiadomień');
    await hand.click(inside.getByRole('button', { name: 'Spróbuj ponownie' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ClosesOneThingAtATime: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args }) => {
    const inside = await panel();
    await hand.click(inside.getByRole('button', { name: 'Więcej: Sprawdzamy Twój wniosek' }));
    await screen.findByRole('menuitem', { name: 'Usuń' });
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await hand.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

function Removing(props: NotificationPanelProps) {
  const [entries, setEntries] = useState(FIRST);
  return (
    <NotificationPanel
      {...props}
      entries={entries}
      onRemove={async (id) => setEntries((all) => all.filter((entry) => entry.id !== id))}
    />
  );
}

/** The focus never stays on a removed entry. */
export const GivesTheFocusToTheNeighbour: Story = {
  render: (args) => <Removing {...args} />,
  play: async () => {
    const inside = await panel();
    await hand.click(inside.getByRole('button', { name: 'Więcej: Sprawdzamy Twój wniosek' }));
    await hand.click(await screen.findByRole('menuitem', { name: 'Usuń' }));
    await waitFor(() => expect(inside.getAllByRole('article')).toHaveLength(2));
    await expect(inside.getByRole('button', { name: 'Więcej: Przelaliśmy 1 140,00 zł' })).toHaveFocus();
  },
};

function Growing(props: NotificationPanelProps) {
  const [entries, setEntries] = useState(() => page(40));
  return (
    <NotificationPanel
      {...props}
      entries={entries}
      hasOlder={entries.length < 18}
      onOlder={() => setEntries((all) => [...all, ...page(31)])}
      onReadAll={() =>
        setEntries(([first, ...rest]) => [...FIRST.slice(0, 1), ...(first ? [first] : []), ...rest])
      }
    />
  );
}

export const LoadsOlderOnesAtTheEnd: Story = {
  render: (args) => <Growing {...args} />,
  play: async () => {
    const inside = await panel();
    await expect(inside.getAllByRole('article')).toHaveLength(9);
    inside.getByRole('button', { name: 'Pokaż starsze' }).scrollIntoView();
    await waitFor(() => expect(inside.getAllByRole('article')).toHaveLength(18));
    await expect(inside.getAllByRole('status')[0]).toHaveTextContent('Wczytaliśmy 9 starszych powiadomień');
    await expect(inside.queryByRole('button', { name: 'Pokaż starsze' })).not.toBeInTheDocument();
  },
};

/** Without IntersectionObserver only the button remains. */
function observeNothing() {
  const { observe } = IntersectionObserver.prototype;
  IntersectionObserver.prototype.observe = () => undefined;
  return () => {
    IntersectionObserver.prototype.observe = observe;
  };
}

export const GoesThroughItsEntries: Story = {
  args: { hasOlder: true },
  beforeEach: observeNothing,
  play: async () => {
    const inside = await panel();
    inside.getByRole('link', { name: 'Odpowiedź w sprawie PMG.4321.41.2026' }).focus();
    for (const { title } of FIRST) {
      const menu = inside.getByRole('button', { name: `Więcej: ${title}` });
      await hand.tab();
      await expect(menu).toHaveFocus();
    }
    await hand.tab();
    await expect(inside.getByRole('button', { name: 'Pokaż starsze' })).toHaveFocus();
  },
};

export const LoadsOlderOnesByKeyboard: Story = {
  args: { entries: page(40), hasOlder: true },
  beforeEach: observeNothing,
  play: async ({ args }) => {
    (await panel()).getByRole('button', { name: 'Pokaż starsze' }).focus();
    await hand.keyboard('{Enter}');
    await expect(args.onOlder).toHaveBeenCalledOnce();
  },
};

export const TellsWhatArrives: Story = {
  render: (args) => <Growing {...args} />,
  play: async () => {
    const inside = await panel();
    await hand.click(inside.getByRole('button', { name: 'Oznacz wszystkie jako przeczytane' }));
    await expect(inside.getAllByRole('status')[0]).toHaveTextContent('Masz 1 nowe powiadomienie');
  },
};

function Arriving(props: NotificationPanelProps) {
  const [entries, setEntries] = useState(FIRST);
  return (
    <NotificationPanel
      {...props}
      entries={entries}
      onReadAll={() =>
        setEntries((all) => [
          { id: 100 + all.length, title: 'Podpisz umowę', text: '', time: 'teraz' },
          ...all,
        ])
      }
    />
  );
}

/** The same sentence again is a new element of the live region, or it would not be announced. */
export const TellsTheSameAgain: Story = {
  render: (args) => <Arriving {...args} />,
  play: async () => {
    const inside = await panel();
    const next = inside.getByRole('button', { name: 'Oznacz wszystkie jako przeczytane' });
    await hand.click(next);
    const first = await inside.findByText('Masz 1 nowe powiadomienie');
    await hand.click(next);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(inside.getAllByRole('status')[0]).toHaveTextContent('Masz 1 nowe powiadomienie');
  },
};
