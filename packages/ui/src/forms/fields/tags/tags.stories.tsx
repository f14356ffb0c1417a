import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { Tags } from './tags';

const meta = {
  title: 'Forms/Tags',
  component: Tags,
  args: { label: 'Słowa kluczowe', name: 'tags', onValueChange: fn(), onRefused: fn(), onLimit: fn() },
  parameters: {
    accessibility: {
      keys: [
        ['Enter, comma, Space', 'add what was typed', 'Default'],
        ['Backspace', 'in the empty box: takes the last tag away', 'Default'],
      ],
      roles: 'textbox named by its label, list of tags with a button on each',
      reads: '„Słowa kluczowe, edycja”; „Dodano tag dzieci”; „Tag dzieci już jest na liście”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Tags>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox', { name: 'Słowa kluczowe' });
    await hand.type(box, 'dzieci praca,opieka{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dzieci', 'praca', 'opieka']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Dodano tag opieka');
    await hand.keyboard(' ,{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await hand.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dzieci', 'praca']);
    await hand.click(canvas.getByRole('button', { name: 'Usuń tag dzieci' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['praca']);
    await expect(box).toHaveFocus();
  },
};

export const RefusesARepeatedTag: Story = {
  args: { defaultValue: 'dzieci,praca' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox');
    await hand.type(box, 'praca{Enter}');
    await expect(args.onRefused).toHaveBeenLastCalledWith(true);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(box).toBeInvalid();
    await expect(box).toHaveValue('praca');
    await expect(canvas.getByRole('status')).toHaveTextContent('Tag praca już jest na liście');
    await hand.type(box, 'x');
    await expect(box).toBeValid();
  },
};

export const AsksTheRuleOfTheOffice: Story = {
  args: { isValid: (tag: string) => tag.length > 2 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.type(canvas.getByRole('textbox'), 'ok{Enter}');
    await expect(args.onRefused).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('status')).toHaveTextContent('Tag ok jest niedozwolony');
  },
};

export const StopsAtTheLimit: Story = {
  args: { limit: 1, defaultValue: ['dzieci'] },
  play: async ({ args, canvasElement }) => {
    await hand.type(within(canvasElement).getByRole('textbox'), 'praca{Enter}');
    await expect(args.onLimit).toHaveBeenCalled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const PartsAPastedList: Story = {
  play: async ({ args, canvasElement }) => {
    await hand.click(within(canvasElement).getByRole('textbox'));
    await userEvent.paste('dzieci, praca, opieka');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dzieci', 'praca', 'opieka']);
  },
};

export const AddsAllThatItCanOfAPastedList: Story = {
  args: { defaultValue: 'dzieci' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox');
    await hand.click(box);
    await userEvent.paste('praca,dzieci,opieka,praca,dom');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dzieci', 'praca', 'opieka', 'dom']);
    await expect(box).toHaveValue('dzieci praca');
    await expect(box).toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Dodano tag praca, opieka, dom. Tag dzieci już jest na liście',
    );
    // A letter corrects the last word and ends none.
    await hand.type(box, 'x');
    await expect(box).toHaveValue('dzieci pracax');
    await hand.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dzieci', 'praca', 'opieka', 'dom', 'pracax']);
    await expect(box).toHaveValue('dzieci');
  },
};

export const KeepsInTheBoxWhatHasNoRoom: Story = {
  args: { limit: 2 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox');
    await hand.click(box);
    await userEvent.paste('praca, opieka, dom, szkoła');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['praca', 'opieka']);
    await expect(args.onLimit).toHaveBeenCalledTimes(1);
    await expect(box).toHaveValue('dom szkoła');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nie dodasz więcej tagów. Najwyżej: 2');
  },
};

/** The number of tags has no limit; their text has one of 20,000 characters, which is shown (Order §10). */
export const SaysThatTheTextIsFull: Story = {
  args: { defaultValue: ['x'.repeat(19_990)] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.type(canvas.getByRole('textbox'), 'opieka{Enter}żłobkowa{Enter}');
    await expect(args.onLimit).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('najwyżej 20 000 znaków');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <Tags label="Słowa kluczowe" required />
      <Tags label="Słowa kluczowe" defaultValue="dzieci,praca,opieka" />
      <Tags label="Słowa kluczowe" error="Pole jest wymagane" />
      <Tags label="Słowa kluczowe" defaultValue="dzieci,praca" disabled />
      <Tags label="Słowa kluczowe" defaultValue="dzieci,praca" readOnly />
      <Tags label="Słowa kluczowe" readOnly />
    </div>
  ),
};

export const SendsAndResetsInAPlainForm: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <Tags {...args} defaultValue="dzieci" />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await hand.type(canvas.getByRole('textbox'), 'praca{Enter}');
    await expect(new FormData(form).get('tags')).toBe('dzieci,praca');
    await hand.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await expect(new FormData(form).get('tags')).toBe('dzieci');
  },
};
