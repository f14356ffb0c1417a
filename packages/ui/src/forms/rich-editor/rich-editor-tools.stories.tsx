import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { RichEditor } from './rich-editor';
import { editorIn, loadEditor, selectWords } from './testing/editor-driver';

const meta = {
  title: 'Forms/RichEditor/Keys and tools',
  component: RichEditor,
  args: { label: 'Treść ogłoszenia', name: 'body', onValueChange: fn(), onBlur: fn() },
  loaders: [loadEditor],
  parameters: {
    accessibility: {
      keys: [
        ['Alt+F10', 'goes to the toolbar; Escape goes back to the text', 'WalksTheToolbar'],
        ['Arrows, Home, End', 'in the toolbar: another tool', 'WalksTheToolbar'],
        ['Enter', 'in the question for a link: puts it in', 'MakesALink'],
      ],
      roles: 'toolbar of switches, pressed or not; a question for a link and the list of keys are dialogs',
      reads: '„Pogrubienie, przycisk przełączania, wciśnięty”; „Skróty klawiszowe, okno dialogowe”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof RichEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FormatsByKeysAndTools: Story = {
  play: async ({ args, canvasElement }) => {
    const { text, tool } = await editorIn(canvasElement);
    await hand.type(text, 'Ważne');
    await hand.keyboard('{Control>}a{/Control}{Control>}b{/Control}');
    await waitFor(() => expect(tool('Pogrubienie')).toBePressed());
    await hand.keyboard('{Control>}i{/Control}');
    await waitFor(() => expect(tool('Kursywa')).toBePressed());
    await hand.click(tool('Kursywa'));
    await hand.click(tool('Kursywa'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('<p><strong><em>Ważne</em></strong></p>');
    await expect(text).toHaveFocus();
    await hand.click(tool('Usuń formatowanie'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('<p>Ważne</p>');
    await hand.click(tool('Nagłówek 3. stopnia'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('<h3>Ważne</h3>');
    await hand.click(tool('Cytat'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('<blockquote><h3>Ważne</h3></blockquote>');
    await hand.click(tool('Cofnij'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('<h3>Ważne</h3>');
    await hand.click(tool('Ponów'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('<blockquote><h3>Ważne</h3></blockquote>');
    await waitFor(() => expect(tool('Ponów')).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const NestsLists: Story = {
  play: async ({ args, canvasElement }) => {
    const { text, toolbar, tool } = await editorIn(canvasElement);
    await hand.click(text);
    await hand.click(tool('Lista punktowana'));
    await hand.keyboard('umowa{Enter}zgoda');
    await hand.click(await within(toolbar).findByRole('button', { name: 'Zwiększ wcięcie' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '<ul><li><p>umowa</p><ul><li><p>zgoda</p></li></ul></li></ul>',
    );
    await hand.keyboard('{Control>}[[{/Control}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '<ul><li><p>umowa</p></li><li><p>zgoda</p></li></ul>',
    );
  },
};

export const WalksTheToolbar: Story = {
  play: async ({ canvasElement }) => {
    const { text, toolbar, tool } = await editorIn(canvasElement);
    await hand.tab();
    await expect(tool('Cofnij')).toHaveFocus();
    await hand.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(tool('Nagłówek 3. stopnia')).toHaveFocus();
    await hand.keyboard('{ArrowDown}{ArrowUp}');
    await expect(tool('Nagłówek 3. stopnia')).toHaveFocus();
    await hand.keyboard('{End}');
    await expect(tool('Skróty klawiszowe')).toHaveFocus();
    await hand.keyboard('{ArrowRight}{ArrowLeft}{Home}{ArrowLeft}');
    await expect(tool('Skróty klawiszowe')).toHaveFocus();
    await hand.tab();
    await expect(text).toHaveFocus();
    await hand.keyboard('{Alt>}{F10}{/Alt}');
    await expect(tool('Skróty klawiszowe')).toHaveFocus();
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
    await expect(
      within(toolbar)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
  },
};

export const WorksATable: Story = {
  render: (args) => (
    <div className="u:grid u:gap-4">
      <RichEditor {...args} />
      <Button>Zapisz</Button>
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const { canvas, text, toolbar, tool } = await editorIn(canvasElement);
    await hand.click(text);
    await hand.click(tool('Wstaw tabelę'));
    await expect(within(text).getAllByRole('columnheader')).toHaveLength(3);
    await hand.keyboard('Miesiąc');
    await hand.tab();
    await hand.keyboard('Kwota');
    await expect(within(text).getByRole('columnheader', { name: 'Kwota' })).toBeVisible();
    for (const name of ['Usuń kolumnę', 'Usuń wiersz', 'Dodaj wiersz poniżej', 'Dodaj kolumnę z lewej']) {
      await hand.click(within(toolbar).getByRole('button', { name }));
    }
    await expect(within(text).getAllByRole('row')).toHaveLength(3);
    await expect(within(text).getAllByRole('cell')).toHaveLength(9);

    await hand.keyboard('{Escape}');
    await hand.tab();
    await expect(canvas.getByRole('button', { name: 'Zapisz' })).toHaveFocus();
    await hand.click(text);
    await hand.click(await within(toolbar).findByRole('button', { name: 'Usuń tabelę' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const MakesALink: Story = {
  args: { defaultValue: '<p>Zasady opisuje uchwała.</p>' },
  play: async ({ args, canvasElement }) => {
    const { text, tool } = await editorIn(canvasElement);
    await selectWords(text, 'uchwała');
    await hand.keyboard('{Control>}k{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Odnośnik' });
    const address = within(dialog).getByRole('textbox', { name: 'Adres' });
    await waitFor(() => expect(address).toHaveFocus());
    await hand.keyboard('javascript:alert(1){Enter}');
    await expect(address).toBeInvalid();
    await expect(address).toHaveAccessibleDescription(/Nieprawidłowy adres/);
    await userEvent.clear(address);
    await hand.keyboard('urzad.example/uchwala{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '<p>Zasady opisuje <a href="https://urzad.example/uchwala">uchwała</a>.</p>',
    );
    await waitFor(() => expect(text).toHaveFocus());

    await hand.click(within(text).getByRole('link', { name: 'uchwała' }));
    await waitFor(() => expect(tool('Odnośnik')).toBePressed());
    await hand.click(tool('Odnośnik'));
    await hand.click(await screen.findByRole('button', { name: 'Usuń odnośnik' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('<p>Zasady opisuje uchwała.</p>');
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
};

export const WritesALinkWithItsText: Story = {
  play: async ({ args, canvasElement }) => {
    const { text, tool } = await editorIn(canvasElement);
    await hand.type(text, 'Pytania: ');
    await hand.click(tool('Odnośnik'));
    await hand.type(await screen.findByRole('textbox', { name: 'Adres' }), 'granty@example.com');
    await hand.type(screen.getByRole('textbox', { name: 'Tekst odnośnika' }), 'napisz do nas');
    await hand.click(screen.getByRole('button', { name: 'Zapisz odnośnik' }));
    await waitFor(() => expect(text).toHaveFocus());
    await hand.keyboard('!');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '<p>Pytania: <a href="mailto:granty@example.com">napisz do nas</a>!</p>',
    );
  },
};

export const ListsItsKeys: Story = {
  play: async ({ canvasElement }) => {
    const { text, tool } = await editorIn(canvasElement);
    await hand.click(tool('Skróty klawiszowe'));
    const dialog = await screen.findByRole('dialog', { name: 'Skróty klawiszowe' });
    await expect(within(dialog).getByText('przejście do paska narzędzi')).toBeVisible();
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
    await hand.keyboard('{Alt>}{F10}{/Alt}{End}{Enter}');
    await screen.findByRole('dialog', { name: 'Skróty klawiszowe' });
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(tool('Skróty klawiszowe')).toHaveFocus());
  },
};
