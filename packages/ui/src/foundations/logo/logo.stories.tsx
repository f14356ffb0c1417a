import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { followed } from '../../internal/testing/followed';
import { hand } from '../../internal/testing/hand';
import { Logo } from './logo';

const meta = {
  title: 'Foundations/Logo',
  component: Logo,
  args: { name: 'Małe granty II', office: 'Regionalny Urząd Pracy', href: '#' },
  parameters: {
    accessibility: {
      keys: [['Enter', 'goes to the first page', 'EnterGoesToTheFirstPage']],
      roles: 'link named by the service and the office',
      reads: '„Małe granty II Regionalny Urząd Pracy, łącze”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Logo>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Małe granty II/ })).toBeVisible();
  },
};

/** A sign of another shape is as high as ours, and as wide as it is. */
export const WithTheSignOfAnotherOffice: StoryObj<typeof meta> = {
  args: {
    name: 'Bon na zasiedlenie',
    office: 'Powiatowy Urząd Pracy w Zielonym Borze',
    mark: <OtherMark />,
  },
  render: (args) => (
    <div className="u:grid u:justify-items-start u:gap-4">
      <Logo {...args} />
      <Logo name="Małe granty II" href="#" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const marks = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.querySelector('svg')?.getBoundingClientRect());
    const [other, ours] = marks;
    await expect(other?.height).toBeGreaterThan(37);
    await expect(other?.height).toBe(ours?.height);
    await expect(other?.width).toBeCloseTo((other?.height ?? 0) / 2, 0);
  },
};

function OtherMark() {
  return (
    <svg viewBox="0 0 22 44" aria-hidden="true">
      <path d="M11 0l11 22-11 22L0 22z" fill="var(--urzad-accent)" />
    </svg>
  );
}

export const EnterGoesToTheFirstPage: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Małe granty II/ });
    const follow = followed(link);
    link.focus();
    await hand.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};
