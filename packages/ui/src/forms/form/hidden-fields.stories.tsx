import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FieldErrors } from '@urzad/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { type Facility, HiddenFields } from './testing/hidden-fields';

const ALL: Facility = {
  name: 'Bajka',
  street: 'Polna',
  phone: '600 123 456',
  fax: '91 000 00 00',
  city: 'Stargard',
  note: 'Parter',
  seats: '24',
  opened: '2020-01-04',
  period: { from: '2027-05-01', to: '2027-08-31' },
  break: { from: '2027-07-01', to: '2027-07-31' },
};

const meta = {
  title: 'Forms/Form hidden fields',
  component: HiddenFields,
  args: { values: ALL, send: fn(async (): Promise<FieldErrors | undefined> => undefined), onErrors: fn() },
  parameters: {
    accessibility: {
      keys: [
        [
          'Enter',
          'on a link of the summary opens the place of the field and moves the focus there',
          'ALinkOpensAClosedSection',
        ],
      ],
      roles: 'what holds the first wrong field opens before the field takes the focus',
      reads: '„Miejscowość, okno dialogowe. Miejscowość, edycja, wymagane, niepoprawne, Pole jest wymagane”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof HiddenFields>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.findByRole('textbox', { name });

async function send(canvasElement: HTMLElement) {
  await hand.click(within(canvasElement).getByRole('button', { name: 'Zapisz placówkę' }));
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
    await expect(within(canvasElement).getByText('Adres').closest('details')).toHaveAttribute('open');
  },
};

export const LeadsToAFieldFromElsewhere: Story = {
  play: async ({ canvasElement }) => {
    await hand.click(within(canvasElement).getByRole('button', { name: 'Popraw: Ulica' }));
    await waitFor(async () => expect(await field('Ulica')).toHaveFocus());
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

/** Fields in closed parts are validated too, and named in the summary. */
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

    await hand.keyboard('{Escape}');
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
    await hand.click(canvas.getByRole('link', { name: 'Ulica: Pole jest wymagane' }));
    await isFocused('Ulica');
    await hand.click(canvas.getByRole('link', { name: 'Liczba miejsc: Pole jest wymagane' }));
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

/** Submitted from inside the panel, refused for a field below it: the panel closes. */
export const APanelClosesForAFieldOfThePage: Story = {
  args: { values: { ...ALL, name: '' } },
  play: async ({ canvasElement }) => {
    await hand.click(within(canvasElement).getByRole('button', { name: 'Podaj miejscowość' }));
    await hand.click(await screen.findByRole('button', { name: 'Zapisz z panelu' }));
    await isFocused('Nazwa');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Values typed in a panel are kept when it closes, and submitted with the others. */
export const KeepsWhatWasTypedInAPanel: Story = {
  play: async ({ args, canvasElement }) => {
    await hand.click(within(canvasElement).getByRole('button', { name: 'Podaj miejscowość' }));
    await hand.type(await field('Uwagi'), ', wejście od podwórza');
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await send(canvasElement);
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
    await expect(args.send).toHaveBeenCalledWith({ ...ALL, note: 'Parter, wejście od podwórza' });
  },
};

/** The error of a part of a group is shown at the group: the panel of the group opens. */
export const OpensAPanelForAPartOfItsField: Story = {
  args: { values: { ...ALL, period: { from: '2027-05-01', to: '' } } },
  play: async ({ args, canvasElement }) => {
    await send(canvasElement);
    const panel = await screen.findByRole('dialog', { name: 'Okres opieki' });
    await waitFor(() => expect(within(panel).getByRole('textbox', { name: 'Do' })).toHaveFocus());
    await expect(within(panel).getByText('Pole jest wymagane')).toBeVisible();
    await expect(args.onErrors).toHaveBeenCalledWith({ 'period.to': 'is-empty' });

    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(within(canvasElement).getByRole('link')).toHaveTextContent(
      'Okres opieki: Pole jest wymagane',
    );
  },
};

/** A server reports fields in another order; the first is the first in the document. */
export const FindsTheFirstFieldOfAPanel: Story = {
  args: { send: fn(async (): Promise<FieldErrors | undefined> => ({ note: 'is-empty', city: 'is-empty' })) },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await isFocused('Miejscowość');
    const links = within(canvasElement)
      .getAllByRole('link', { hidden: true })
      .map(({ textContent }) => textContent);
    await expect(links).toEqual(['Miejscowość: Pole jest wymagane', 'Uwagi: Pole jest wymagane']);
  },
};

export const EnterSendsFromAPanel: Story = {
  play: async ({ args, canvasElement }) => {
    await hand.click(within(canvasElement).getByRole('button', { name: 'Podaj miejscowość' }));
    await hand.type(await field('Uwagi'), '!{Enter}');
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
    await expect(args.send).toHaveBeenCalledWith({ ...ALL, note: 'Parter!' });
  },
};

/** Moving from one day to the other stays inside the group; leaving both touches it, and its error is shown. */
export const AGroupTellsItsErrorWhenItIsLeft: Story = {
  args: { values: { ...ALL, break: { from: '2027-07-01', to: '' } } },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: /^Przerwa wakacyjna/ });
    await hand.click(within(group).getByRole('textbox', { name: 'Od' }));
    await hand.tab();
    await hand.tab();
    await expect(within(group).getByRole('textbox', { name: 'Do' })).toHaveFocus();
    await expect(within(group).queryByText('Pole jest wymagane')).not.toBeInTheDocument();
    await hand.tab();
    await hand.tab();
    await waitFor(() => expect(within(group).getByText('Pole jest wymagane')).toBeVisible());
  },
};

/** A sheet that a field opened belongs to it: moving the focus into it does not touch the field. */
export const ASheetOfAFieldIsNotOutsideOfIt: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { values: { ...ALL, opened: '2027-03-01' } },
  play: async ({ canvasElement }) => {
    const day = await field('Data wpisu');
    await hand.click(within(canvasElement).getByRole('button', { name: /Data wpisu$/ }));
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await expect(day).toBeValid();
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(day).toBeValid();
    await hand.tab();
    await waitFor(() => expect(day).toHaveAccessibleDescription(/Nieprawidłowa data/));
  },
};

export const ALinkOpensAClosedSection: Story = {
  args: { values: { ...ALL, name: '', street: '' } },
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement);
    const link = await canvas.findByRole('link', { name: 'Ulica: Pole jest wymagane' });
    link.focus();
    await hand.keyboard('{Enter}');
    await isFocused('Ulica');
    await expect(canvas.getByText('Adres').closest('details')).toHaveAttribute('open');
  },
};
