import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Gallery } from './gallery';
import { ON_CHANGE, OrderedGallery } from './testing/ordered-gallery';
import { ALL_TOOLS, FIFTY_ROOMS, listIn, ROOMS } from './testing/rooms';

/** Order, description and removal of pictures; their keys stand with those of the gallery. */
const meta = {
  title: 'Files/Gallery/Changes',
  component: Gallery,
  args: { label: 'Zdjęcia placówki', images: ROOMS, ...ON_CHANGE },
  render: (args) => <OrderedGallery {...args} />,
  parameters: {
    accessibility: {
      keys: [],
      roles: 'each handle and menu is named by its picture; a status says the new place',
      reads: '„Więcej: Kuchnia, przycisk”; „Kuchnia: miejsce 3 z 7”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OrdersByKeys: Story = {
  args: { view: 'block', canOrder: true, images: ROOMS.slice(0, 3) },
  play: async ({ args, canvasElement }) => {
    const handle = await within(canvasElement).findByRole('button', { name: 'Zmień kolejność: Sala zabaw' });
    handle.focus();
    await hand.keyboard(' ');
    await within(canvasElement).findByRole('button', { name: 'Zmień kolejność: Sala zabaw', pressed: true });
    await hand.keyboard('{ArrowDown}');
    await within(canvasElement).findByText('Sala zabaw: miejsce 2 z 3');
    await hand.keyboard(' ');
    await waitFor(() => expect(args.onOrder).toHaveBeenLastCalledWith(['2.jpg', '1.jpg', '3.jpg']));
  },
};

export const OrdersAndChangesByTheMenu: Story = {
  args: { view: 'mix', ...ALL_TOOLS },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvasElement }) => {
    await listIn(canvasElement);
    const choose = async (entry: string) => {
      await hand.click(within(canvasElement).getByRole('button', { name: 'Więcej: Kuchnia' }));
      await hand.click(await screen.findByRole('menuitem', { name: entry }));
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    };
    await choose('Przesuń wcześniej');
    await expect(args.onOrder).toHaveBeenLastCalledWith([
      '2.jpg',
      '1.jpg',
      '3.jpg',
      '4.jpg',
      '5.jpg',
      '6.jpg',
      '7.jpg',
    ]);
    await choose('Usuń obrazek');
    await expect(args.onDelete).toHaveBeenLastCalledWith(ROOMS[1]);
  },
};

/** Each step moves the element of the button, and the focus stays on it. */
export const StepsByTheMenuAndKeys: Story = {
  args: { view: 'masonry', ...ALL_TOOLS },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvasElement }) => {
    await listIn(canvasElement);
    const button = () => within(canvasElement).getByRole('button', { name: 'Więcej: Kuchnia' });
    const step = async (entry: string, keys: string) => {
      await hand.keyboard('{Enter}');
      await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
      await hand.keyboard(keys);
      await waitFor(() => expect(screen.getByRole('menuitem', { name: entry })).toHaveFocus());
      await hand.keyboard('{Enter}');
    };
    button().focus();
    for (const [entry, keys, place] of [
      ['Przesuń dalej', '{ArrowDown}', 3],
      ['Przesuń dalej', '{ArrowDown}', 4],
      ['Przesuń wcześniej', '{Home}', 3],
    ] as const) {
      await step(entry, keys);
      await within(canvasElement).findByText(`Kuchnia: miejsce ${place} z 7`);
      await waitFor(() => expect(button()).toHaveFocus());
      await expect(button().closest('li')).toBe((await listIn(canvasElement))[place - 1]);
    }
    await expect(args.onOrder).toHaveBeenCalledTimes(3);
  },
};

/** In the panel of a file list: name and captions in both languages. */
export const SavesTheDescription: Story = {
  args: { view: 'masonry', canEditInfo: true },
  play: async ({ args, canvasElement }) => {
    await listIn(canvasElement);
    const button = () =>
      within(canvasElement).getByRole('button', { name: /^Więcej: (Kuchnia|Jadalnia mała)$/ });
    await hand.click(button());
    await hand.click(await screen.findByRole('menuitem', { name: 'Zmień opis' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Opis pliku' }));
    const caption = panel.getByRole('textbox', { name: 'Opis po polsku' });
    await expect(caption).toHaveValue('Kuchnia');
    await hand.clear(caption);
    await hand.type(caption, 'Jadalnia mała');
    await hand.click(panel.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() =>
      expect(args.onSaveInfo).toHaveBeenCalledWith(ROOMS[1], {
        name: '2.jpg',
        captions: { pl: 'Jadalnia mała', en: '' },
      }),
    );
    await within(canvasElement).findByText('Jadalnia mała');
    await waitFor(() => expect(button()).toHaveFocus());
  },
};

/** More pictures than are drawn at once (40). */
export const OrdersMoreThanAreDrawnAtOnce: Story = {
  args: { view: 'masonry', canOrder: true, images: FIFTY_ROOMS },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvasElement }) => {
    const handle = await within(canvasElement).findByRole('button', { name: 'Zmień kolejność: Sala 50' });
    await expect(await listIn(canvasElement)).toHaveLength(50);
    handle.focus();
    await hand.keyboard(' ');
    await within(canvasElement).findByRole('button', { name: 'Zmień kolejność: Sala 50', pressed: true });
    await hand.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(within(canvasElement).getByText(/^Sala 50: miejsce \d+ z 50$/)).toBeInTheDocument(),
    );
    await hand.keyboard(' ');
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledOnce());
    const [[order = []] = []] = (args.onOrder as ReturnType<typeof fn>).mock.calls;
    await expect([...order].sort()).toEqual(FIFTY_ROOMS.map(({ filename }) => filename).sort());
    await expect(order.at(-1)).not.toBe('sala-50.jpg');
    await expect(await listIn(canvasElement)).toHaveLength(50);
  },
};
