import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { expectOnlyRead, expectRefused } from '../../../internal/testing/field-states';
import { hand } from '../../../internal/testing/hand';
import { CityField } from './city-field';

const meta = {
  title: 'Forms/CityField',
  component: CityField,
  args: { label: 'Miejscowość', name: 'city', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [
        [
          'Arrow Down, Arrow Up',
          'go through the suggestions, from 2 letters on',
          'SuggestsWithoutPolishLetters',
        ],
        ['Enter', 'takes the suggestion', 'SuggestsWithoutPolishLetters'],
        ['Escape', 'closes the suggestions', 'SuggestsWithoutPolishLetters'],
      ],
      roles:
        'combobox, expanded while it suggests; the suggestions are options of a listbox named „Podpowiedzi”',
      reads:
        '„Miejscowość, pole kombi, edycja, wymagane, Wpisz co najmniej 2 litery i wybierz z listy.”; „1 podpowiedź”; then „Świnoujście, 1 z 1”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof CityField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  args: { defaultValue: 'Szczecin', required: true },
};

export const Invalid: Story = {
  args: { defaultValue: 'Szczcin', error: 'Niepoprawne miasto' },
  play: async ({ canvas }) => {
    await expectRefused(canvas.getByRole('combobox'), { value: 'Szczcin', error: 'Niepoprawne miasto' });
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: 'Szczecin', readOnly: true },
  play: async ({ canvas }) => {
    await expectOnlyRead(canvas.getByRole('combobox'), 'Szczecin');
  },
};

export const SuggestsWithoutPolishLetters: Story = {
  tags: ['recorded'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Miejscowość' });
    await hand.type(input, 's');
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await hand.type(input, 'winouj');
    await screen.findByRole('option', { name: 'Świnoujście' });
    // Once the typing rests; with the list open the page around is hidden from screen readers, but not this.
    const status = screen.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('1 podpowiedź'));
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    await waitFor(() => expect(screen.getByRole('combobox', { expanded: false })).toHaveValue('swinouj'));
    await hand.keyboard('{Escape}');
    await expect(input).toHaveValue('swinouj');
    await hand.type(input, 'ś');
    await screen.findByRole('option', { name: 'Świnoujście' });
    await waitFor(() => expect(status).toHaveTextContent('1 podpowiedź'));
    await expect(screen.getByRole('combobox', { expanded: true })).toHaveFocus();
    await hand.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect(input).toHaveValue('Świnoujście');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Świnoujście');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};
