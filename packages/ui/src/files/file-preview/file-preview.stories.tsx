import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import agreementUrl from '../pdf-view/samples/umowa-uczestnictwa.pdf?inline';
import { FilePreview } from './file-preview';

const agreement = Uint8Array.from(atob(agreementUrl.slice(agreementUrl.indexOf(',') + 1)), (sign) =>
  sign.charCodeAt(0),
);

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="400" height="300"%3E%3Crect width="400" height="300" fill="%23eee"/%3E%3C/svg%3E';

const meta = {
  title: 'Files/FilePreview',
  component: FilePreview,
  args: { name: 'umowa.docx', url: '/pliki/umowa.docx' },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'what the file asks for: the region of a PDF, an img in its view, or a link to download it',
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
  play: async () => {
    await expect(screen.getByRole('img', { name: 'zaświadczenie.jpg' })).toBeInTheDocument();
    await expect(screen.getByRole('link', { name: 'Pobierz: zaświadczenie.jpg' })).toHaveAttribute(
      'href',
      '/pliki/zaswiadczenie.jpg',
    );
  },
};

export const ShowsAPdf: Story = {
  args: { name: 'umowa.pdf', url: '/pliki/umowa.pdf', source: agreement },
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'umowa.pdf' })).toBeInTheDocument();
  },
};
