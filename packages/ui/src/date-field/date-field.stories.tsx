import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateField } from './date-field';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: {
    label: 'Początek opieki',
    hint: 'Pierwszy dzień w placówce',
    name: 'care_start',
    today: '2026-11-20',
    onValueChange: fn(),
  },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'], args: { defaultValue: '2027-01-04', required: true } };

export const Invalid: Story = { args: { defaultValue: '31.02.2027', error: 'Nieprawidłowa data' } };

export const ReadOnly: Story = { args: { defaultValue: '2027-01-04', readOnly: true } };

export const UnderstandsTypedDays: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Początek opieki' });
    for (const typed of ['4.1.27', '04.01.2027', '2027-1-4', '04012027']) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(input).toHaveValue('04.01.2027');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-01-04');
    }
    await userEvent.clear(input);
    await userEvent.type(input, '31.2.27');
    await userEvent.tab();
    await expect(input).toHaveValue('31.2.27');
  },
};

export const ChoosesInTheCalendar: Story = {
  args: { defaultValue: '2027-01-04' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Wybierz z kalendarza: Początek opieki' });
    await userEvent.click(button);
    const day = await screen.findByRole('button', { name: /, 4 stycznia 2027/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-01-11');
    await expect(canvas.getByRole('textbox')).toHaveValue('11.01.2027');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const EscapeClosesTheCalendar: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await screen.findByRole('grid');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};
