import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import type { UploadPort } from '../upload-field/stored-file';
import { inputOf, offers, PICTURE, takesAll } from '../upload-field/testing/upload';
import { GalleryField } from './gallery-field';

const KNOWN = ['sala.jpg', 'kuchnia.jpg', 'ogród.jpg'].map((name, at) => ({
  filename: `${at + 1}.jpg`,
  name,
  url: PICTURE,
}));

const meta = {
  title: 'Files/GalleryField',
  component: GalleryField,
  args: {
    label: 'Zdjęcia placówki',
    name: 'pictures',
    known: KNOWN,
    defaultValue: '1.jpg|2.jpg|3.jpg',
    upload: takesAll(PICTURE),
    onValueChange: fn(),
  },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes through the buttons of each picture', 'TabGoesThroughTheButtons'],
        ['Enter, Space', 'move the picture by one place; the focus goes with it', 'Default'],
        ['Space, →', 'on a handle lift the picture, move it and put it down', 'MovesByHandle'],
      ],
      roles:
        'group named by its label with a list named „Obrazki”; a status says the new place of a picture that was moved',
      reads: '„Obrazki, lista, 3 elementy. Przesuń dalej: sala.jpg, przycisk”; „sala.jpg: miejsce 2 z 3”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof GalleryField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Zmień kolejność: sala.jpg' });
    const later = canvas.getByRole('button', { name: 'Przesuń dalej: sala.jpg' });
    later.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2.jpg|1.jpg|3.jpg');
    await expect(canvas.getByText('sala.jpg: miejsce 2 z 3')).toBeInTheDocument();
    await expect(later).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2.jpg|3.jpg|1.jpg');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Przesuń wcześniej: ogród.jpg' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3.jpg|2.jpg|1.jpg');
  },
};

export const OffersWhatTheServerTakes: Story = { play: offers('jpg', 'jpeg', 'png', 'webp', 'gif') };

export const MovesByHandle: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    const handle = await canvas.findByRole('button', { name: 'Zmień kolejność: sala.jpg' });
    handle.focus();
    await hand.keyboard(' ');
    await canvas.findByText('sala.jpg: podniesione, miejsce 1 z 3');
    await hand.keyboard('{ArrowRight}');
    await canvas.findByText('sala.jpg: miejsce 2 z 3');
    await hand.keyboard(' ');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2.jpg|1.jpg|3.jpg'));
    const width = handle.closest('li')?.getBoundingClientRect().width ?? 0;
    await hand.hold(handle, { x: -width / 2 }, { x: -width });
    await canvas.findByText('sala.jpg: miejsce 1 z 3');
    await hand.letGo();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('1.jpg|2.jpg|3.jpg'));
  },
};

export const ShowsPicturesLarge: Story = {
  args: { canZoom: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Powiększ: kuchnia.jpg' });
    await hand.click(button);
    const layer = await screen.findByRole('dialog', { name: 'kuchnia.jpg' });
    await expect(within(layer).getByText('2 z 3')).toBeVisible();
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const TellsOfABrokenPicture: Story = {
  args: {
    known: KNOWN.map((file, at) => (at === 1 ? { ...file, url: 'data:image/jpeg;base64,AAAA' } : file)),
    onBroken: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('JPG')).toBeVisible();
    await expect(args.onBroken).toHaveBeenCalledOnce();
    await expect(args.onBroken).toHaveBeenCalledWith(expect.objectContaining({ name: 'kuchnia.jpg' }));
  },
};

/** Without the flag a picture is no button. */
export const SavesCaptions: Story = {
  args: { canEditInfo: true, onSaveInfo: fn(async () => undefined) },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Powiększ/ })).not.toBeInTheDocument();
    await hand.click(canvas.getByRole('button', { name: 'Zmień opis: sala.jpg' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Opis pliku' }));
    await hand.type(panel.getByRole('textbox', { name: 'Opis po polsku' }), 'Sala zabaw');
    await hand.type(panel.getByRole('textbox', { name: 'Opis po angielsku' }), 'Playroom');
    await hand.click(panel.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() =>
      expect(args.onSaveInfo).toHaveBeenCalledWith(expect.objectContaining({ id: '1.jpg' }), {
        name: 'sala.jpg',
        captions: { pl: 'Sala zabaw', en: 'Playroom' },
      }),
    );
    await waitFor(() => expect(canvas.getAllByRole('figure')[0]).toHaveTextContent('Sala zabaw'));
  },
};

export const AddsSeveralAndTakesAway: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Wrzuć obrazki' })).toBeVisible();
    await userEvent.upload(inputOf(canvasElement), [
      new File(['..'], 'szatnia.png', { type: 'image/png' }),
      new File(['..'], 'plac.png', { type: 'image/png' }),
    ]);
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith('1.jpg|2.jpg|3.jpg|srv-szatnia.png|srv-plac.png'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń obrazek: kuchnia.jpg' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1.jpg|3.jpg|srv-szatnia.png|srv-plac.png');
    await expect(canvas.getAllByRole('figure')).toHaveLength(4);
  },
};

/** It is no row beside the gallery; one that failed is, with what to do. */
export const ShowsHowFarAPictureIs: Story = {
  args: {
    upload: fn<UploadPort>((file, onProgress) => {
      onProgress(40);
      return file.name === 'plac.png' ? Promise.reject(new Error('Full')) : new Promise(() => undefined);
    }),
    threads: 2,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(inputOf(canvasElement), [
      new File(['..'], 'szatnia.png', { type: 'image/png' }),
      new File(['..'], 'plac.png', { type: 'image/png' }),
    ]);
    const sent = within(await canvas.findByRole('list', { name: 'Wysyłanie' }));
    const bar = { name: 'Wysyłanie: szatnia.png', value: { now: 40 } };
    await expect(await sent.findByRole('progressbar', bar)).toBeVisible();
    await expect(canvas.getAllByText('szatnia.png')).toHaveLength(1);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nie udało się wysłać pliku.');
    await userEvent.click(sent.getByRole('button', { name: 'Przerwij wysyłanie: szatnia.png' }));
    await expect(canvas.queryByRole('list', { name: 'Wysyłanie' })).not.toBeInTheDocument();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const TabGoesThroughTheButtons: Story = {
  play: async ({ canvas }) => {
    const buttons = canvas.getByRole('list').querySelectorAll('button:not([disabled])');
    await expect(buttons.length).toBeGreaterThan(5);
    for (const button of buttons) {
      await hand.tab();
      await expect(button).toHaveFocus();
    }
  },
};
