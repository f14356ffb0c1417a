import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { TextField } from '../fields/text-field/text-field';
import { FieldGroup } from './field-group';

const meta = {
  title: 'Forms/FieldGroup',
  component: FieldGroup,
  args: {
    legend: 'Adres zamieszkania',
    hint: 'Taki, pod którym mieszkasz z dzieckiem.',
    children: [
      <TextField key="street" label="Ulica" name="street" />,
      <TextField key="house" label="Numer domu" name="house_no" />,
    ],
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'group named by its legend, described by its hint',
      reads: '„Adres zamieszkania, grupa, Taki, pod którym mieszkasz z dzieckiem. Ulica, pole edycyjne”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof FieldGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Adres zamieszkania' });
    await expect(group).toHaveAccessibleDescription('Taki, pod którym mieszkasz z dzieckiem.');
    await expect(within(group).getByRole('textbox', { name: 'Ulica' })).toBeVisible();
  },
};

/** Controls side by side stand at one height, also where only one has a hint; the other one has its label at its box. */
export const StandsInLine: Story = {
  args: {
    children: [
      <TextField key="city" label="Miejscowość" name="city" hint="Wpisz co najmniej 2 litery." />,
      <TextField key="zip" label="Kod pocztowy" name="zip_code" />,
    ],
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxOf = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect();
    await expect(boxOf('Miejscowość').top).toBe(boxOf('Kod pocztowy').top);
    const label = canvas.getByText('Kod pocztowy').getBoundingClientRect();
    await expect(boxOf('Kod pocztowy').top - label.bottom).toBeLessThan(label.height);
  },
};
