import type { Meta, StoryObj } from '@storybook/react-vite';
import { aChild } from '@urzad/domain/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { RegistrationStep } from './registration-step.example';

const meta = {
  title: 'Forms/Registration step',
  component: RegistrationStep,
  args: { onSubmit: fn() },
  parameters: {
    accessibility: {
      keys: [
        ['Enter', 'sends the form from any line'],
        ['Tab', 'goes from field to field'],
      ],
      roles:
        'those of the fields that the description of the domain asks for; a refused form is an alert, and the first wrong field takes the focus',
      reads:
        '„Nie możemy przejść dalej.”; „Planowany koszt miesięczny, pole edycyjne, niepoprawne, Pole jest wymagane”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof RegistrationStep>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const ShowsTheSavedDraft: Story = {
  args: { child: aChild() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Żłobek' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /Opieka od dnia/ })).toHaveValue('01.05.2027');
    await expect(canvas.getByRole('textbox', { name: /Liczba miesięcy/ })).toHaveValue('12');
    await expect(canvas.getByRole('combobox', { name: /Miejscowość/ })).toHaveValue('Stargard');
    await expect(canvas.getByRole('textbox', { name: /Planowany koszt/ })).toHaveValue('1\u00a0340,00');

    await userEvent.click(canvas.getByRole('button', { name: 'Dalej: załączniki' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(aChild()));
  },
};

export const RefusesAndLeadsToTheFirstField: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Dalej: załączniki' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Żłobek' })).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nie możemy przejść dalej.');

    await userEvent.click(canvas.getByRole('link', { name: /Planowany koszt miesięczny/ }));
    const cost = canvas.getByRole('textbox', { name: /Planowany koszt/ });
    await expect(cost).toHaveFocus();
    await expect(cost).toHaveAccessibleDescription('Pole jest wymagane');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const CorrectsWhileTyping: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Żłobek'));
    const nip = await canvas.findByRole('textbox', { name: /NIP placówki/ });
    await userEvent.type(nip, '00000');
    await expect(nip).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(nip).toHaveAccessibleDescription('Za krótki NIP'));
    await userEvent.type(nip, '00023');
    await waitFor(() => expect(nip).toBeValid());
  },
};

export const SendsWhatWasTyped: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const type = async (name: RegExp, text: string) =>
      userEvent.type(canvas.getByRole('textbox', { name }), text);

    await userEvent.click(canvas.getByText('Żłobek'));
    await type(/Opieka od dnia/, '1.5.27');
    await type(/Liczba miesięcy/, '11,6');
    await type(/Nazwa placówki/, '  Żłobek „Pod Żółwikiem” ');
    await type(/Numer w rejestrze/, '0001/ZL');
    await type(/NIP placówki/, '000-000-00-23');
    await userEvent.type(canvas.getByRole('combobox', { name: /Miejscowość opieki/ }), 'stargard');
    await userEvent.click(await screen.findByRole('option', { name: 'Stargard' }));
    await type(/Planowany koszt/, '1 340,5{Enter}');

    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        care_form: 'ZLOBEK',
        care_start: '2027-05-01',
        care_months: 12,
        provider_name: 'Żłobek „Pod Żółwikiem”',
        provider_nip: '0000000023',
        provider_city: 'Stargard',
        planned_cost: 134_050,
      }),
    );
  },
};

export const AsksTheNannyQuestions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('Drugi rodzic pracuje')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('Niania'));
    await expect(await canvas.findByText('Drugi rodzic pracuje')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /NIP placówki/ })).not.toBeInTheDocument();
  },
};
