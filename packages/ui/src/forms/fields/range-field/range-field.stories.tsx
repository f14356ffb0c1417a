import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { timers } from '../../../internal/testing/held-timers';
import { RangeField } from './range-field';

const meta = {
  title: 'Forms/RangeField',
  component: RangeField,
  args: {
    label: 'Ile miesięcy opieki?',
    name: 'months',
    min: 1,
    max: 12,
    unit: 'mies.',
    defaultValue: 6,
    onValueChange: fn(),
  },
  parameters: {
    accessibility: {
      keys: [
        ['Arrow Left, Arrow Down', 'a step less', 'IsAnsweredByTheKeyboard'],
        ['Arrow Right, Arrow Up', 'a step more', 'IsAnsweredByTheKeyboard'],
        ['PageUp, PageDown', 'a tenth of the scale more or less, a step at least', 'GoesByATenthOfItsScale'],
        ['Home, End', 'the smallest, the largest', 'IsAnsweredByTheKeyboard'],
      ],
      roles: 'slider named by its label, with value, smallest and largest; „Brak” while nothing was answered',
      reads: '„Ile miesięcy opieki?, suwak, 6 mies.”; „Ile miesięcy opieki?, suwak, Brak”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof RangeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Ile miesięcy opieki?' })).toHaveValue('6');
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <RangeField label="Ile miesięcy opieki?" min={1} max={12} unit="mies." defaultValue={6} />
      <RangeField label="Ile miesięcy opieki?" min={1} max={12} error="Pole jest wymagane" />
      <RangeField label="Ile miesięcy opieki?" min={1} max={12} unit="mies." defaultValue={6} disabled />
      <RangeField label="Ile miesięcy opieki?" min={1} max={12} unit="mies." defaultValue={6} readOnly />
      <RangeField label="Ile miesięcy opieki?" min={1} max={12} unit="mies." required />
      <RangeField label="Ile miesięcy opieki?" min={1} max={12} unit="mies." readOnly />
    </div>
  ),
};

export const ShowsItsValueFor1500MillisecondsAfterAChange: Story = {
  beforeEach: () => timers.hold(1500),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider', { name: 'Ile miesięcy opieki?' });
    await expect(canvas.queryByText('7 mies.')).not.toBeInTheDocument();
    // From the middle, which is between 6 and 7.
    await hand.drag(slider, { x: 10 });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(7);
    await timers.began(1500);
    await expect(canvas.getByText('7 mies.')).toBeVisible();
    timers.end();
    await waitFor(() => expect(canvas.queryByText('7 mies.')).not.toBeInTheDocument());
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('6 mies.')).toBeVisible();
    await hand.tab();
    await hand.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('slider')).toHaveValue('6');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

const inAForm: Story['render'] = ({ defaultValue: _none, ...args }) => (
  <form aria-label="Formularz">
    <RangeField {...args} />
    <button type="reset">Cofnij</button>
  </form>
);

export const HasNoNumberUntilItIsAnswered: Story = {
  render: inAForm,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('months');
    const slider = canvas.getByRole('slider', { name: 'Ile miesięcy opieki?' });
    await hand.click(canvas.getByText('Ile miesięcy opieki?'));
    await hand.tab();
    await expect(sent()).toBe('');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('slider', { value: { text: 'Brak' } })).toBe(slider);
    await expect(canvas.getByText('Brak')).toBeVisible();
    // The middle, where the browser has its thumb.
    await hand.click(slider);
    await expect(args.onValueChange).toHaveBeenCalled();
    await expect(sent()).toMatch(/^[67]$/);
    await expect(canvas.queryByText('Brak')).not.toBeInTheDocument();
    await hand.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await expect(canvas.getByText('Brak')).toBeVisible();
    await expect(sent()).toBe('');
  },
};

export const IsAnsweredByTheKeyboard: Story = {
  render: inAForm,
  play: async ({ args, canvasElement }) => {
    await hand.tab();
    await expect(within(canvasElement).getByRole('slider')).toHaveFocus();
    for (const [key, months] of [
      ['End', 12],
      ['ArrowLeft', 11],
      ['ArrowDown', 10],
      ['ArrowRight', 11],
      ['ArrowUp', 12],
      ['Home', 1],
    ] as const) {
      await hand.keyboard(`{${key}}`);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(months);
    }
  },
};

/** As the browsers do it; a scale of fewer than ten steps goes by one. */
export const GoesByATenthOfItsScale: Story = {
  args: { min: 0, max: 200, defaultValue: 100 },
  play: async ({ args, canvas }) => {
    await hand.tab();
    await expect(canvas.getByRole('slider')).toHaveFocus();
    for (const [key, months] of [
      ['PageUp', 120],
      ['PageDown', 100],
      ['PageDown', 80],
      ['Home', 0],
    ] as const) {
      await hand.keyboard(`{${key}}`);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(months);
    }
  },
};

export const ReadsAndPrintsNoneWithoutAnAnswer: Story = {
  render: ({ defaultValue: _none, ...args }) => <RangeField {...args} readOnly />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Brak')).toBeVisible();
    await expect(canvas.queryByText(/[0-9] mies/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('slider', { value: { text: 'Brak' } })).toBeInTheDocument();
  },
};
