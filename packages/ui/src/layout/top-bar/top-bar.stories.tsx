import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { TopBar } from './top-bar';

const meta = {
  title: 'Layout/TopBar',
  component: TopBar,
  parameters: {
    layout: 'fullscreen',
    accessibility: {
      keys: [],
      roles: 'region named "Dane urzędu" with links to the mail, the phones and the social medium',
      reads: '„Dane urzędu, region. granty@rup-zielonystaw.example, łącze"',
    } satisfies AccessibilityNotes,
  },
  args: {
    address: 'ul. Lipowa 12, 00-000 Zielony Staw',
    mail: 'granty@rup-zielonystaw.example',
    phones: ['(00) 123 45 61', '(00) 123 45 62', '(00) 123 45 63', '(00) 123 45 64'],
    socialHref: 'https://social.example/rup',
  },
} satisfies Meta<typeof TopBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('region', { name: 'Dane urzędu' }));
    await expect(bar.getByText('ul. Lipowa 12, 00-000 Zielony Staw')).toBeVisible();
    await expect(bar.getByRole('link', { name: 'granty@rup-zielonystaw.example' })).toHaveAttribute(
      'href',
      'mailto:granty@rup-zielonystaw.example',
    );
    await expect(bar.getAllByRole('link', { name: /^\(00\)/ })).toHaveLength(4);
    await expect(bar.getByRole('link', { name: '(00) 123 45 62' })).toHaveAttribute('href', 'tel:001234562');
    await expect(bar.getByRole('link', { name: /^Profil społecznościowy/ })).toBeVisible();
  },
};

export const WithoutProfile: Story = {
  args: { socialHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Profil społecznościowy/ })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};

/** Between a phone and a desktop too, in two rows. */
export const ShowsTheAddressOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ul. Lipowa 12, 00-000 Zielony Staw')).toBeVisible();
  },
};

/** On a phone it is in the footer. */
export const HiddenOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).not.toBeInTheDocument();
  },
};
