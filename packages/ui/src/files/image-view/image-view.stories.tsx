import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { ImageView } from './image-view';

/** A generated certificate: the story needs no file. */
const SCAN =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="595" height="842"%3E%3Crect width="595" height="842" fill="white"/%3E%3Cpath d="M60 80h220M60 140h470M60 170h470M60 200h380M60 260h470M60 290h300" stroke="%23444" stroke-width="12"/%3E%3Ccircle cx="470" cy="700" r="60" fill="none" stroke="%235b2d8a" stroke-width="8"/%3E%3C/svg%3E';

const meta = {
  title: 'Files/ImageView',
  component: ImageView,
  args: { src: SCAN, alt: 'zaświadczenie-pracodawca.jpg' },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes through the tools and into the picture'],
        ['Arrows', 'scroll the enlarged picture'],
      ],
      roles:
        'img named by its alternative inside a region of the same name; the tools are buttons, disabled at their ends',
      reads: '„Powiększ, przycisk. Zaświadczenie-pracodawca.jpg, region, grafika”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof ImageView>;
export default meta;

type Story = StoryObj<typeof meta>;

const picture = () => screen.getByRole('img', { name: 'zaświadczenie-pracodawca.jpg' });

export const Default: Story = { tags: ['picture'] };

export const Rotates: Story = {
  play: async () => {
    await hand.click(screen.getByRole('button', { name: 'Obróć w prawo' }));
    await expect(picture()).toHaveStyle({ rotate: '90deg' });
    await hand.click(screen.getByRole('button', { name: 'Obróć w lewo' }));
    await expect(picture()).toHaveStyle({ rotate: '0deg' });
  },
};

export const Zooms: Story = {
  play: async () => {
    const before = picture().parentElement?.offsetWidth ?? 0;
    await expect(screen.getByRole('button', { name: 'Pomniejsz' })).toBeDisabled();
    await hand.click(screen.getByRole('button', { name: 'Powiększ' }));
    await expect(picture().parentElement?.offsetWidth).toBeGreaterThan(before);
  },
};

export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się pokazać obrazu');
  },
};
