import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { TextField } from '../text-field/text-field';
import { SearchField } from './search-field';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  parameters: {
    accessibility: {
      keys: [
        ['Enter', 'searches', 'SearchesByEnterAndByButton'],
        ['/', 'leads to the box, where `shortcut` names it', 'IsReachedByAKey'],
        ['Escape', 'clears the box in browsers that offer it', 'EscapeClearsTheBox'],
      ],
      roles: 'search with a searchbox named by its label and a button "Szukaj"',
      reads: '„Szukaj: numer, nazwisko, pole wyszukiwania”',
    } satisfies AccessibilityNotes,
  },
  args: { label: 'Szukaj: numer, nazwisko', onSearch: fn() },
  decorators: [
    (Story) => (
      <div className="u:max-w-86">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture', 'picture-forced'] };

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

    await hand.type(box, ' Śliwa {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('Śliwa');

    await hand.clear(box);
    await hand.click(canvas.getByRole('button', { name: 'Szukaj' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
};

/** From the page, but not from a field, where the character is typed. */
export const IsReachedByAKey: Story = {
  tags: ['picture'],
  args: { shortcut: '/' },
  render: (args) => (
    <div className="u:grid u:gap-3">
      <SearchField {...args} />
      <TextField label="Uwagi" />
    </div>
  ),
  play: async ({ canvas }) => {
    const notes = canvas.getByRole('textbox', { name: 'Uwagi' });
    await hand.type(notes, '1/2');
    await expect(notes).toHaveValue('1/2');
    notes.blur();
    await hand.keyboard('/');
    const box = canvas.getByRole('searchbox');
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('');
    await hand.keyboard('/');
    await expect(box).toHaveValue('/');
  },
};

/** Without the property the key is the browser's. */
export const HasNoKeyUnasked: Story = {
  play: async ({ canvas }) => {
    await hand.keyboard('/');
    await expect(canvas.getByRole('searchbox')).not.toHaveFocus();
  },
};

export const EscapeClearsTheBox: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox');
    await hand.type(box, 'FR/2');
    await hand.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};
