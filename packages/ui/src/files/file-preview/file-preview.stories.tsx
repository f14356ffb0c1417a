import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import agreementUrl from '../pdf-view/samples/umowa-uczestnictwa.pdf?inline';
import { FilePreview } from './file-preview';

const agreement = Uint8Array.from(atob(agreementUrl.slice(agreementUrl.indexOf(',') + 1)), (sign) =>
  sign.charCodeAt(0),
);

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="400" height="300"%3E%3Crect width="400" height="300" fill="%23eee"/%3E%3C/svg%3E';

const LARGE = PICTURE.replace('400', '1600').replace('300', '1200');

const meta = {
  title: 'Files/FilePreview',
  component: FilePreview,
  args: { name: 'umowa.docx', url: '/pliki/umowa.docx' },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes through the tools and to the picture', 'MovesAPictureByKeys'],
        [
          '+, -, 0',
          'on the picture or a tool: enlarge, make smaller, show the whole picture',
          'MovesAPictureByKeys',
        ],
        ['Arrows', 'move an enlarged picture', 'MovesAPictureByKeys'],
      ],
      roles:
        'what the file asks for: the region of a PDF, of a picture with its tools, or a link to download it',
      reads: '„Umowa.docx: Tego pliku nie pokażemy tutaj. Pobierz: umowa.docx, łącze”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof FilePreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Pobierz: umowa.docx' })).toHaveAttribute(
      'download',
      'umowa.docx',
    );
  },
};

export const ShowsAPicture: Story = {
  args: { name: 'zaświadczenie.jpg', url: PICTURE, downloadUrl: '/pliki/zaswiadczenie.jpg' },
  tags: ['picture', 'recorded'],
  play: async () => {
    const picture = await screen.findByRole('img', { name: 'zaświadczenie.jpg' });
    await waitFor(() => expect(picture).toHaveAttribute('data-phase', 'loaded'));
    await expect(screen.getByRole('region', { name: 'zaświadczenie.jpg' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Pobierz: zaświadczenie.jpg' })).toHaveAttribute(
      'href',
      '/pliki/zaswiadczenie.jpg',
    );
  },
};

/** In a page the wheel scrolls, and with Ctrl, as from the fingers on a trackpad, it enlarges. */
export const EnlargesAndTurnsAPicture: Story = {
  args: { name: 'zaświadczenie.jpg', url: PICTURE },
  play: async () => {
    const picture = await screen.findByRole('img', { name: 'zaświadczenie.jpg' });
    await waitFor(() => expect(picture.style.transform).toContain('scale(1)'));
    await hand.wheel(picture, -100);
    await expect(screen.getByText('100%')).toBeVisible();
    await hand.keyboard('{Control>}');
    await hand.wheel(picture, -100);
    await hand.keyboard('{/Control}');
    await expect(await screen.findByText('112%')).toBeVisible();
    await hand.click(screen.getByRole('button', { name: 'Obróć w prawo' }));
    await waitFor(() => expect(picture.style.transform).toContain('rotate(90deg) scale(1.12)'));
    await hand.click(screen.getByRole('button', { name: 'Pokaż cały obraz' }));
    await expect(await screen.findByText(/^100%/)).toBeVisible();
  },
};

export const MovesAPictureByKeys: Story = {
  args: { name: 'zaświadczenie.jpg', url: LARGE },
  play: async () => {
    const picture = await screen.findByRole('img', { name: 'zaświadczenie.jpg' });
    await waitFor(() => expect(picture.style.transform).toContain('scale(1)'));
    await hand.tab();
    await expect(screen.getByRole('button', { name: 'Pomniejsz' })).toHaveFocus();
    await hand.keyboard('++++{ArrowDown}');
    await waitFor(() => expect(picture.style.transform).toMatch(/translate\(0px, -\d.*scale\(1\.48\)/));
    await hand.keyboard('{ArrowUp}');
    await waitFor(() => expect(picture.style.transform).toMatch(/translate\(0px, \d/));
    await hand.keyboard('{ArrowRight}');
    await waitFor(() => expect(picture.style.transform).toMatch(/translate\(-\d/));
    await hand.keyboard('{ArrowLeft}');
    await waitFor(() => expect(picture.style.transform).toMatch(/translate\(\d/));
    await hand.keyboard('-');
    await waitFor(() => expect(picture.style.transform).toContain('scale(1.36)'));
    await hand.keyboard('0');
    await waitFor(() => expect(picture.style.transform).toContain('translate(0px, 0px)'));
  },
};

export const ShowsAPdf: Story = {
  args: { name: 'umowa.pdf', url: '/pliki/umowa.pdf', source: agreement },
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'umowa.pdf' })).toBeInTheDocument();
  },
};
