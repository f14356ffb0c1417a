import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { HelpText } from './help-text';

const meta = {
  title: 'Data/HelpText',
  component: HelpText,
  args: {
    title: 'Skąd wziąć numer z rejestru żłobków?',
    children: (
      <p>
        Numer jest na zaświadczeniu o wpisie do rejestru. Możesz też zapytać w sekretariacie placówki – podają
        go od ręki.
      </p>
    ),
  },
  parameters: {
    accessibility: {
      keys: [['Enter, Space', 'open and close the help', 'OpensAndCloses']],
      roles: 'button named by its question, expanded or collapsed; what is closed is hidden from everybody',
      reads: '„Skąd wziąć numer z rejestru żłobków?, przycisk, zwinięty”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof HelpText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: args.title, expanded: false })).toBeVisible();
    await expect(canvas.getByText(/zaświadczeniu o wpisie/)).not.toBeVisible();
  },
};

export const Open: Story = { args: { defaultOpen: true }, tags: ['picture'] };

export const OpensAndCloses: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const help = canvas.getByText(/zaświadczeniu o wpisie/);
    await expect(help).not.toBeVisible();
    await hand.tab();
    await hand.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: args.title, expanded: true })).toHaveFocus();
    await expect(help).toBeVisible();
    await hand.click(canvas.getByRole('button', { name: args.title }));
    await expect(canvas.getByRole('button', { name: args.title, expanded: false })).toBeVisible();
    await expect(help).not.toBeVisible();
    await hand.keyboard(' ');
    await expect(help).toBeVisible();
  },
};
