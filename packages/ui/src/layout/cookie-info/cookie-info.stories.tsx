import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { CookieInfo, type CookieInfoProps } from './cookie-info';

const meta = {
  title: 'Layout/CookieInfo',
  component: CookieInfo,
  args: { port: { isDismissed: () => false, dismiss: fn() }, policyHref: '/privacy-policy' },
  parameters: {
    layout: 'fullscreen',
    accessibility: {
      keys: [],
      roles: 'A region named by its title, in the flow of the page: it covers nothing and takes no focus.',
      reads: '„Nie śledzimy Cię, region”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof CookieInfo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Nie śledzimy Cię' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Co dokładnie zapisujemy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  },
};

export const Dismissed: Story = {
  args: { port: { isDismissed: () => true, dismiss: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** A server knows by a cookie whether it was dismissed, and stores that it was. */
export const ToldByAServer: Story = {
  args: { port: undefined, dismissed: false, onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await hand.click(canvas.getByRole('button', { name: 'Nie pokazuj więcej' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** Stores the dismissal like a browser. */
function Remembering(props: CookieInfoProps) {
  const [visit, setVisit] = useState(1);
  const [store] = useState(() => new Set<string>());
  const port = {
    isDismissed: () => store.has('cookie_info'),
    dismiss: () => void store.add('cookie_info'),
  };

  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Następna wizyta
      </button>
      <CookieInfo key={visit} {...props} port={port} />
    </>
  );
}

export const StaysAwayOnceDismissed: Story = {
  render: (args) => <Remembering {...args} />,
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('button', { name: 'Nie pokazuj więcej' }));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await hand.click(canvas.getByRole('button', { name: 'Następna wizyta' }));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};
