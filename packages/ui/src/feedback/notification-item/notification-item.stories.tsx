import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { timers } from '../../internal/testing/held-timers';
import { NotificationItem, type NotificationItemProps } from './notification-item';

const TITLE = 'Odpowiedź w sprawie PMG.4321.41.2026';
const MORE = `Więcej: ${TITLE}`;

const meta = {
  title: 'Feedback/NotificationItem',
  component: NotificationItem,
  args: {
    title: TITLE,
    text: 'Wystarczy aneks do umowy z placówką, przesłany tutaj do 1 grudnia.',
    time: '9 min temu',
    unread: true,
    sender: { name: 'Tomasz Lisiecki' },
    href: '#sprawa',
    onRead: fn(async () => undefined),
    onRemove: fn(async () => undefined),
  },
  decorators: [
    (Story) => (
      <div className="u:min-h-60 u:bg-surface">
        <Story />
      </div>
    ),
  ],
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes to the link of the entry, then to its menu', 'KeysReachTheLinkAndTheMenu'],
        ['Enter, Space, ArrowDown', 'open the menu', 'KeysReachTheLinkAndTheMenu'],
      ],
      roles: 'article; a menu button named by the entry; `aria-busy` while a change waits',
      reads:
        '„Odpowiedź w sprawie PMG.4321.41.2026, łącze … 9 min temu, nowe”, „Więcej: Odpowiedź …, przycisk menu”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof NotificationItem>;
export default meta;

type Story = StoryObj<typeof meta>;

async function choose(name: string) {
  await hand.click(screen.getByRole('button', { name: MORE }));
  await hand.click(await screen.findByRole('menuitem', { name }));
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('article')).toHaveTextContent('9 min temu · nowe');
  },
};

export const List: Story = {
  tags: ['picture'],
  render: (args) => (
    <ul aria-label="Powiadomienia">
      <li>
        <NotificationItem {...args} />
      </li>
      <li>
        <NotificationItem
          title="Przelaliśmy 1 140,00 zł"
          text="Za wrzesień, na konto •••• 4417."
          time="14 października"
        />
      </li>
    </ul>
  ),
};

export const Long: Story = {
  args: {
    title:
      'Odpowiedź w sprawie PMG.4321.41.2026 dotyczącej zgłoszenia Żółcisławy Święckiej-Brzęczyszczykiewicz',
    text: `Wystarczy aneks do umowy z placówką, przesłany tutaj do 1 grudnia. Wzór znajdziesz pod adresem https://${'granty'.repeat(12)}.example/wzory. Gdyby placówka nie zdążyła, napisz do nas przed tym dniem, a przedłużymy termin.`,
  },
  play: async ({ args, canvasElement }) => {
    const article = within(canvasElement).getByRole('article');
    await expect(within(article).getByRole('link', { name: String(args.title) })).toBeVisible();
    await expect(within(article).getByRole('button', { name: `Więcej: ${args.title}` })).toBeVisible();
    await expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
  },
};

function linesOf(number: HTMLElement): number {
  const text = document.createRange();
  text.selectNodeContents(number);
  return text.getClientRects().length;
}

/** No line breaks within the number where it has room for itself; copying it gives the number alone. */
export const KeepsFileNumbersWhole: Story = {
  args: { title: 'Złożone: FR/1-2027/00007', text: 'Zgłoszenie FR/1-2027/00007 czeka na ocenę formalną.' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const numbers = within(canvasElement).getAllByText('FR/1-2027/00007');
    await expect(numbers).toHaveLength(2);
    for (let width = 320; width > 296; width -= 8) {
      canvasElement.style.width = `${width}px`;
      for (const number of numbers) await expect(linesOf(number)).toBe(1);
    }
    const article = within(canvasElement).getByRole('article');
    canvasElement.style.width = '200px';
    for (const number of numbers) await expect(linesOf(number)).toBeGreaterThan(1);
    await expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
    canvasElement.style.width = '';
    await expect(article).toHaveTextContent('Zgłoszenie FR/1-2027/00007 czeka');
  },
};

export const OffersReadingOnlyWhileUnread: Story = {
  args: { unread: false },
  play: async () => {
    await hand.click(screen.getByRole('button', { name: MORE }));
    await expect(await screen.findByRole('menuitem', { name: 'Usuń' })).toBeInTheDocument();
    await expect(screen.queryByRole('menuitem', { name: 'Oznacz jako przeczytane' })).not.toBeInTheDocument();
  },
};

function ReadOnce(props: NotificationItemProps) {
  const [unread, setUnread] = useState(true);

  return (
    <NotificationItem
      {...props}
      unread={unread}
      onRead={async () => {
        setUnread(false);
        await props.onRead?.();
      }}
    />
  );
}

/** Spec §9: 1000 ms. */
export const IsReadASecondLater: Story = {
  render: (args) => <ReadOnce {...args} />,
  beforeEach: () => timers.hold(1000),
  play: async ({ args, canvasElement }) => {
    const entry = within(canvasElement).getByRole('article');
    await choose('Oznacz jako przeczytane');
    await expect(entry).toHaveTextContent('nowe · Oznaczamy jako przeczytane');
    await timers.began(1000);
    await expect(args.onRead).not.toHaveBeenCalled();

    timers.end();
    await waitFor(() => expect(args.onRead).toHaveBeenCalledOnce());
    await waitFor(() => expect(entry).toHaveTextContent(/9 min temu$/));
  },
};

export const MayTryAgainAfterAFailure: Story = {
  args: { onRemove: fn(() => Promise.reject(new Error('500'))) },
  beforeEach: () => timers.hold(1000),
  play: async ({ args, canvasElement }) => {
    await choose('Usuń');
    await timers.began(1000);
    await expect(args.onRemove).not.toHaveBeenCalled();
    timers.end();
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce());
    await waitFor(() => expect(within(canvasElement).getByRole('article')).not.toHaveTextContent('Usuwamy'));
    await expect(screen.getByRole('alert')).toHaveTextContent('Nie udało się usunąć. Spróbuj ponownie.');
    await choose('Usuń');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(within(canvasElement).getByRole('article')).toHaveTextContent('Usuwamy');
  },
};

function Leaving(props: NotificationItemProps) {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(false)}>
        Zamknij panel
      </button>
      {isHere && <NotificationItem {...props} />}
    </>
  );
}

/** Closing the list within the second does not cancel the action. */
export const DoesNotForgetWhenItIsLeft: Story = {
  render: (args) => <Leaving {...args} />,
  play: async ({ args }) => {
    await choose('Usuń');
    await expect(args.onRemove).not.toHaveBeenCalled();
    await hand.click(screen.getByRole('button', { name: 'Zamknij panel' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const KeysReachTheLinkAndTheMenu: Story = {
  play: async ({ canvas }) => {
    await hand.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await hand.tab();
    await expect(canvas.getByRole('button', { name: MORE })).toHaveFocus();
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await hand.keyboard(key);
      await screen.findByRole('menuitem', { name: 'Usuń' });
      await hand.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: MORE })).toHaveFocus();
    }
  },
};
