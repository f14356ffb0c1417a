import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { playsWhatWasSent, refuses } from '../file-field/testing/player';
import { takesAll } from '../file-field/testing/upload';
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
  play: playsWhatWasSent({
    element: 'video',
    attach: 'Wrzuć plik video',
    remove: 'Usuń obrazek',
    unplayable: 'Ta przeglądarka nie odtworzy tego nagrania.',
    file: new File(['..'], 'plac-zabaw.webm', { type: 'video/webm' }),
  }),
};

export const RefusesAPageUnderTheNameOfAFilm: Story = {
  play: refuses(new File(['<script>'], 'film.html', { type: 'video/mp4' })),
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: ({ upload }) => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <VideoField label="Film" upload={upload} required error="Dołącz wymagany dokument" />
      <VideoField label="Film" upload={upload} known={KNOWN} defaultValue="f1.mp4" />
      <VideoField label="Film" upload={upload} known={KNOWN} defaultValue="f1.mp4" readOnly />
      <VideoField label="Film" upload={upload} disabled />
    </div>
  ),
};
