import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, Phone } from 'lucide-react';
import { expect, within } from 'storybook/test';
import type { LinkProps } from '../../foundations/link/link';
import { LinkProvider } from '../../foundations/link/link-provider';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { followed } from '../../internal/testing/followed';
import { hand } from '../../internal/testing/hand';
import { TextLink } from './text-link';

const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  args: { href: '#regulamin', children: 'Regulamin naboru' },
  parameters: {
    accessibility: {
      keys: [['Enter', 'follows it', 'IsFollowedByEnter']],
      roles: 'link; one that leads out of the portal says so in its name',
      reads: '„Biuletynie Informacji Publicznej (otwiera się w nowej karcie), łącze”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Regulamin naboru' })).toBeVisible();
  },
};

export const InSentence: Story = {
  tags: ['picture'],
  render: (args) => (
    <div className="u:grid u:max-w-text u:gap-4">
      <p>
        Zanim złożysz zgłoszenie, przeczytaj <TextLink {...args} />. Pełny tekst ogłosiliśmy też w{' '}
        <TextLink external href="https://www.gov.pl/">
          Biuletynie Informacji Publicznej
        </TextLink>
        .
      </p>
      <TextLink variant="standalone" icon={ArrowLeft} href="#zgloszenia">
        Wróć do zgłoszeń
      </TextLink>
      <TextLink variant="standalone" icon={Phone} href="tel:+48226542200">
        22 654 22 00
      </TextLink>
    </div>
  ),
};

export const SaysThatItOpensNewTab: Story = {
  args: { external: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /otwiera się w nowej karcie/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** An application provides the link of its router once; all widgets use it. */
export const UsesTheLinkOfTheApplication: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/portal#regulamin');
  },
};

function RouterLink({ href, ...props }: LinkProps) {
  return <a {...props} href={`/portal${href}`} />;
}

export const IsFollowedByEnter: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Regulamin naboru' });
    const follow = followed(link);
    link.focus();
    await hand.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};
