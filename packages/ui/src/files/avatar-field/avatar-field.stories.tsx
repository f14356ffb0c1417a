import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { inputOf, offers, PICTURE, takesAll } from '../upload-field/testing/upload';
import { AvatarField, type AvatarFieldProps } from './avatar-field';
import { cropPart } from './crop-part';
import { photoOf } from './testing/photo';

const meta = {
  title: 'Files/AvatarField',
  component: AvatarField,
  args: {
    label: 'Zdjęcie profilowe',
    name: 'avatar',
    upload: takesAll(PICTURE) as AvatarFieldProps['upload'],
    known: [{ filename: 'a1.png', name: 'oksana.png', url: PICTURE }],
    onValueChange: fn(),
  },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes to the crop, to its corners and to the buttons', 'CropsByKeys'],
        ['→, ↓', 'on the crop move it, on a corner change its size', 'CropsByKeys'],
        ['Escape', 'closes the dialog; nothing is uploaded', 'UploadsNothingOnEscape'],
      ],
      roles:
        'group named by its label; a dialog named „Kadruj zdjęcie” with the crop, its corners and a group of buttons',
      reads: '„Kadruj zdjęcie, okno dialogowe. Kadr: strzałki go przesuwają. Większy kadr, przycisk”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof AvatarField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: ({ upload, known }) => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <AvatarField label="Zdjęcie profilowe" upload={upload} known={known} defaultValue="a1.png" />
      <AvatarField label="Zdjęcie profilowe" upload={upload} />
      <AvatarField label="Zdjęcie profilowe" upload={upload} required error="Dodaj zdjęcie" />
      <AvatarField label="Zdjęcie profilowe" upload={upload} known={known} defaultValue="a1.png" readOnly />
    </div>
  ),
};

/** The largest circle in the middle, at first. */
export const OffersWhatTheServerTakes: Story = { play: offers('png', 'jpeg', 'webp', 'svg', 'jpg') };

export const Crops: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement);
    await expect(dialog.getByRole('button', { name: 'Większy kadr' })).toBeVisible();
  },
};

export const CropsByKeys: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await choose(canvasElement);
    const corner = dialog.getAllByRole('button', { name: 'Róg kadru: strzałki zmieniają rozmiar' });
    const crop = dialog.getByLabelText('Kadr: strzałki go przesuwają');
    for (let stop = 0; stop < 9 && document.activeElement !== crop; stop += 1) await hand.tab();
    await expect(crop).toHaveFocus();
    await hand.tab();
    await expect(corner).toContain(document.activeElement);
    await hand.tab({ shift: true });
    const before = crop.getBoundingClientRect().x;
    await hand.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(crop.getBoundingClientRect().x).toBeGreaterThan(before));
    await hand.click(dialog.getByRole('button', { name: 'Użyj zdjęcia' }));
    await waitFor(() => expect(args.upload).toHaveBeenCalledOnce());
    await expect(sizeOf(args)).resolves.toEqual([200, 200]);
  },
};

/** Safari shows WebP and writes none: the part comes as PNG, never the whole photo. */
export const CropsWhatTheBrowserCannotWrite: Story = {
  play: async ({ args, canvasElement }) => {
    const photo = await photoOf('oksana.webp', 320, 200);
    const file = new File([photo], photo.name, { type: 'image/x-unwritten' });
    await userEvent.upload(inputOf(canvasElement), file);
    const dialog = within(await screen.findByRole('dialog', { name: 'Kadruj zdjęcie' }));
    await hand.click(await dialog.findByRole('button', { name: 'Użyj zdjęcia' }));
    await waitFor(() => expect(args.upload).toHaveBeenCalledOnce());
    await expect(sizeOf(args)).resolves.toEqual([200, 200]);
    await expect(sentIn(args)).toHaveProperty('name', 'oksana.png');
    await expect(sentIn(args)).toHaveProperty('type', 'image/png');
  },
};

/** Smaller by a tenth: 180 of 200 pixels. */
export const CropsByButtons: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await choose(canvasElement);
    await hand.click(dialog.getByRole('button', { name: 'Mniejszy kadr' }));
    await hand.click(dialog.getByRole('button', { name: 'W lewo' }));
    await hand.click(dialog.getByRole('button', { name: 'Użyj zdjęcia' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('srv-oksana.png'));
    await expect(sizeOf(args)).resolves.toEqual([180, 180]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const CropsByFinger: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement);
    const crop = dialog.getByLabelText('Kadr: strzałki go przesuwają');
    const before = crop.getBoundingClientRect().x;
    await hand.swipe(crop, { x: 10 }, { x: 30 });
    await waitFor(() => expect(crop.getBoundingClientRect().x).toBeGreaterThan(before + 20));
    await hand.swipe(crop, { y: 20 }, { y: 200 });
    await expect(dialog.getByRole('button', { name: 'Użyj zdjęcia' })).toBeVisible();
  },
};

export const UploadsNothingOnEscape: Story = {
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement);
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.upload).not.toHaveBeenCalled();
  },
};

/** A drawing has no pixels to cut. */
export const KeepsADrawing: Story = {
  play: async ({ args, canvasElement }) => {
    const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'znak.svg', {
      type: 'image/svg+xml',
    });
    await userEvent.upload(inputOf(canvasElement), drawing);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('srv-znak.svg'));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const TellsOfABrokenPicture: Story = {
  args: {
    defaultValue: 'a1.png',
    known: [{ filename: 'a1.png', name: 'oksana.png', url: 'data:image/png;base64,AAAA' }],
    onBroken: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('PNG')).toBeVisible();
    await expect(args.onBroken).toHaveBeenCalledOnce();
    await expect(args.onBroken).toHaveBeenCalledWith(expect.objectContaining({ name: 'oksana.png' }));
  },
};

export const SaysThatAPhotoIsBroken: Story = {
  play: async ({ args, canvasElement }) => {
    await cropPart.load();
    await userEvent.upload(inputOf(canvasElement), new File(['..'], 'popsute.png', { type: 'image/png' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się odczytać tego zdjęcia.');
    await expect(screen.queryByRole('button', { name: 'Użyj zdjęcia' })).not.toBeInTheDocument();
    await expect(args.upload).not.toHaveBeenCalled();
  },
};

/** A photo of 400 by 200 pixels. */
async function choose(canvasElement: HTMLElement) {
  await userEvent.upload(inputOf(canvasElement), await photoOf('oksana.png', 400, 200));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kadruj zdjęcie' }));
  await dialog.findByRole('button', { name: 'Użyj zdjęcia' });
  return dialog;
}

/** The picture that was uploaded. */
function sentIn({ upload }: AvatarFieldProps): File | undefined {
  if (typeof upload !== 'function') return undefined;
  return (upload as ReturnType<typeof takesAll>).mock.calls[0]?.[0];
}

async function sizeOf(args: AvatarFieldProps): Promise<readonly number[]> {
  const file = sentIn(args);
  if (!file) return [];
  const { width, height } = await createImageBitmap(file);
  return [width, height];
}
