import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { HiddenFields } from './form-places.example';

const ALL = {
  name: 'Bajka',
  street: 'Polna',
  phone: '600 123 456',
  fax: '91 000 00 00',
  city: 'Stargard',
  note: 'Parter',
  seats: '24',
};

const meta = {
  title: 'Forms/Form places',
  component: HiddenFields,
  args: { values: ALL, send: fn(async () => undefined), onErrors: fn() },
  parameters: {
    accessibility: {
      keys: [['Enter', 'on a link of the summary opens the place of the field and moves the focus there']],
      roles: 'what holds the first wrong field opens before the field takes the focus',
      reads: '„Miejscowość, okno dialogowe. Miejscowość, edycja, wymagane, niepoprawne, Pole jest wymagane”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof HiddenFields>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.findByRole('textbox', { name });

async function send(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Zapisz placówkę' }));
}

async function isFocused(name: string) {
  await waitFor(async () => expect(await field(name)).toHaveFocus());
  await expect(await field(name)).toHaveAccessibleDescription('Pole jest wymagane');
}

export const OpensAClosedSection: Story = {
  args: { values: { ...ALL, street: '', fax: '' } },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await isFocused('Ulica');
    await expect(within(canvasElement).getByRole('group')).toHaveAttribute('open');
  },
};

export const OpensAClosedTab: Story = {
  args: { values: { ...ALL, fax: '', city: '' } },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await isFocused('Faks');
    await expect(screen.getByRole('tab', { name: 'Faks', selected: true })).toBeVisible();
  },
};

/** Fields that nobody has opened yet are judged too, and named in the summary. */
export const OpensAClosedSidePanel: Story = {
  args: { values: { ...ALL, city: '', note: '', seats: '' } },
  play: async ({ args, canvasElement }) => {
    await send(canvasElement);
    await isFocused('Miejscowość');
    await expect(screen.getByRole('dialog', { name: 'Miejscowość' })).toBeVisible();
    await expect(args.onErrors).toHaveBeenCalledWith({
      city: 'is-empty',
      note: 'is-empty',
      seats: 'is-empty',
    });

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const links = within(canvasElement)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    await expect(links).toEqual([
      'Miejscowość: Pole jest wymagane',
      'Uwagi: Pole jest wymagane',
      'Liczba miejsc: Pole jest wymagane',
    ]);
  },
};

export const LinksOpenThePlaceOfTheField: Story = {
  args: { values: { ...ALL, name: '', street: '', seats: '' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await send(canvasElement);
    await isFocused('Nazwa');
    await userEvent.click(canvas.getByRole('link', { name: 'Ulica: Pole jest wymagane' }));
    await isFocused('Ulica');
    await userEvent.click(canvas.getByRole('link', { name: 'Liczba miejsc: Pole jest wymagane' }));
    await isFocused('Liczba miejsc');
    await expect(screen.getByRole('dialog', { name: 'Miejsca' })).toBeVisible();
  },
};

export const OpensASheetOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { values: { ...ALL, seats: '' } },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await isFocused('Liczba miejsc');
    await expect(screen.getByRole('dialog', { name: 'Miejsca' })).toBeVisible();
  },
};

/** Sent from inside the panel, refused for a field below it: the panel makes way. */
export const APanelClosesForAFieldOfThePage: Story = {
  args: { values: { ...ALL, name: '' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Podaj miejscowość' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Zapisz z panelu' }));
    await isFocused('Nazwa');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** What was typed in a panel is kept when it closes, and sent with the rest. */
export const KeepsWhatWasTypedInAPanel: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Podaj miejscowość' }));
    await userEvent.type(await field('Uwagi'), ', wejście od podwórza');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await send(canvasElement);
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
    await expect(args.send).toHaveBeenCalledWith({ ...ALL, note: 'Parter, wejście od podwórza' });
  },
};
