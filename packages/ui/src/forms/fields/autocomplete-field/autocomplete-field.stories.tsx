import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../../actions/button/button';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { timers } from '../../../internal/testing/held-timers';
import { BottomSheet } from '../../../overlays/bottom-sheet/bottom-sheet';
import { AutocompleteField, type AutocompleteFieldProps } from './autocomplete-field';
import type { PickItem } from './pick-item';
import type { Lookup } from './use-lookup';

const NURSERIES: readonly PickItem[] = [
  { value: '17', label: 'Żłobek „Bajka”, Szczecin' },
  { value: '18', label: 'Żłobek „Tęcza”, Stargard' },
  { value: '21', label: 'Klub „Miś”, Police' },
];

const lookup: Lookup = fn(async (text: string) =>
  NURSERIES.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
);

const meta = {
  title: 'Forms/AutocompleteField',
  component: AutocompleteField,
  args: { label: 'Placówka', name: 'nursery', lookup, onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [
        [
          'Arrow Down, Arrow Up',
          'go through the suggestions; in a closed list, Arrow Down searches again',
          'Default',
        ],
        ['Enter', 'takes the suggestion', 'Default'],
        ['Escape', 'closes the suggestions and leaves the text', 'ClosesOnEscapeAndSearchesAgain'],
      ],
      roles:
        'combobox, expanded while it suggests; the suggestions are options of a listbox named „Podpowiedzi”; a status says that it searches, how many were found, or that nothing was',
      reads:
        '„Placówka, pole kombi, edycja, Wpisz co najmniej 2 litery i wybierz z listy.”; „Szukamy…”; „2 podpowiedzi”; „Żłobek „Bajka”, Szczecin, 1 z 2”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof AutocompleteField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['recorded'],
  beforeEach: () => timers.hold(500),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('combobox', { name: 'Placówka', expanded: false });
    await expect(box).toHaveAccessibleDescription('Wpisz co najmniej 2 litery i wybierz z listy.');
    await hand.type(box, 'ż');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await timers.stopped();
    await hand.type(box, 'łob');
    await expect(canvas.getByRole('status')).toHaveTextContent('Szukamy…');
    await timers.began(500);
    await expect(args.lookup).not.toHaveBeenCalled();
    timers.end();
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await expect(args.lookup).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 podpowiedzi');
    await expect(screen.getByRole('combobox', { expanded: true })).toHaveFocus();
    await hand.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}{Enter}');
    await expect(box).toHaveValue('Żłobek „Tęcza”, Stargard');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('18');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const PicksByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox');
    await hand.type(box, 'klub');
    await hand.click(await screen.findByRole('option', { name: 'Klub „Miś”, Police' }));
    await expect(box).toHaveValue('Klub „Miś”, Police');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('21');
  },
};

export const SaysThatNothingWasFound: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.type(canvas.getByRole('combobox'), 'xyz');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nic nie znaleźliśmy.'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('?xyz');
  },
};

export const TakesTypedDigitsForNoItem: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <AutocompleteField {...args} known={NURSERIES} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('combobox');
    await hand.type(box, '17');
    await hand.tab();
    await expect(box).toHaveValue('17');
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('nursery')).toBe('?17');
  },
};

export const SaysThatTheSearchFailed: Story = {
  args: { lookup: async () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.type(canvas.getByRole('combobox'), 'klub');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nie udało się wyszukać.'));
  },
};

const answers = new Map<string, (items: readonly PickItem[]) => void>();
const slow = fn(
  (text: string, _signal: AbortSignal) =>
    new Promise<readonly PickItem[]>((resolve) => answers.set(text, resolve)),
);

export const IgnoresTheLateAnswerOfAnEarlierText: Story = {
  args: { lookup: slow },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox');
    await hand.type(box, 'żł');
    await waitFor(() => expect(answers.has('żł')).toBe(true));
    await hand.type(box, 'obek');
    await expect(slow.mock.lastCall?.[1].aborted).toBe(true);
    await waitFor(() => expect(answers.has('żłobek')).toBe(true));
    answers.get('żłobek')?.(NURSERIES.slice(0, 1));
    await screen.findByRole('option', { name: 'Żłobek „Bajka”, Szczecin' });
    answers.get('żł')?.(NURSERIES);
    await hand.keyboard('{ArrowDown}');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};

export const ClosesOnEscapeAndSearchesAgain: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox');
    await hand.type(box, 'klub');
    await screen.findByRole('option');
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
    await hand.keyboard('{Escape}');
    await expect(box).toHaveValue('klub');
    await hand.keyboard('{ArrowDown}');
    await screen.findByRole('option');
  },
};

export const Hides200MillisecondsAfterItIsLeft: Story = {
  beforeEach: () => timers.hold(200),
  render: (args) => (
    <>
      <AutocompleteField {...args} />
      <button type="button">Dalej</button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.type(canvas.getByRole('combobox'), 'klub');
    await screen.findByRole('option');
    await hand.tab();
    await timers.began(200);
    await expect(screen.getByRole('option', { name: 'Klub „Miś”, Police' })).toBeInTheDocument();
    timers.end();
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
    await expect(canvas.getByRole('combobox')).toHaveValue('klub');
  },
};

function InASheet(props: AutocompleteFieldProps) {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Zmień placówkę</Button>
      <BottomSheet open={open} onOpenChange={setOpen} title="Placówka dziecka">
        <AutocompleteField {...props} />
      </BottomSheet>
    </>
  );
}

/** The real mouse can choose an entry only where nothing covers it. */
export const SuggestsAboveASheet: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <InASheet {...args} />,
  play: async ({ args, canvasElement }) => {
    await hand.click(within(canvasElement).getByRole('button', { name: 'Zmień placówkę' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Placówka dziecka' }));
    const box = sheet.getByRole('combobox', { name: 'Placówka' });
    await hand.type(box, 'klub');
    await screen.findByRole('option', { name: 'Klub „Miś”, Police' });
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Placówka dziecka' })).toBeVisible();
    await hand.keyboard('{ArrowDown}');
    await hand.click(await screen.findByRole('option', { name: 'Klub „Miś”, Police' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('21');
    await expect(box).toHaveFocus();
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: (args) => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <AutocompleteField label="Placówka" lookup={args.lookup} required />
      <AutocompleteField label="Placówka" lookup={args.lookup} known={NURSERIES} defaultValue="17" />
      <AutocompleteField label="Placówka" lookup={args.lookup} error="Pole jest wymagane" />
      <AutocompleteField label="Placówka" lookup={args.lookup} known={NURSERIES} defaultValue="18" disabled />
      <AutocompleteField label="Placówka" lookup={args.lookup} known={NURSERIES} defaultValue="21" readOnly />
    </div>
  ),
};

export const SendsAndResetsInAPlainForm: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <AutocompleteField {...args} known={NURSERIES} defaultValue="21" />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    const box = canvas.getByRole('combobox');
    await hand.clear(box);
    await hand.type(box, 'bajka');
    await hand.click(await screen.findByRole('option'));
    await expect(new FormData(form).get('nursery')).toBe('17');
    await hand.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await expect(new FormData(form).get('nursery')).toBe('21');
    await expect(box).toHaveValue('Klub „Miś”, Police');
  },
};
