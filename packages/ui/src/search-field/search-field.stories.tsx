import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField } from './search-field';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Szukaj: numer, nazwisko', onSearch: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-86">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const Searching: Story = {
  args: { value: 'Ćwik' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('searchbox', { name: 'Szukaj: numer, nazwisko' }),
    ).toHaveValue('Ćwik');
  },
};

export const SearchesByEnterAndByButton: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox');

    await userEvent.type(box, ' Śliwa {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('Śliwa');

    await userEvent.clear(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Szukaj' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
};
