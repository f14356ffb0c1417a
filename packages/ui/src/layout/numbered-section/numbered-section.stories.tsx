import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextLink } from '../../actions/text-link/text-link';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { NumberedSection } from './numbered-section';

const meta = {
  title: 'Layout/NumberedSection',
  component: NumberedSection,
  args: { number: '3.1', title: 'Kto opiekuje się dzieckiem?', children: 'Klub dziecięcy „Skrzat”' },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'region named by its heading of level 2; the number is read before it',
      reads: '„Kto opiekuje się dzieckiem?, region. 3.1. Kto opiekuje się dzieckiem?, nagłówek poziom 2”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof NumberedSection>;
export default meta;

export const WithAnAction: StoryObj<typeof meta> = {
  args: { action: <TextLink href="#care">Zmień</TextLink> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zmień' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveAccessibleName(
      'Kto opiekuje się dzieckiem?',
    );
  },
};

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'Kto opiekuje się dzieckiem?' });
    await expect(section).toHaveTextContent(/^3\.1/);
  },
};
