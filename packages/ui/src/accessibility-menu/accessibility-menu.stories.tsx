import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AccessibilityMenu } from './accessibility-menu';

const meta = {
  title: 'Layout/AccessibilityMenu',
  component: AccessibilityMenu,
  args: {
    highContrast: false,
    onHighContrastChange: fn(),
    fontSize: 'medium',
    onFontSizeChange: fn(),
    scheme: 'light',
    onSchemeChange: fn(),
    statementHref: '/accessibility',
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-96 items-start justify-end">
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Dostępność' }));
    await screen.findByRole('dialog', { name: 'Dostępność' });
  },
} satisfies Meta<typeof AccessibilityMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const HighContrast: Story = { args: { highContrast: true, scheme: 'dark' } };

export const TellsWhatWasChosen: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Dostępność' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Wysoki kontrast' }));
    await expect(args.onHighContrastChange).toHaveBeenCalledWith(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Duża' }));
    await expect(args.onFontSizeChange).toHaveBeenCalledWith('large');
    await userEvent.click(screen.getByRole('radio', { name: 'Ciemny' }));
    await expect(args.onSchemeChange).toHaveBeenCalledWith('dark');
    await expect(screen.getByRole('link', { name: 'Deklaracja dostępności' })).toBeInTheDocument();
  },
};
