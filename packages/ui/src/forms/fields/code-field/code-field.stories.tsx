import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { Form } from '../../form/form';
import { FormField } from '../../form/parts/form-field';
import { FormSubmit } from '../../form/parts/form-submit';
import { CodeField } from './code-field';

const meta = {
  title: 'Forms/CodeField',
  component: CodeField,
  args: {
    label: 'Kod z wiadomości',
    name: 'code',
    hint: 'Wysłany na n•••••a@poczta.example, ważny 10 minut.',
    required: true,
    onComplete: fn(),
    onValueChange: fn(),
  },
  parameters: {
    accessibility: {
      keys: [
        ['0–9', 'write the next digit; any other sign is refused', 'Default'],
        ['Backspace', 'takes the last digit', 'PastesTheWholeCode'],
        ['Ctrl+V', 'pastes the whole code, with or without spaces, over another one', 'PastesTheWholeCode'],
      ],
      roles: 'one textbox named by its label; the boxes are drawn and hidden',
      reads:
        '„Kod z wiadomości, pole edycyjne, wymagane, Wysłany na n•••••a@poczta.example, ważny 10 minut.”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Kod z wiadomości' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await hand.type(input, '41a70');
    await expect(input).toHaveValue('4170');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await hand.type(input, '25');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenLastCalledWith('417025');
    await hand.type(input, '9');
    await expect(input).toHaveValue('417025');
    await expect(args.onComplete).toHaveBeenLastCalledWith('417025');
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="u:grid u:gap-5">
      <CodeField label="Kod z wiadomości" required defaultValue="4170" />
      <CodeField
        label="Kod z wiadomości"
        defaultValue="417025"
        error="Kod się nie zgadza. Zostały 4 próby."
      />
      <CodeField label="Kod z wiadomości" defaultValue="417025" disabled />
    </div>
  ),
};

export const PastesTheWholeCode: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await hand.paste(input, '417 025');
    await expect(input).toHaveValue('417025');
    await expect(args.onComplete).toHaveBeenCalledWith('417025');
    await hand.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('41702');
    await hand.type(input, '5');
    await hand.paste(input, '980 311');
    await expect(input).toHaveValue('980311');
    await expect(args.onComplete).toHaveBeenLastCalledWith('980311');
  },
};

export const TakesAnotherCodeAfterARefusal: Story = {
  render: () => (
    <Form<{ code: string }, string>
      label="Kod"
      summary={false}
      defaultValues={{ code: '' }}
      send={async () => ({ code: 'Nieprawidłowy kod. Zostały 4 próby' })}
    >
      <FormField name="code">{(field) => <CodeField {...field} label="Kod z wiadomości" />}</FormField>
      <FormSubmit>Potwierdź</FormSubmit>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await hand.type(input, '417025');
    await hand.keyboard('{Enter}');
    await canvas.findByText('Nieprawidłowy kod. Zostały 4 próby');
    await waitFor(() => expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6]));
    await hand.keyboard('980311');
    await expect(input).toHaveValue('980311');

    await hand.click(canvas.getByRole('button'));
    await waitFor(() => expect(input).toHaveFocus());
    await waitFor(() => expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6]));
    input.setSelectionRange(6, 6);
    await hand.keyboard('55');
    await expect(input).toHaveValue('55');
  },
};
