import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { TextList } from './text-list';

const meta = {
  title: 'Forms/TextList',
  component: TextList,
  args: { label: 'Załączane dokumenty', name: 'documents', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [
        ['Enter', 'adds what was typed', 'CountsTheEndOfTheRoom'],
        ['Tab', 'leaves the box and adds what stands in it', 'AddsWhatStandsInTheBoxAsItIsLeft'],
        ['Space', 'on the button of a row: takes it away', 'Default'],
      ],
      roles: 'textbox named by its label, button "Dodaj", list of what was added with a button on each row',
      reads: '„Załączane dokumenty, edycja”; „Dodano: Umowa z placówką”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof TextList>;
export default meta;

type Story = StoryObj<typeof meta>;

const sent = fn((_values: unknown) => undefined);

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox', { name: 'Załączane dokumenty' });
    await hand.type(box, ' Umowa z placówką {Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Umowa z placówką']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Dodano: Umowa z placówką');
    await expect(box).toHaveValue('');
    await hand.type(box, 'Zaświadczenie');
    await hand.click(canvas.getByRole('button', { name: 'Dodaj' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Umowa z placówką', 'Zaświadczenie']);
    canvas.getByRole('button', { name: 'Usuń: Umowa z placówką' }).focus();
    await hand.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Zaświadczenie']);
    await expect(box).toHaveFocus();
  },
};

export const AddsNoEmptyText: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('button', { name: 'Dodaj' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const AddsWhatStandsInTheBoxAsItIsLeft: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox');
    await hand.type(box, 'Umowa z placówką');
    // As when another window becomes active.
    box.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await hand.tab();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Umowa z placówką']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Dodano: Umowa z placówką');
    await expect(canvas.getByRole('button', { name: 'Dodaj' })).toHaveFocus();
    await expect(box).toHaveValue('');
  },
};

/** A press that blurs the text field hits its button, though a row is added above, and the form has the text. */
export const IsSentWithWhatStandsInTheBox: Story = {
  render: (args) => (
    <form
      aria-label="Formularz"
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).getAll('papers'));
      }}
    >
      <TextList {...args} name="papers" defaultValue={['Umowa z placówką']} />
      <button type="submit">Wyślij</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.type(canvas.getByRole('textbox'), 'Zaświadczenie');
    await hand.click(canvas.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith(['Umowa z placówką', 'Zaświadczenie']);
  },
};

export const CountsTheEndOfTheRoom: Story = {
  args: { maxLength: 45 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox');
    await hand.type(box, 'Umowa');
    await expect(canvas.getByText('5 z 45 znaków')).toBeVisible();
    await expect(box).toHaveAccessibleDescription(/5 z 45 znaków/);
    await hand.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(/z 45 znaków/)).not.toBeInTheDocument());
  },
};

const PASTED = 'Umowa z placówką o opiekę nad dzieckiem w roku 2027';

/** A text that is too long is neither added nor lost: it stays in the text field until it is shortened. */
export const KeepsInTheBoxWhatIsTooLong: Story = {
  args: { maxLength: 45 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox');
    await hand.paste(box, PASTED);
    await hand.keyboard('{Enter}');
    await expect(box).toHaveValue(PASTED);
    await expect(canvas.getByText('51 z 45 znaków, o 6 za dużo')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await hand.keyboard('{Backspace>6/}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([PASTED.slice(0, 45)]);
    await expect(box).toHaveValue('');
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <TextList label="Załączane dokumenty" required error="Pole jest wymagane" />
      <TextList label="Załączane dokumenty" defaultValue={['Umowa z placówką', 'Zaświadczenie']} />
      <TextList label="Załączane dokumenty" defaultValue={['Umowa z placówką']} disabled />
      <TextList label="Załączane dokumenty" defaultValue={['Umowa z placówką']} readOnly />
      <TextList label="Załączane dokumenty" readOnly />
    </div>
  ),
};

export const SendsAndResetsInAPlainForm: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <TextList {...args} defaultValue={['Umowa', 'Umowa']} />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await hand.type(canvas.getByRole('textbox'), 'Aneks{Enter}');
    await expect(new FormData(form).getAll('documents')).toEqual(['Umowa', 'Umowa', 'Aneks']);
    await hand.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await expect(new FormData(form).getAll('documents')).toEqual(['Umowa', 'Umowa']);
  },
};
