import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { TextField } from '../fields/text-field/text-field';
import { ErrorSummary } from './error-summary';

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    lead: 'Nie wysłaliśmy zgłoszenia.',
    errors: [
      { name: 'provider_nip', text: 'NIP placówki: Za krótki NIP' },
      { name: 'provider_city', text: 'Miejscowość: Niepoprawne miasto' },
    ],
  },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'reaches the link of each field', 'LinksFocusTheField'],
        ['Enter', 'moves the focus to the field', 'LinksFocusTheField'],
      ],
      roles:
        'The heading is an alert and can take the focus; below it a list of links named by the field and its error.',
      reads: '„Nie wysłaliśmy zgłoszenia. Popraw 2 pola zaznaczone na czerwono.”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture', 'recorded'] };

export const OneField: Story = {
  args: { errors: [{ name: 'mail', text: 'Adres e-mail: Nieprawidłowy email' }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Nie wysłaliśmy zgłoszenia.Popraw pole zaznaczone na czerwono.',
    );
  },
};

export const Empty: Story = {
  args: { errors: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const LinksFocusTheField: Story = {
  render: (args) => (
    <form className="u:grid u:gap-5" aria-label="Placówka" noValidate>
      <ErrorSummary {...args} />
      <TextField label="NIP placówki" name="provider_nip" error="Za krótki NIP" />
      <details>
        <summary>Adres placówki</summary>
        <TextField label="Miejscowość" name="provider_city" error="Niepoprawne miasto" />
      </details>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.tab();
    await expect(canvas.getByRole('link', { name: 'NIP placówki: Za krótki NIP' })).toHaveFocus();
    await hand.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'NIP placówki' })).toHaveFocus();
    await hand.click(canvas.getByRole('link', { name: 'Miejscowość: Niepoprawne miasto' }));
    await expect(canvas.getByRole('textbox', { name: 'Miejscowość' })).toHaveFocus();
  },
};
