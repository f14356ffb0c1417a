import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inputOf, takesAll } from '../file-field/upload.example';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { VideoField } from './video-field';

const KNOWN = [{ filename: 'f1.mp4', name: 'plac-zabaw.mp4' }];

const meta = {
  title: 'Files/VideoField',
  component: VideoField,
  args: { label: 'Film', name: 'film', known: KNOWN, upload: takesAll(), onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [
        [
          'Tab',
          'goes to the player of the browser, to the button that takes the film away and to the one that sends',
        ],
        ['Space', 'plays and pauses; presses a button'],
      ],
      roles: 'group named by its label, with a native player named by the film',
      reads:
        '„Film, grupa. plac-zabaw.mp4, wideo. Usuń obrazek: plac-zabaw.mp4, przycisk. Wrzuć plik video, przycisk”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof VideoField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Wrzuć plik video' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Usuń/ })).not.toBeInTheDocument();
    const film = new File(['..'], 'plac-zabaw.webm', { type: 'video/webm' });
    await userEvent.upload(inputOf(canvasElement), film, { applyAccept: false });
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('srv-plac-zabaw.webm'));
    const player = canvasElement.querySelector('video');
    await expect(player).toHaveAccessibleName('plac-zabaw.webm');
    await expect(player).toHaveTextContent('Ta przeglądarka nie odtworzy tego nagrania.');
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń obrazek: plac-zabaw.webm' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const RefusesAPageUnderTheNameOfAFilm: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const film = new File(['<script>'], 'film.html', { type: 'video/mp4' });
    await userEvent.upload(inputOf(canvasElement), film, { applyAccept: false });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Zły format pliku');
    await expect(args.upload).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: ({ upload }) => (
    <div className="grid gap-5 tablet:grid-cols-2">
      <VideoField label="Film" upload={upload} required error="Dołącz wymagany dokument" />
      <VideoField label="Film" upload={upload} known={KNOWN} defaultValue="f1.mp4" />
      <VideoField label="Film" upload={upload} known={KNOWN} defaultValue="f1.mp4" readOnly />
      <VideoField label="Film" upload={upload} disabled />
    </div>
  ),
};
