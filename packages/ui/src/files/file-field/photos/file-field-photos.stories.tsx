import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../../../forms/form/form';
import { FormField } from '../../../forms/form/parts/form-field';
import { FormSubmit } from '../../../forms/form/parts/form-submit';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { inputOf } from '../../upload-field/testing/upload';
import { attachedFilesPart } from '../attached-files-part';
import { FileField } from '../file-field';
import { photoOfferPart } from './photo-offers';
import { readPhoto } from './read-photo';
import { aPhoto } from './testing/photos';

const LIMIT = 300_000;
const sent = fn();

/** Photos above the limit: a smaller copy is offered, and nothing is added before the person has decided. */
const meta = {
  title: 'Files/FileField/Photos',
  component: FileField,
  args: {
    label: 'Zdjęcia dokumentów',
    name: 'photos',
    multiple: true,
    limitBytes: LIMIT,
    files: [],
    onAdd: fn(),
    onRemove: fn(),
    onReject: fn(),
  },
  // Loaded before the story, so that the result does not depend on the loading time.
  beforeEach: async () => {
    await attachedFilesPart.load();
    await photoOfferPart.load();
  },
  parameters: {
    accessibility: {
      keys: [['Enter, Space', 'attach the smaller copy, or leave the photo', 'AttachesTheCopyByTheKeyboard']],
      roles: 'each photo is a group named by its file; a status says both sizes; the copy is an image',
      reads:
        '„Zdjęcie jest za duże: IMG_2041.jpg, grupa. Ma 623,70 kB, a może mieć do 292,97 kB. Nic nie zostało jeszcze wysłane. Mniejsza kopia ma 213,25 kB (1280 × 960 pikseli).”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

const shown = (canvas: { findByAltText: (text: string) => Promise<HTMLElement> }, name = 'IMG_2041.jpg') =>
  canvas.findByAltText(`Mniejsza kopia zdjęcia ${name}`);

/** Both sizes and the copy are seen before anything is added. */
export const OffersASmallerCopy: Story = {
  tags: ['picture', 'recorded'],
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), await aPhoto());
    const image = await shown(canvas);
    await waitFor(() => expect(image).toHaveProperty('complete', true));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Ma .*, a może mieć do 292,97\skB\..*Mniejsza kopia ma /,
    );
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(args.onReject).not.toHaveBeenCalled();
  },
};

export const AttachesTheCopyByTheKeyboard: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const photo = await aPhoto();
    await expect(photo.size).toBeGreaterThan(LIMIT);
    await userEvent.upload(inputOf(canvasElement), photo);
    await shown(canvas);
    canvas.getByRole('button', { name: 'Dołącz dokumenty' }).focus();
    await hand.tab();
    await expect(canvas.getByRole('button', { name: 'Dołącz mniejszą kopię' })).toHaveFocus();
    await hand.keyboard('{Enter}');
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    const [copy] = (args.onAdd as ReturnType<typeof fn>).mock.lastCall?.[0] ?? [];
    await expect(copy).toMatchObject({ name: 'IMG_2041.jpg', type: 'image/jpeg' });
    await expect(copy.size).toBeLessThanOrEqual(LIMIT);
    await expect(canvas.queryByRole('group', { name: /za duże/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Dołącz dokumenty' })).toHaveFocus();
  },
};

/** The person has decided, so no row says it once more. */
export const LeavesThePhotoOut: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), await aPhoto());
    await shown(canvas);
    await hand.click(canvas.getByRole('button', { name: 'Nie dołączaj' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: /za duże/ })).not.toBeInTheDocument());
    await expect(args.onReject).not.toHaveBeenCalled();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Dołącz dokumenty' })).toHaveFocus();
  },
};

/** A phone that was held upright notes it beside the picture: the copy and what is shown stand upright. */
export const TurnsThePhotoUpright: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const photo = await aPhoto({ isTurned: true });
    await userEvent.upload(inputOf(canvasElement), photo);
    const image = (await shown(canvas)) as HTMLImageElement;
    await waitFor(() => expect(image.naturalHeight).toBeGreaterThan(image.naturalWidth));
    await hand.click(canvas.getByRole('button', { name: 'Dołącz mniejszą kopię' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    const [copy] = (args.onAdd as ReturnType<typeof fn>).mock.lastCall?.[0] ?? [];
    const bitmap = await readPhoto(copy);
    await expect(bitmap.height).toBeGreaterThan(bitmap.width);
    bitmap.close();
    // The brown upper half of the sensor is on the right of the photo.
    await expect(await redOf(copy, 0.95)).toBeGreaterThan((await redOf(copy, 0.05)) + 40);
  },
};

/** Nobody goes on with a photo left out unseen. */
export const HoldsTheFormUntilThePersonDecides: Story = {
  beforeEach: () => void sent.mockClear(),
  render: ({ name = '', ...args }) => (
    <Form label="Sprawa" defaultValues={{ [name]: '' }} send={async () => sent()} summary={false}>
      <FormField name={name}>{({ error }) => <FileField {...args} name={name} error={error} />}</FormField>
      <FormSubmit>Wyślij</FormSubmit>
    </Form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), await aPhoto());
    await shown(canvas);
    await hand.click(canvas.getByRole('button', { name: 'Wyślij' }));
    await expect(
      await canvas.findByText('Zdecyduj, co zrobić ze zdjęciem, które jest za duże'),
    ).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();

    await hand.click(canvas.getByRole('button', { name: 'Nie dołączaj' }));
    await waitFor(() => expect(canvas.queryByText(/^Zdecyduj/)).not.toBeInTheDocument());
    await hand.click(canvas.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  },
};

export const RefusesWhatCannotBeRead: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const broken = new File([new Uint8Array(LIMIT + 1)], 'zdjęcie.jpg', { type: 'image/jpeg' });
    const scan = new File([new Uint8Array(LIMIT + 1)], 'skan.pdf');
    await userEvent.upload(inputOf(canvasElement), [broken, scan]);
    await waitFor(() => expect(args.onReject).toHaveBeenCalledTimes(2));
    await expect(args.onReject).toHaveBeenCalledWith([expect.objectContaining({ file: scan, code: 'size' })]);
    await expect(args.onReject).toHaveBeenCalledWith([
      expect.objectContaining({ file: broken, code: 'size' }),
    ]);
    await expect(canvas.queryByRole('group', { name: /za duże/ })).not.toBeInTheDocument();
  },
};

/** The red of a point at half the height; `at` is its place from left to right, 0-1. */
async function redOf(file: Blob, at: number): Promise<number> {
  const bitmap = await createImageBitmap(file);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const [red = 0] =
    context?.getImageData(Math.floor(bitmap.width * at), Math.floor(bitmap.height / 2), 8, 8).data ?? [];
  bitmap.close();
  return red;
}
