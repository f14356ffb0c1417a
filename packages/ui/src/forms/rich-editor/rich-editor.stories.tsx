import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Modal } from '../../overlays/modal/modal';
import { RichEditor, type RichEditorProps } from './rich-editor';
import { editorIn, loadEditor, MESSAGE } from './testing/editor-driver';

const meta = {
  title: 'Forms/RichEditor',
  component: RichEditor,
  args: { label: 'Treść ogłoszenia', name: 'body', onValueChange: fn() },
  loaders: [loadEditor],
  parameters: {
    accessibility: {
      keys: [
        ['Alt+F10', 'goes to the toolbar; Escape goes back to the text', 'StandsInADialog'],
        ['Arrows, Home, End', 'in the toolbar: another tool', 'WalksTheToolbar'],
        [
          'Tab',
          'leaves the field; in a table goes to the next cell, after Escape leaves it too',
          'WorksATable',
        ],
        ['Ctrl+B, Ctrl+I', 'bold, italic; the last tool lists all of them', 'FormatsByKeysAndTools'],
        ['Ctrl+K', 'link', 'MakesALink'],
      ],
      roles:
        'textbox of many lines named by its label; toolbar named "Formatowanie" and the label, its switches pressed or not; what was refused is an alert',
      reads:
        '„Treść ogłoszenia, pole edycyjne, wiele wierszy”; „Formatowanie Treść ogłoszenia, pasek narzędzi. Pogrubienie, przycisk przełączania, wciśnięty”; „Obraz zbyt duży (max 100kb)”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof RichEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  args: { defaultValue: MESSAGE, hint: 'Ogłoszenie zobaczą wszyscy na stronie głównej.', required: true },
  play: async ({ canvasElement }) => {
    const { text } = await editorIn(canvasElement);
    await expect(text).toHaveAccessibleDescription('Ogłoszenie zobaczą wszyscy na stronie głównej.');
    await expect(text).toBeRequired();
    await expect(within(text).getByRole('heading', { name: 'Nabór od 4 stycznia', level: 2 })).toBeVisible();
  },
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const { text } = await editorIn(canvasElement);
    await expect(text).toHaveTextContent('');
  },
};

export const HasNoAnswerWithoutWords: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, text } = await editorIn(canvasElement);
    await hand.click(canvas.getByText('Treść ogłoszenia'));
    await waitFor(() => expect(text).toHaveFocus());
    await hand.keyboard('Nabór');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('<p>Nabór</p>');
    await hand.keyboard('{Enter}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('<p>Nabór</p>');
    await hand.keyboard('{Backspace>7/}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const Invalid: Story = {
  args: { required: true, error: 'Pole jest wymagane' },
  play: async ({ canvasElement }) => {
    const { text } = await editorIn(canvasElement);
    await expect(text).toBeInvalid();
    await expect(text).toHaveAccessibleDescription('Pole jest wymagane');
  },
};

export const Disabled: Story = {
  args: { defaultValue: MESSAGE, disabled: true },
  play: async ({ canvasElement }) => {
    const { text, tool } = await editorIn(canvasElement);
    await expect(text).toHaveAttribute('aria-disabled', 'true');
    await expect(tool('Pogrubienie')).toBeDisabled();
    await hand.tab();
    await expect(text).not.toHaveFocus();
  },
};

export const ReadOnly: Story = {
  args: {
    defaultValue: `${MESSAGE}<script>alert(1)</script><p onclick="alert(1)">Koniec</p>`,
    readOnly: true,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = await canvas.findByRole('region', { name: 'Treść ogłoszenia' });
    await expect(within(text).getByRole('cell', { name: '1 500 zł' })).toBeVisible();
    await expect(within(text).getByRole('link', { name: 'uchwała rady gminy' })).toBeVisible();
    await expect(text.querySelector('script, [onclick]')).toBeNull();
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await hand.tab();
    await expect(text).toHaveFocus();
  },
};

/** It grows up to 500 px and scrolls inside. */
export const Long: Story = {
  args: { defaultValue: `${MESSAGE}${'<p>Kolejny akapit ogłoszenia.</p>'.repeat(30)}` },
  play: async ({ canvasElement }) => {
    const { text } = await editorIn(canvasElement);
    await expect(text.getBoundingClientRect().height).toBe(500);
    await expect(text.scrollHeight).toBeGreaterThan(1000);
  },
};

export const CountsOverTheLimitAndCutsNothing: Story = {
  args: { maxLength: 30, defaultValue: '<h2>Nabór</h2>' },
  play: async ({ args, canvasElement }) => {
    const { canvas, text } = await editorIn(canvasElement);
    await expect(canvas.getByText('5 z 30 znaków')).toBeVisible();
    await expect(text).toHaveAccessibleDescription(/5 z 30 znaków/);
    await hand.click(text);
    await hand.keyboard('{Control>}{End}{/Control} trwa do stycznia');
    await expect(canvas.getByText('22 z 30 znaków')).toBeVisible();
    await hand.keyboard('123456789');
    await expect(canvas.getByText('31 z 30 znaków, o 1 za dużo')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Tekst jest za długi. Może mieć najwyżej 30 znaków.',
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith('<h2>Nabór trwa do stycznia123456789</h2>');
  },
};

export const SendsAndResetsInAPlainForm: Story = {
  args: { defaultValue: '<p>Nabór</p><script>alert(1)</script>' },
  render: (args) => (
    <form aria-label="Formularz">
      <RichEditor {...args} />
      <button type="reset">Przywróć</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const { canvas, text } = await editorIn(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('body')).toBe('<p>Nabór</p>');
    await hand.click(text);
    await hand.keyboard('{Control>}{End}{/Control} trwa');
    await expect(new FormData(form).get('body')).toBe('<p>Nabór trwa</p>');
    await hand.click(canvas.getByRole('button', { name: 'Przywróć' }));
    await waitFor(() => expect(text).toHaveTextContent(/^Nabór$/));
    await expect(new FormData(form).get('body')).toBe('<p>Nabór</p>');
  },
};

/** A form library registers it like other fields, and moves the focus there on an error. */
export const WorksWithAFormLibrary: Story = {
  render: function InForm({ onValueChange }) {
    const { register, handleSubmit, formState, setValue } = useForm({ defaultValues: { body: '' } });
    return (
      <form
        noValidate
        className="u:grid u:gap-4"
        onSubmit={handleSubmit(({ body }) => onValueChange?.(body))}
      >
        <RichEditor
          label="Treść ogłoszenia"
          error={formState.errors.body?.message}
          {...register('body', { required: 'Pole jest wymagane' })}
        />
        <Button type="submit">Zapisz</Button>
        <Button onClick={() => setValue('body', '<p>Wzór</p>')}>Wstaw wzór</Button>
      </form>
    );
  },
  play: async ({ args, canvasElement }) => {
    const { canvas, text } = await editorIn(canvasElement);
    await hand.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text).toHaveAccessibleDescription('Pole jest wymagane');
    await hand.click(canvas.getByRole('button', { name: 'Wstaw wzór' }));
    await waitFor(() => expect(text).toHaveTextContent('Wzór'));
    await hand.click(text);
    await hand.keyboard('{Control>}{End}{/Control} pisma');
    await hand.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<p>Wzór pisma</p>'));
  },
};

/** The submitted value is the cleaned one; a value that was clean already is no change. */
export const TellsAFormLibraryWhatIsLeft: Story = {
  render: function InForm({ onValueChange, ...args }) {
    const { register, handleSubmit, formState } = useForm({
      defaultValues: { right: '<p>Nabór<br />trwa</p>', hostile: '<p>Nabór</p><script>alert(1)</script>' },
    });
    return (
      <form
        className="u:grid u:gap-4"
        onSubmit={handleSubmit((sent) => onValueChange?.(`${sent.right} ${sent.hostile}`))}
      >
        <RichEditor {...args} label="Właściwa" {...register('right')} />
        <RichEditor {...args} label="Wroga" {...register('hostile')} />
        <output>Zmienione: {Object.keys(formState.dirtyFields).join()}</output>
        <Button type="submit">Zapisz</Button>
      </form>
    );
  },
  play: async ({ args, canvasElement }) => {
    const { canvas } = await editorIn(canvasElement, 'Właściwa');
    await editorIn(canvasElement, 'Wroga');
    await waitFor(() => expect(canvas.getByText(/^Zmienione/)).toHaveTextContent(/^Zmienione: hostile$/));
    await hand.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith('<p>Nabór<br />trwa</p> <p>Nabór</p>'),
    );
  },
};

/** Escape in the toolbar and in a table is handled by the editor; the next one closes the dialog around it. */
export const StandsInADialog: Story = {
  render: (args) => <InDialog {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Nowe ogłoszenie' });
    const { text, tool } = await editorIn(dialog);
    await hand.click(text);
    await hand.click(tool('Wstaw tabelę'));
    await hand.keyboard('{Escape}');
    await hand.keyboard('{Alt>}{F10}{/Alt}{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
    await expect(dialog).toBeVisible();
    await hand.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const StandsInASheet: Story = {
  ...StandsInADialog,
  globals: { viewport: { value: 'phone' } },
};

function InDialog(props: RichEditorProps) {
  const [open, setOpen] = useState(true);
  return (
    <Modal open={open} onOpenChange={setOpen} title="Nowe ogłoszenie">
      <RichEditor {...props} />
    </Modal>
  );
}

export const FollowsAValueFromOutside: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('<p>Pierwsza</p>');
    return (
      <div className="u:grid u:gap-4">
        <RichEditor {...args} value={value} onValueChange={setValue} />
        <Button onClick={() => setValue('<h2>Druga</h2><iframe src="https://evil.example"></iframe>')}>
          Podmień
        </Button>
        <output>{value}</output>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const { canvas, text } = await editorIn(canvasElement);
    await hand.click(canvas.getByRole('button', { name: 'Podmień' }));
    await expect(await within(text).findByRole('heading', { name: 'Druga', level: 2 })).toBeVisible();
    await expect(canvas.getByText('<h2>Druga</h2>')).toBeVisible();
    await hand.click(text);
    await hand.keyboard('{Control>}{End}{/Control} wersja');
    await expect(canvas.getByText('<h2>Druga wersja</h2>')).toBeVisible();
  },
};
