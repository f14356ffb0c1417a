import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { TextArea } from './text-area';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Uzasadnienie', name: 'reason', maxLength: 500, onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [['Enter', 'begins a new line', 'TakesOuterSpacesAwayWhenLeft']],
      roles:
        'textbox of many lines named by its label; with a limit the signs are counted in sight, and aloud near the end',
      reads: '„Uzasadnienie, pole edycyjne, wiele wierszy”; „zostało 20 znaków”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'Napisz, dlaczego zmienia się termin opieki.' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole('textbox', { name: 'Uzasadnienie' });
    await hand.type(area, 'Żłobek otwiera się później.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Żłobek otwiera się później.');
    await expect(canvas.getByText('27 z 500 znaków')).toBeVisible();
  },
};

export const TakesOuterSpacesAwayWhenLeft: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <TextArea {...args} name="reason" />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.type(canvas.getByRole('textbox'), '  Żłobek{Enter}otwiera się później. ');
    await hand.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Żłobek\notwiera się później.');
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('reason')).toMatch(
      /^Żłobek\r?\notwiera się później\.$/,
    );
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <TextArea label="Uzasadnienie" hint="Najwyżej kilka zdań." maxLength={500} />
      <TextArea label="Uzasadnienie" required error="Pole jest wymagane" />
      <TextArea label="Uzasadnienie" disabled defaultValue="Żłobek otwiera się dopiero 1 lutego." />
      <TextArea label="Uzasadnienie" readOnly defaultValue="Żłobek otwiera się dopiero 1 lutego." />
    </div>
  ),
};

const PASTED = 'Żłobek otwiera się później, niż było w umowie. '.repeat(20).trim();

/** A pasted text is not cut: the count shows how many characters are too many, and is announced once. */
export const TakesAPasteThatIsTooLong: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole('textbox', { name: 'Uzasadnienie' });
    await hand.paste(area, PASTED);
    await expect(area).toHaveValue(PASTED);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(PASTED);
    await expect(canvas.getByText('939 z 500 znaków, o 439 za dużo')).toBeVisible();
    await expect(area).toHaveAccessibleDescription(/o 439 za dużo/);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Tekst jest za długi. Może mieć najwyżej 500 znaków.',
    );
  },
};

export const GrowsWithTheText: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    const empty = area.clientHeight;
    await hand.type(area, '1\n2\n3\n4\n5\n6');
    await expect(area.clientHeight).toBeGreaterThan(empty);
    await expect(area.scrollHeight).toBe(area.clientHeight);
  },
};
