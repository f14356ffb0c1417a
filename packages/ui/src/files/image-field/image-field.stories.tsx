import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { refuses } from '../upload-field/testing/player';
import { inputOf, offers, opensTheChooser, PICTURE, takesAll } from '../upload-field/testing/upload';
import { ImageField } from './image-field';

const KNOWN = [
  { filename: 'z1.jpg', name: 'plac-zabaw.jpg', url: PICTURE },
  { filename: 'z2.jpg', name: 'uszkodzony.jpg', url: 'data:image/jpeg;base64,AAAA' },
];

const meta = {
  title: 'Files/ImageField',
  component: ImageField,
  args: { label: 'Zdjęcie', name: 'picture', known: KNOWN, upload: takesAll(PICTURE), onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [
        [
          'Tab',
          'goes to the button that takes the picture away and to the one that sends',
          'KeysTakeAPictureAway',
        ],
        ['Enter, Space', 'press the button', 'KeysTakeAPictureAway'],
      ],
      roles: 'group named by its label; the picture is a figure whose caption says what it is',
      reads:
        '„Zdjęcie, grupa. plac-zabaw.jpg. Usuń obrazek: plac-zabaw.jpg, przycisk. Wrzuć obrazek, przycisk”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof ImageField>;
export default meta;

type Story = StoryObj<typeof meta>;

const photo = (name: string) => new File(['..'], name, { type: 'image/jpeg' });

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(inputOf(canvasElement), photo('dom.jpg'));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('srv-dom.jpg'));
    await expect(canvas.getByRole('figure')).toHaveTextContent('dom.jpg');
    await userEvent.upload(inputOf(canvasElement), photo('ogród.webp'));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('srv-ogród.webp'));
    await expect(canvas.getAllByRole('figure')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń obrazek: ogród.webp' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('figure')).not.toBeInTheDocument();
  },
};

export const RefusesWhatIsNoPicture: Story = { play: refuses(photo('rysunek.svg')) };

/** What the server of this office takes (`UPLOAD_EXTENSIONS` of its contract), no kind more. */
export const OffersWhatTheServerTakes: Story = { play: offers('jpg', 'jpeg', 'png', 'webp', 'gif') };

export const RefusesABitmap: Story = { play: refuses(photo('skan.bmp')) };

export const ShowsASheetForABrokenPicture: Story = {
  args: { defaultValue: 'z2.jpg', onBroken: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('JPG')).toBeVisible();
    await expect(args.onBroken).toHaveBeenCalledOnce();
    await expect(args.onBroken).toHaveBeenCalledWith(expect.objectContaining({ name: 'uszkodzony.jpg' }));
    await expect(canvas.getByRole('figure')).toHaveTextContent('uszkodzony.jpg');
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: ({ upload }) => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <ImageField label="Zdjęcie" upload={upload} known={KNOWN} defaultValue="z1.jpg" />
      <ImageField label="Zdjęcie" upload={upload} required error="Dołącz wymagany dokument" />
      <ImageField label="Zdjęcie" upload={upload} known={KNOWN} defaultValue="z1.jpg" readOnly />
      <ImageField label="Zdjęcie" upload={upload} readOnly />
    </div>
  ),
};

export const KeysTakeAPictureAway: Story = {
  args: { defaultValue: 'z1.jpg' },
  play: async ({ args, canvas, canvasElement }) => {
    const remove = canvas.getByRole('button', { name: 'Usuń obrazek: plac-zabaw.jpg' });
    await hand.tab();
    await expect(remove).toHaveFocus();
    await hand.tab();
    await expect(canvas.getByRole('button', { name: /^Wrzuć obrazek/ })).toHaveFocus();
    await opensTheChooser(canvasElement, '{Enter}', ' ');
    await hand.tab({ shift: true });
    await hand.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await waitFor(() => expect(remove).not.toBeInTheDocument());
  },
};
