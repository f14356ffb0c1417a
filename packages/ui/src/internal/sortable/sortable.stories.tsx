import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Modal } from '../../overlays/modal/modal';
import type { AccessibilityNotes } from '../testing/accessibility-notes';
import { hand } from '../testing/hand';
import { MoveButtons } from './move-buttons';
import { Sortable } from './sortable';
import type { SortLayout } from './sorting';

const ROOMS = ['sala', 'kuchnia', 'ogród', 'szatnia'].map((name) => ({ id: name, name }));

interface Scene {
  layout: SortLayout;
  /** Called with the new order. */
  onOrder: (ids: readonly string[]) => void;
}

const meta = {
  title: 'Internal/Sortable',
  component: Rooms,
  args: { layout: 'list', onOrder: fn() },
  parameters: {
    accessibility: {
      keys: [
        ['Space', 'on a handle lifts the item and puts it down', 'MovesByKeys'],
        ['Enter', 'does the same', 'MovesInAGrid'],
        ['→, ↓', 'move a lifted item', 'MovesInAGrid'],
        ['Escape', 'returns a lifted item to its place', 'ReturnsOnEscape'],
      ],
      roles:
        'a list; each handle is a button, pressed while its item is lifted, described by its keys; a status says each place',
      reads: '„Zmień kolejność: sala, przycisk”; „sala: podniesione, miejsce 1 z 4”; „sala: miejsce 2 z 4”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Rooms>;
export default meta;

type Story = StoryObj<typeof meta>;

function Rooms({ layout, onOrder }: Scene) {
  const [rooms, setRooms] = useState(ROOMS);

  function order(ids: readonly string[]) {
    onOrder(ids);
    setRooms(ids.flatMap((id) => ROOMS.filter((room) => room.id === id)));
  }

  return (
    <Sortable
      items={rooms}
      layout={layout}
      label="Pomieszczenia"
      className={layout === 'list' ? 'u:grid u:gap-2' : 'u:grid u:grid-cols-2 u:gap-2'}
      onOrder={order}
    >
      {({ id, name }, { ref, style, handle, ...place }) => (
        <li
          key={id}
          ref={ref}
          style={style}
          className="u:flex u:items-center u:rounded-md u:border u:border-line u:bg-surface"
        >
          {handle}
          <span className="u:flex-1">{name}</span>
          <MoveButtons {...{ name, layout, place }} />
        </li>
      )}
    </Sortable>
  );
}

function RoomsInAModal(scene: Scene) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Modal open={isOpen} onOpenChange={setOpen} title="Kolejność">
      <Rooms {...scene} />
    </Modal>
  );
}

type Canvas = ReturnType<typeof within>;

const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

const handleOf = (canvas: Canvas, name: string) =>
  canvas.findByRole('button', { name: `Zmień kolejność: ${name}` });
const orderIn = (canvas: Canvas) => textsOf(canvas.getAllByRole('listitem'));
const heard = (canvas: Canvas, text: string) =>
  waitFor(() => expect(textsOf(canvas.getAllByRole('status'))).toContain(text));

export const MovesByKeys: Story = {
  play: async ({ canvas, args }) => {
    const handle = await handleOf(canvas, 'sala');
    await waitFor(() => expect(handle).toHaveAccessibleDescription(/^Spacja podnosi, strzałki przenoszą/));
    handle.focus();
    await hand.keyboard(' ');
    await heard(canvas, 'sala: podniesione, miejsce 1 z 4');
    await canvas.findByRole('button', { name: 'Zmień kolejność: sala', pressed: true });
    await hand.keyboard('{ArrowDown}');
    await heard(canvas, 'sala: miejsce 2 z 4');
    await hand.keyboard('{ArrowDown}');
    await heard(canvas, 'sala: miejsce 3 z 4');
    await hand.keyboard(' ');
    await heard(canvas, 'sala: odłożone, miejsce 3 z 4');
    await expect(args.onOrder).toHaveBeenLastCalledWith(['kuchnia', 'ogród', 'sala', 'szatnia']);
    await expect(orderIn(canvas)).toEqual(['kuchnia', 'ogród', 'sala', 'szatnia']);
    await waitFor(() => expect(handle).toHaveFocus());
  },
};

export const ReturnsOnEscape: Story = {
  play: async ({ canvas, args }) => {
    const handle = await handleOf(canvas, 'ogród');
    handle.focus();
    await hand.keyboard('{Enter}');
    await heard(canvas, 'ogród: podniesione, miejsce 3 z 4');
    await hand.keyboard('{ArrowUp}');
    await heard(canvas, 'ogród: miejsce 2 z 4');
    await hand.keyboard('{Escape}');
    await heard(canvas, 'ogród: z powrotem, miejsce 3 z 4');
    await expect(args.onOrder).not.toHaveBeenCalled();
    await waitFor(() => expect(handle).toHaveFocus());
  },
};

/** In a modal the Escape of a drag leaves the modal open, by keys and by mouse; the next one closes it. */
export const EscapeEndsADragAlone: Story = {
  render: (args) => <RoomsInAModal {...args} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args }) => {
    const modal = within(await screen.findByRole('dialog', { name: 'Kolejność' }));
    const handle = await handleOf(modal, 'ogród');
    handle.focus();
    await hand.keyboard(' ');
    await heard(modal, 'ogród: podniesione, miejsce 3 z 4');
    await hand.keyboard('{ArrowUp}');
    await heard(modal, 'ogród: miejsce 2 z 4');
    await hand.keyboard('{Escape}');
    await heard(modal, 'ogród: z powrotem, miejsce 3 z 4');

    await hand.hold(handle, { y: -20 }, { y: -handle.getBoundingClientRect().height });
    await modal.findByRole('button', { name: 'Zmień kolejność: ogród', pressed: true });
    await hand.keyboard('{Escape}');
    await modal.findByRole('button', { name: 'Zmień kolejność: ogród', pressed: false });
    await hand.letGo();

    await expect(args.onOrder).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog', { name: 'Kolejność' })).toBeVisible();
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const MovesByMouse: Story = {
  play: async ({ canvas, args }) => {
    const handle = await handleOf(canvas, 'szatnia');
    const row = handle.getBoundingClientRect().height;
    await hand.hold(handle, { y: -row }, { y: -2 * row }, { y: -3.2 * row });
    await heard(canvas, 'szatnia: miejsce 1 z 4');
    await hand.letGo();
    await waitFor(() =>
      expect(args.onOrder).toHaveBeenLastCalledWith(['szatnia', 'sala', 'kuchnia', 'ogród']),
    );
    await expect(orderIn(canvas)).toEqual(['szatnia', 'sala', 'kuchnia', 'ogród']);
  },
};

/** A finger on the handle drags, and the page stays where it is. */
export const MovesByFinger: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const handle = await handleOf(canvas, 'sala');
    const row = handle.getBoundingClientRect().height;
    await hand.swipe(handle, { y: row / 2 }, { y: row }, { y: 1.2 * row });
    await waitFor(() =>
      expect(args.onOrder).toHaveBeenLastCalledWith(['kuchnia', 'sala', 'ogród', 'szatnia']),
    );
    await expect(document.scrollingElement?.scrollTop).toBe(0);
  },
};

/** In rows of several an item moves sideways too. */
export const MovesInAGrid: Story = {
  args: { layout: 'grid' },
  play: async ({ canvas, args }) => {
    const handle = await handleOf(canvas, 'sala');
    handle.focus();
    await hand.keyboard('{Enter}');
    await heard(canvas, 'sala: podniesione, miejsce 1 z 4');
    await hand.keyboard('{ArrowRight}');
    await heard(canvas, 'sala: miejsce 2 z 4');
    await hand.keyboard('{ArrowDown}');
    await heard(canvas, 'sala: miejsce 4 z 4');
    await hand.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onOrder).toHaveBeenLastCalledWith(['kuchnia', 'ogród', 'szatnia', 'sala']),
    );
  },
};

/** Who cannot drag presses a button, which keeps the focus; at an end it does nothing. */
export const MovesBySteps: Story = {
  play: async ({ canvas, args }) => {
    await handleOf(canvas, 'sala');
    const later = canvas.getByRole('button', { name: 'Przesuń dalej: kuchnia' });
    await hand.click(later);
    await heard(canvas, 'kuchnia: miejsce 3 z 4');
    await expect(later).toHaveFocus();
    await hand.keyboard('{Enter}{Enter}');
    await expect(orderIn(canvas)).toEqual(['sala', 'ogród', 'szatnia', 'kuchnia']);
    await expect(args.onOrder).toHaveBeenCalledTimes(2);
  },
};
