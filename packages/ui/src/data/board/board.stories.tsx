import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardCheck, Inbox, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Board, type BoardColumn, type BoardProps } from './board';

const COLUMNS: readonly BoardColumn[] = [
  { id: 'submitted', title: 'Złożone', icon: Inbox, cards: cardsOf('FR/1-2027/00004', 'FR/1-2027/00005') },
  { id: 'check', title: 'Ocena formalna', icon: ClipboardCheck, cards: cardsOf('FR/1-2027/00002') },
  { id: 'scored', title: 'Ocenione', icon: ListChecks, cards: [] },
];

const meta = {
  title: 'Data/Board',
  component: Board,
  args: { label: 'Formalna', columns: COLUMNS, onMove: fn() },
  render: (args) => <KeptBoard {...args} />,
  parameters: {
    accessibility: {
      keys: [
        ['Space', 'on a handle lifts the card and puts it down', 'MovesByKeys'],
        ['→, ←', 'take a lifted card to the next column and to the one before', 'MovesByKeys'],
        ['↓, ↑', 'the same where the columns lie below each other', 'MovesByKeysBelow'],
        ['Escape', 'returns a lifted card to its column', 'ReturnsOnEscape'],
      ],
      roles:
        'a region of regions named by their headings, each with a list of cards; each handle is a button, pressed while its card is lifted, described by its keys; a status says the column',
      reads: '„Przenieś: FR/1-2027/00004, przycisk”; „FR/1-2027/00004: podniesione, kolumna Złożone”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Board>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

function cardsOf(...numbers: readonly string[]) {
  return numbers.map((name) => ({ id: name, name, content: <p className="u:font-semibold">{name}</p> }));
}

function movedTo(columns: readonly BoardColumn[], card: string, to: string): readonly BoardColumn[] {
  const moved = columns.flatMap(({ cards }) => cards.filter(({ id }) => id === card));
  return columns.map((column) => {
    const rest = column.cards.filter(({ id }) => id !== card);
    return { ...column, cards: column.id === to ? [...moved, ...rest] : rest };
  });
}

/** Lets every card go where it is put. */
function KeptBoard({ columns: first, onMove, ...props }: BoardProps) {
  const [columns, setColumns] = useState(first);
  const counted = columns.map((column) => ({ ...column, count: column.cards.length }));
  if (!onMove) return <Board {...props} columns={counted} />;

  function move(card: string, to: string) {
    onMove?.(card, to);
    setColumns((before) => movedTo(before, card, to));
  }
  return <Board {...props} columns={counted} onMove={move} />;
}

const NUMBER = 'FR/1-2027/00004';
/** The card below it. */
const LOWER = 'FR/1-2027/00005';
const handleIn = (canvas: Canvas, number = NUMBER) =>
  canvas.findByRole('button', { name: `Przenieś: ${number}` });
const isIn = (canvas: Canvas, column: string) =>
  waitFor(() => expect(within(canvas.getByRole('region', { name: column })).getByText(NUMBER)).toBeVisible());
const heard = (canvas: Canvas, text: string) =>
  waitFor(() =>
    expect(canvas.getAllByRole('status').map(({ textContent }: Element) => textContent)).toContain(text),
  );

/** Columns stand side by side on a wide screen and below each other on a phone. */
export const Default: Story = { tags: ['picture'] };

/** Cards of another kind are not in the number: their column names them apart. */
export const CountsApart: Story = {
  args: {
    columns: [
      {
        ...{ id: 'submitted', title: 'Złożone', icon: Inbox, count: 1, aside: 'Notatki: 1' },
        cards: cardsOf('Zadzwonić do gminy', 'FR/1-2027/00004'),
      },
    ],
  },
  render: ({ label, columns }) => <Board label={label} columns={columns} />,
  play: async ({ canvas }) => {
    const column = within(canvas.getByRole('region', { name: 'Złożone' }));
    await expect(column.getByText('1', { exact: true })).toBeVisible();
    await expect(column.getByText('Notatki: 1')).toBeVisible();
  },
};

/** Who only reads has no handles and no menus. */
export const ReadOnly: Story = {
  render: ({ label, columns }) => <Board label={label} columns={columns} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const MovesByMouse: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    const handle = await handleIn(canvas);
    const to = canvas.getByRole('region', { name: 'Ocenione' }).getBoundingClientRect();
    const from = handle.getBoundingClientRect();
    const x = to.left + to.width / 2 - from.left;
    await hand.hold(handle, { x: x / 2 }, { x });
    await heard(canvas, `${NUMBER}: kolumna Ocenione`);
    await hand.letGo();
    await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith(NUMBER, 'scored'));
    await isIn(canvas, 'Ocenione');
  },
};

/** A finger on the handle drags, and the page stays where it is. */
export const MovesByFinger: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const handle = await handleIn(canvas);
    const to = canvas.getByRole('region', { name: 'Ocena formalna' }).getBoundingClientRect();
    const y = to.top + 40 - handle.getBoundingClientRect().top;
    await hand.swipe(handle, { y: y / 2 }, { y: y - 4 }, { y });
    await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith(NUMBER, 'check'));
  },
};

export const MovesByKeys: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    const handle = await handleIn(canvas);
    handle.focus();
    await hand.keyboard(' ');
    await canvas.findByRole('button', { name: `Przenieś: ${NUMBER}`, pressed: true });
    await hand.keyboard('{ArrowRight}');
    await heard(canvas, `${NUMBER}: kolumna Ocena formalna`);
    await hand.keyboard('{ArrowRight}');
    await heard(canvas, `${NUMBER}: kolumna Ocenione`);
    await hand.keyboard('{ArrowLeft}');
    await heard(canvas, `${NUMBER}: kolumna Ocena formalna`);
    await hand.keyboard(' ');
    await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith(NUMBER, 'check'));
    await isIn(canvas, 'Ocena formalna');
    await waitFor(async () => expect(await handleIn(canvas)).toHaveFocus());
  },
};

/** On a phone a card low in its column lies nearer to the next one than to its own. */
export const MovesByKeysBelow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const handle = await handleIn(canvas, LOWER);
    handle.focus();
    await hand.keyboard(' ');
    await heard(canvas, `${LOWER}: kolumna Złożone`);
    await hand.keyboard('{ArrowDown}');
    await heard(canvas, `${LOWER}: kolumna Ocena formalna`);
    await hand.keyboard('{ArrowDown}');
    await heard(canvas, `${LOWER}: kolumna Ocenione`);
    await hand.keyboard('{ArrowUp} ');
    await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith(LOWER, 'check'));
  },
};

/** The columns lie below what a zoomed page shows: the page scrolls under the card. */
export const MovesByKeysZoomed: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <div className="u:pt-96">
      <KeptBoard {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const handle = await handleIn(canvas, LOWER);
    handle.focus();
    await hand.keyboard(' ');
    await heard(canvas, `${LOWER}: kolumna Złożone`);
    await hand.keyboard('{ArrowDown}{ArrowDown}');
    await heard(canvas, `${LOWER}: kolumna Ocenione`);
    await hand.keyboard(' ');
    await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith(LOWER, 'scored'));
  },
};

export const ReturnsOnEscape: Story = {
  play: async ({ canvas, args }) => {
    const handle = await handleIn(canvas);
    handle.focus();
    await hand.keyboard(' ');
    await canvas.findByRole('button', { name: `Przenieś: ${NUMBER}`, pressed: true });
    await hand.keyboard('{ArrowRight}{Escape}');
    await heard(canvas, `${NUMBER}: z powrotem, kolumna Złożone`);
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

/** Who cannot drag chooses the column from a menu. */
export const MovesByMenu: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    await hand.click(await canvas.findByRole('button', { name: `Przenieś do… ${NUMBER}` }));
    await hand.click(await screen.findByRole('menuitem', { name: 'Ocenione' }));
    await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith(NUMBER, 'scored'));
    await isIn(canvas, 'Ocenione');
    await waitFor(async () => expect(await handleIn(canvas)).toHaveFocus());
  },
};
