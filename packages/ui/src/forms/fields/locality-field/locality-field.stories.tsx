import type { Meta, StoryObj } from '@storybook/react-vite';
import { KNOWN_LOCALITIES } from '@urzad/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { expectOnlyRead, expectRefused } from '../../../internal/testing/field-states';
import { hand } from '../../../internal/testing/hand';
import { LocalityField, type LocalityFieldProps } from './locality-field';

const meta = {
  title: 'Forms/LocalityField',
  component: LocalityField,
  args: {
    label: 'Miejscowość',
    name: 'city',
    required: true,
    localities: KNOWN_LOCALITIES,
    community: '',
    onCommunityChange: fn(),
    onValueChange: fn(),
  },
  render: (args) => <Chosen {...args} />,
  parameters: {
    accessibility: {
      keys: [
        [
          'Arrow Down, Arrow Up',
          'go through the suggestions, from 2 letters on',
          'FindsTownCommuneAndDistrictTogether',
        ],
        ['Enter', 'takes the suggestion', 'FindsTownCommuneAndDistrictTogether'],
        ['Escape', 'closes the suggestions', 'FindsTownCommuneAndDistrictTogether'],
      ],
      roles:
        'combobox, expanded while it suggests; the suggestions are options of a listbox named „Podpowiedzi”; a status tells how many there are and where the chosen place lies',
      reads:
        '„Miejscowość, pole kombi, edycja, wymagane, Wpisz co najmniej 2 litery i wybierz z listy.”; then „Dobra, gmina Dobra, powiat łobeski, 2 z 2”; then „Gmina Dobra, powiat łobeski”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof LocalityField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Holds the chosen commune, as a form does. */
function Chosen({ community: first, onCommunityChange, ...args }: LocalityFieldProps) {
  const [community, setCommunity] = useState(first);

  return (
    <LocalityField
      {...args}
      community={community}
      onCommunityChange={(next) => {
        setCommunity(next);
        onCommunityChange(next);
      }}
    />
  );
}

const input = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('combobox', { name: /^Miejscowość/ });

export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  args: { defaultValue: 'Kobylanka', community: '3214-kobylanka-w' },
};

export const Invalid: Story = {
  args: { defaultValue: 'Bielkowo', error: 'Niepoprawne miasto' },
  play: async ({ canvas }) => {
    await expectRefused(canvas.getByRole('combobox'), { value: 'Bielkowo', error: 'Niepoprawne miasto' });
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: 'Kobylanka', community: '3214-kobylanka-w', readOnly: true },
  play: async ({ canvas }) => {
    await expectOnlyRead(canvas.getByRole('combobox'), 'Kobylanka');
  },
};

export const FindsTownCommuneAndDistrictTogether: Story = {
  play: async ({ args, canvasElement }) => {
    const box = input(canvasElement);
    await hand.type(box, 'm');
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await hand.keyboard('orz');
    await screen.findByRole('listbox');
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(box).toHaveValue('morz');
    await hand.keyboard('y');
    await screen.findByRole('option', { name: 'Morzyczyn, gmina Kobylanka, powiat stargardzki' });
    await hand.keyboard('{ArrowDown}{ArrowUp}{ArrowDown}');
    await hand.keyboard('{Enter}');
    await waitFor(() => expect(box).toHaveValue('Morzyczyn'));
    await expect(args.onCommunityChange).toHaveBeenLastCalledWith('3214-kobylanka-w');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Morzyczyn');
    await waitFor(() => expect(box).toHaveAccessibleDescription(/Gmina Kobylanka, powiat stargardzki/));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Gmina Kobylanka, powiat stargardzki'),
    );
  },
};

export const TakesTheOnlyPlaceOfATypedName: Story = {
  play: async ({ args, canvasElement }) => {
    const box = input(canvasElement);
    await hand.type(box, 'swidwin');
    await waitFor(() => expect(args.onCommunityChange).toHaveBeenLastCalledWith('3216-swidwin-m'));
    await hand.tab();
    await waitFor(() => expect(box).toHaveValue('Świdwin'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Świdwin');
    await hand.click(box);
    await hand.keyboard('{End}');
    await hand.keyboard('ek');
    await waitFor(() => expect(args.onCommunityChange).toHaveBeenLastCalledWith(''));
  },
};

export const AsksWhichOfTwoPlacesOfOneName: Story = {
  play: async ({ args, canvasElement }) => {
    const box = input(canvasElement);
    await hand.type(box, 'Dobra');
    await waitFor(() => expect(box).toHaveAccessibleDescription(/Kilka miejscowości ma tę nazwę/));
    await expect(args.onCommunityChange).toHaveBeenLastCalledWith('');
    await hand.click(await screen.findByRole('option', { name: 'Dobra, gmina Dobra, powiat łobeski' }));
    await waitFor(() => expect(args.onCommunityChange).toHaveBeenLastCalledWith('3218-dobra-mw'));
    await expect(box).toHaveValue('Dobra');
  },
};

export const FindsPlacesElsewhereByNameAlone: Story = {
  args: { elsewhere: ['Gorzów Wielkopolski', 'Dobra'] },
  play: async ({ args, canvasElement }) => {
    const box = input(canvasElement);
    await hand.type(box, 'gorz');
    await hand.click(await screen.findByRole('option', { name: 'Gorzów Wielkopolski, inne województwo' }));
    await waitFor(() => expect(box).toHaveValue('Gorzów Wielkopolski'));
    await expect(args.onCommunityChange).toHaveBeenLastCalledWith('');
    await waitFor(() => expect(box).toHaveAccessibleDescription(/Inne województwo/));
    await hand.clear(box);
    await hand.type(box, 'Dobra');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  },
};

export const SaysThatItKnowsNoSuchPlace: Story = {
  play: async ({ canvasElement }) => {
    const box = input(canvasElement);
    await hand.type(box, 'Atlantyda');
    await waitFor(() => expect(box).toHaveAccessibleDescription(/Nie mamy takiej miejscowości na liście/));
    await expect(screen.getByRole('combobox', { expanded: false })).toHaveValue('Atlantyda');
  },
};
