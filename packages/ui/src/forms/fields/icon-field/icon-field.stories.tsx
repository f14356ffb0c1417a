import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { IconField } from './icon-field';

const meta = {
  title: 'Forms/IconField',
  component: IconField,
  args: { label: 'Ikona', name: 'icon', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [
        ['Enter, Space', 'open the icons; the focus goes to the box to search in', 'Default'],
        ['Arrow Down', 'in the box: goes into the grid', 'GoesThroughTheGridByKeys'],
        [
          'Arrow keys',
          'go from icon to icon; up from the first row back to the box',
          'GoesThroughTheGridByKeys',
        ],
        ['Home, End', 'go to the ends of the row, with Ctrl to those of the grid', 'DrawsOnlyWhatIsInSight'],
        ['Page Up, Page Down', 'go by what is in sight', 'DrawsOnlyWhatIsInSight'],
        ['Letters', 'in the grid: go on with the search', 'GoesThroughTheGridByKeys'],
        ['Enter', 'takes the icon; in the box, the first that was found', 'GoesThroughTheGridByKeys'],
        ['Escape', 'closes the icons', 'DrawsOnlyWhatIsInSight'],
      ],
      roles:
        'combobox named by the label that opens a dialog named „Ikony” with a search box, a status that says how many were found, and a grid of buttons, the chosen one pressed',
      reads:
        '„Ikona, pole kombi, house”; „Szukaj ikony, pole wyszukiwania, Na przykład: dom, kosz, house”; „Ikony: 12”; „trash, przycisk”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof IconField>;
export default meta;

type Story = StoryObj<typeof meta>;

async function openIcons(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Ikona' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Ikony' }));
  const box = await panel.findByRole('searchbox');
  return { panel, box };
}

export const Default: Story = {
  args: { required: true },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Ikona', expanded: false });
    const { panel, box } = await openIcons(canvasElement);
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('książki');
    await expect(panel.getByRole('button', { name: 'book-open' })).toBeInTheDocument();
    await userEvent.clear(box);
    await userEvent.keyboard('calendar plus{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('calendar-plus');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(field).toHaveFocus();
    await expect(field).toHaveTextContent('calendar-plus');
  },
};

export const GoesThroughTheGridByKeys: Story = {
  args: { defaultValue: 'house' },
  play: async ({ args, canvasElement }) => {
    const { panel, box } = await openIcons(canvasElement);
    await waitFor(() => expect(box).toHaveFocus());
    await expect(panel.getByRole('button', { pressed: true })).toHaveAccessibleName('house');
    await userEvent.keyboard('kosz');
    const found = panel.getAllByRole('button', { name: /./ });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(found[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(found[1]).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(found[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Home}');
    await waitFor(() => expect(found[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(found[0]).toHaveFocus());
    await userEvent.keyboard('a');
    await waitFor(() => expect(box).toHaveValue('kosza'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('trash');
  },
};

export const DrawsOnlyWhatIsInSight: Story = {
  play: async ({ canvasElement }) => {
    const { panel, box } = await openIcons(canvasElement);
    await waitFor(() => expect(box).toHaveFocus());
    await expect(panel.getByRole('status')).toHaveTextContent(/^Ikony: 2\s\d{3}$/);
    const shown = await panel.findAllByRole('button');
    await expect(shown.length).toBeLessThan(200);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(panel.getByRole('button', { name: 'zoom-out' })).toHaveFocus());
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(panel.getByRole('button', { name: 'zoom-out' })).not.toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(panel.getByRole('button', { name: 'zoom-out' })).toHaveFocus());
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(panel.getByRole('button', { name: 'a-arrow-down' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(within(canvasElement).getByRole('combobox')).toHaveFocus();
  },
};

export const SaysThatThereIsNone: Story = {
  play: async ({ args, canvasElement }) => {
    const { panel, box } = await openIcons(canvasElement);
    await userEvent.type(box, 'qwerty{Enter}');
    await expect(panel.getByRole('status')).toHaveTextContent('Nie ma takiej ikony. Spróbuj innego słowa.');
    await expect(panel.queryByRole('grid')).not.toBeInTheDocument();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const OpensASheetOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvasElement }) => {
    const { panel, box } = await openIcons(canvasElement);
    await userEvent.type(box, 'dzwonek');
    await userEvent.click(panel.getByRole('button', { name: 'bell' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('bell');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <IconField label="Ikona" required />
      <IconField label="Ikona" defaultValue="house" />
      <IconField label="Ikona" error="Pole jest wymagane" />
      <IconField label="Ikona" defaultValue="bell" disabled />
      <IconField label="Ikona" defaultValue="trash-2" readOnly />
      <IconField label="Ikona" readOnly />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg.lucide-house')).toBeVisible());
  },
};

export const SendsClearsAndResetsInAPlainForm: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <IconField {...args} defaultValue="house" />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('icon')).toBe('house');
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń ikonę' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(new FormData(form).get('icon')).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await expect(new FormData(form).get('icon')).toBe('house');
  },
};
