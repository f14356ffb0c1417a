import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { EVERY_FIELD } from './testing/every-field';
import { EveryFieldForm } from './testing/every-field-form';

const meta = {
  title: 'Forms/Every field',
  component: EveryFieldForm,
  args: { onErrors: fn() },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes from field to field', 'Ready'],
        ['Enter', 'sends the form from any line', 'Answered'],
      ],
      roles: 'those of the fields; the list of errors is an alert, and the first wrong field takes the focus',
      reads: '„Ulica, edycja, wymagane, niepoprawne, Pole jest wymagane”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof EveryFieldForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const liveValue = (canvasElement: HTMLElement, type: string) =>
  within(within(canvasElement).getByRole('region', { name: 'Wartości na bieżąco' })).getByText(type)
    .nextElementSibling;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const nip = canvas.getByRole('textbox', { name: 'NIP' });
    await hand.type(nip, '525-00');
    await expect(liveValue(canvasElement, 'NIP')).toHaveTextContent('"52500"');
    await expect(nip).toBeValid();
    await hand.tab();
    await waitFor(() => expect(nip).toHaveAccessibleDescription('Za krótki NIP'));
    await expect(liveValue(canvasElement, 'NIP')).toHaveTextContent('not-valid-nip');
    await hand.type(nip, '01233');
    await waitFor(() => expect(nip).toBeValid());
    await hand.type(canvas.getByRole('textbox', { name: 'Słowa kluczowe' }), 'praca{Enter}');
    await expect(liveValue(canvasElement, 'tags')).toHaveTextContent('["praca"]');
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Ulica' })).toHaveFocus());
    await expect(canvas.getAllByText('Pole jest wymagane')).toHaveLength(EVERY_FIELD.length);
    const links = canvas.getAllByRole('link', { name: /: Pole jest wymagane$/ });
    await expect(links).toHaveLength(EVERY_FIELD.length);
    await expect(args.onErrors).toHaveBeenLastCalledWith(
      expect.objectContaining({ text: 'is-empty', select_of_many: 'is-empty', gallery: 'is-empty' }),
    );

    await hand.click(canvas.getByRole('link', { name: 'Obywatelstwa: Pole jest wymagane' }));
    await waitFor(() => expect(canvas.getByText('Wybrano 0 z 14').closest('summary')).toHaveFocus());
    await hand.click(canvas.getByRole('button', { name: 'Zacznij od nowa' }));
    await waitFor(() => expect(canvas.queryByText('Pole jest wymagane')).toBeNull());
  },
};

export const Answered: Story = {
  args: { beginning: 'answered' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // By the keyboard: parts that load late would move the button away from a press.
    canvas.getByRole('button', { name: 'Wyślij' }).focus();
    await hand.keyboard('{Enter}');
    await expect(await canvas.findByText('Wysłano')).toBeVisible();
  },
};

/** Disabled fields are not submitted. */
export const Disabled: Story = {
  args: { beginning: 'answered', disabled: true },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form).keys()]).toEqual([]);
  },
};

/** The keys change nothing. */
export const ReadOnly: Story = {
  args: { beginning: 'answered', readOnly: true },
  play: async ({ canvas, canvasElement }) => {
    const nip = canvas.getByRole('textbox', { name: 'NIP' });
    const before = liveValue(canvasElement, 'NIP')?.textContent;
    nip.focus();
    await hand.keyboard('7{Backspace}{Backspace}');
    await expect(nip).toHaveFocus();
    await expect(liveValue(canvasElement, 'NIP')?.textContent).toBe(before);
  },
};
