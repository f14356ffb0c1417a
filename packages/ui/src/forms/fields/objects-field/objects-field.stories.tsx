import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { timers } from '../../../internal/testing/held-timers';
import type { PickItem } from '../autocomplete-field/pick-item';
import { ObjectsField } from './objects-field';
import { few, NURSERIES } from './testing/nurseries';
import type { FoundObjects, ObjectsLookup } from './use-objects';

const meta = {
  title: 'Forms/ObjectsField',
  component: ObjectsField,
  args: { label: 'Placówki', name: 'nurseries', lookup: few, onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [
        ['Arrow Down, Arrow Up', 'open the list and go through it', 'Default'],
        ['Enter', 'chooses and takes back', 'Default'],
        ['Arrow Left', 'at the start of the text: goes into what was chosen', 'TakesAwayByKeyboard'],
        [
          'Backspace, Delete',
          'on what was chosen: take it away; in an empty box, Backspace takes the last',
          'TakesAwayByKeyboard',
        ],
        ['Escape', 'closes the list, then empties the text', 'Default'],
        ['Tab', 'goes to the buttons that choose all that is listed, or none of it', 'PicksAllThatIsListed'],
      ],
      roles:
        'combobox named by the label; what was chosen is a toolbar named „Wybrane”, the list a listbox named „Do wyboru”, a status says how many are listed; on a phone the combobox opens a dialog with a group of checkboxes, or of radios where one is chosen',
      reads:
        '„Placówki, pole kombi, edycja, Wpisz część nazwy i wybierz z listy.”; „Na liście: 4”; „Żłobek „Bajka”, Szczecin, zaznaczone, 2 z 4”; „Wybrano 4 z 4”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof ObjectsField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['recorded'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('combobox', { name: 'Placówki', expanded: false });
    await expect(box).toHaveAccessibleDescription('Wpisz część nazwy i wybierz z listy.');
    await hand.click(box);
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
    await expect(canvas.getByText('Na liście: 4')).toBeInTheDocument();
    await hand.keyboard('zlobek');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await expect(canvas.getByText('Na liście: 3')).toBeInTheDocument();
    await hand.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['21']);
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Żłobek „Tęcza”');
    await hand.keyboard('{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['21', '18']);
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(args.lookup).toHaveBeenCalledTimes(1);
  },
};

export const TakesAwayByKeyboard: Story = {
  args: { defaultValue: ['17', '18', '21'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Żłobek „Tęcza”, Stargard');
    await expect(canvas.getByRole('toolbar', { name: 'Wybrane' })).toBeInTheDocument();
    await hand.click(canvas.getByRole('combobox'));
    await hand.keyboard('{Escape}{ArrowLeft}{ArrowLeft}{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['17', '21']);
    await hand.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await hand.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['17']);
    await hand.click(canvas.getByRole('button', { name: 'Usuń: Klub „Miś”, Police' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

export const PicksAllThatIsListed: Story = {
  args: { defaultValue: ['17'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.type(canvas.getByRole('combobox'), 'żłobek');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await hand.tab();
    await expect(canvas.getByRole('button', { name: 'Wybierz wszystkie' })).toHaveFocus();
    await hand.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['17', '18', '21', '22']);
    await expect(canvas.getByText('Wybrano 3 z 3')).toBeInTheDocument();
    await hand.tab();
    await hand.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['17']);
    await hand.tab();
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

export const PicksOne: Story = {
  args: { multiple: false, defaultValue: '17' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Klub „Miś”, Police');
    await hand.type(canvas.getByRole('combobox'), 'bajka');
    await hand.click(await screen.findByRole('option', { name: 'Żłobek „Bajka”, Szczecin' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('18');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(canvas.queryByText('Klub „Miś”, Police')).not.toBeInTheDocument();
    await hand.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

const answers = new Map<string, (found: FoundObjects) => void>();
const many = fn((text: string, _signal: AbortSignal) =>
  text === ''
    ? Promise.resolve({ items: NURSERIES, count: 1240 })
    : new Promise<FoundObjects>((resolve) => answers.set(text, resolve)),
);

const listOf = (count: number): readonly PickItem[] =>
  Array.from({ length: Math.min(count, 100) }, (_, at) => ({ value: String(at), label: `Żłobek ${at + 1}` }));
const hundred = fn<ObjectsLookup>(async () => ({ items: listOf(100), count: 100 }));
const hundredAndOne = fn<ObjectsLookup>(async () => ({ items: listOf(101), count: 101 }));

/** The first few of them, whatever is asked for. */
const part = fn<ObjectsLookup>(async (text) => ({
  items: text === '' ? listOf(5) : [{ value: '77', label: 'Żłobek 77' }],
  count: text === '' ? 80 : 1,
}));

async function closeList() {
  await hand.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
}

/** Spec §9: the picker has up to 100 objects; a text then filters them in the browser. */
export const FiltersAHundredItself: Story = {
  args: { lookup: hundred },
  beforeEach: () => void hundred.mockClear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.type(canvas.getByRole('combobox'), '77');
    await expect(await canvas.findByText('Na liście: 1')).toBeInTheDocument();
    await expect(hundred).toHaveBeenCalledTimes(1);
    await closeList();
  },
};

export const AsksTheServerForTheHundredAndFirst: Story = {
  args: { lookup: hundredAndOne },
  beforeEach: () => {
    hundredAndOne.mockClear();
    return timers.hold(500);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.type(canvas.getByRole('combobox'), '77');
    await timers.began(500);
    timers.end();
    await waitFor(() => expect(hundredAndOne).toHaveBeenCalledTimes(2));
    await closeList();
  },
};

/** A lookup that answers a part: what is not among it is searched, however few there are. */
export const AsksTheServerForTheRestOfAPart: Story = {
  args: { lookup: part },
  beforeEach: () => {
    part.mockClear();
    return timers.hold(500);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.type(canvas.getByRole('combobox'), '77');
    await timers.began(500);
    timers.end();
    await expect(await screen.findByRole('option', { name: 'Żłobek 77' })).toBeInTheDocument();
    await closeList();
  },
};

export const AsksTheServerAboveAHundred: Story = {
  args: { lookup: many },
  beforeEach: () => timers.hold(500),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('combobox');
    await hand.click(box);
    await canvas.findByText('Na liście: 4 z 1 240. Wpisz część nazwy, aby znaleźć pozostałe.');
    await hand.type(box, 'ba');
    await canvas.findByText('Szukamy…');
    await timers.began(500);
    await expect(answers.has('ba')).toBe(false);
    timers.end();
    await expect(answers.has('ba')).toBe(true);
    await hand.type(box, 'jka');
    await expect(many.mock.lastCall?.[1].aborted).toBe(true);
    await timers.began(500);
    timers.end();
    answers.get('bajka')?.({ items: NURSERIES.slice(1, 2), count: 1 });
    await screen.findByRole('option', { name: 'Żłobek „Bajka”, Szczecin' });
    answers.get('ba')?.({ items: NURSERIES, count: 4 });
    await hand.keyboard('{ArrowDown}');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

const failing = fn<ObjectsLookup>(() => Promise.reject(new Error('offline')));

export const SaysThatTheListFailedAndAsksAgain: Story = {
  args: { lookup: failing },
  beforeEach: () => {
    failing.mockReset();
    failing.mockRejectedValue(new Error('offline'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('combobox');
    await hand.click(box);
    await canvas.findByText('Nie udało się wczytać listy. Zmień tekst albo otwórz ją jeszcze raz.');
    failing.mockResolvedValue({ items: NURSERIES, count: 4 });
    await hand.keyboard('{Escape}{ArrowDown}');
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
    await hand.type(box, 'xyz');
    await canvas.findByText('Nic nie znaleźliśmy. Sprawdź, czy nie ma literówki.');
  },
};

const asked = fn<ObjectsLookup>(async () => ({ items: NURSERIES, count: NURSERIES.length }));

export const AsksNothingBeforeItIsComeTo: Story = {
  beforeEach: () => void asked.mockClear(),
  render: () => (
    <div className="u:grid u:gap-5">
      <ObjectsField label="Pierwsze" lookup={asked} known={NURSERIES} defaultValue={['17']} />
      <ObjectsField label="Drugie" lookup={asked} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Klub „Miś”, Police');
    await expect(asked).not.toHaveBeenCalled();
    const [, all = canvasElement] = canvas.getAllByRole('button', { name: 'Wybierz wszystkie' });
    all.focus();
    await hand.keyboard('{Enter}');
    await canvas.findByText('Żłobek „Tęcza”, Stargard');
    await expect(asked).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('button', { name: /^Usuń/ })).toHaveLength(5);
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  args: { known: NURSERIES },
  render: ({ lookup }) => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <ObjectsField label="Placówki" lookup={lookup} known={NURSERIES} defaultValue={['17', '18', '22']} />
      <ObjectsField label="Placówki" lookup={lookup} required error="Pole jest wymagane" />
      <ObjectsField label="Placówki" lookup={lookup} known={NURSERIES} defaultValue={['17']} disabled />
      <ObjectsField label="Placówki" lookup={lookup} known={NURSERIES} defaultValue={['17', '22']} readOnly />
      <ObjectsField label="Placówka" lookup={lookup} multiple={false} />
      <ObjectsField label="Placówka" lookup={lookup} multiple={false} readOnly />
    </div>
  ),
};

export const SendsAndResetsInAPlainForm: Story = {
  render: ({ lookup, name }) => (
    <form aria-label="Formularz">
      <ObjectsField label="Placówki" lookup={lookup} name={name} defaultValue={['17', '18']} />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('nurseries')).toEqual(['17', '18']);
    await hand.click(await canvas.findByRole('button', { name: 'Usuń: Klub „Miś”, Police' }));
    await expect(new FormData(form).getAll('nurseries')).toEqual(['18']);
    await hand.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await expect(new FormData(form).getAll('nurseries')).toEqual(['17', '18']);
  },
};
