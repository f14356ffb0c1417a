import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { FileList } from './file-list';
import { agreement, certificate } from './testing/files';

/** Name and captions of a file, in a panel. */
const meta = {
  title: 'Files/FileList/Description',
  component: FileList,
  args: { files: [agreement, certificate] },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'dialog named „Opis pliku” with a field for the name and one for the caption in each language',
      reads: '„Opis pliku, okno dialogowe. Nazwa pliku, pole edycyjne”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof FileList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Name and captions in both languages; the extension stays. */
export const SavesTheDescription: Story = {
  args: { canEditInfo: true, onSaveInfo: fn(async () => undefined) },
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: 'Zmień opis: umowa-klub-skrzat.pdf' });
    await hand.click(button);
    const panel = within(await screen.findByRole('dialog', { name: 'Opis pliku' }));
    await expect(panel.getByRole('textbox', { name: 'Opis po polsku' })).toHaveValue('Umowa z placówką');
    const name = panel.getByRole('textbox', { name: 'Nazwa pliku' });
    await expect(name).toHaveValue('umowa-klub-skrzat');
    await hand.clear(name);
    await hand.click(panel.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Wpisz nazwę pliku/));
    await expect(args.onSaveInfo).not.toHaveBeenCalled();
    await hand.type(name, 'umowa-2026');
    await hand.type(panel.getByRole('textbox', { name: 'Opis po angielsku' }), 'Contract');
    await hand.click(panel.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() =>
      expect(args.onSaveInfo).toHaveBeenCalledWith(agreement, {
        name: 'umowa-2026.pdf',
        captions: { pl: 'Umowa z placówką', en: 'Contract' },
      }),
    );
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** What was typed stays. */
export const SaysThatNothingWasSaved: Story = {
  args: { canEditInfo: true, onSaveInfo: fn(() => Promise.reject(new Error('500'))) },
  play: async () => {
    await hand.click(screen.getByRole('button', { name: 'Zmień opis: umowa-klub-skrzat.pdf' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Opis pliku' }));
    const caption = panel.getByRole('textbox', { name: 'Opis po angielsku' });
    await hand.type(caption, 'Contract');
    await hand.click(panel.getByRole('button', { name: 'Zapisz zmiany' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent('Nie udało się zapisać opisu.');
    await expect(caption).toHaveValue('Contract');
  },
};

export const ShowsTheCaptionOfTheLanguage: Story = {
  args: { files: [{ ...agreement, captions: { pl: 'Umowa', en: 'Contract' } }, certificate] },
  globals: { locale: 'en' },
  play: async () => {
    await expect(screen.getByText(/· Contract$/)).toBeVisible();
    await expect(screen.getByText(/· Zaświadczenie od pracodawcy$/)).toBeVisible();
  },
};
