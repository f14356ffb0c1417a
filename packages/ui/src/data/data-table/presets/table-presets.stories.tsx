import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TablePreset } from '@urzad/domain';
import { deferred } from '@urzad/domain/testing/deferred';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { DataTable } from '../data-table';
import { START_VIEW } from '../table-view';
import { COLUMNS, type Registration, ROWS } from '../testing/sample-table';
import type { TablePresetPort } from './table-preset-port';
import { arrangementOf } from './table-view-preset';

const TABLE_CODE = 'registrations';

const BY_AMOUNT: TablePreset = {
  ...arrangementOf(
    { ...START_VIEW, hidden: ['city'], sort: { key: 'amount', direction: 'descending' } },
    COLUMNS.map(({ key }) => key),
    TABLE_CODE,
  ),
  id: 1,
  id_user: 7,
  name: 'Największe kwoty',
  table_code: TABLE_CODE,
  default: 'no',
  selected: 'no',
};

const CHOSEN: TablePreset = { ...BY_AMOUNT, selected: 'yes' };
const OPENING: TablePreset = { ...CHOSEN, default: 'yes' };

/** A store in memory, by the rules of the port. */
function memoryPort(start: readonly TablePreset[], mayWrite = true): TablePresetPort {
  let stored = [...start];
  const refuse = () => {
    if (!mayWrite) throw new Error('The store is away.');
  };
  const put = (preset: TablePreset) => {
    refuse();
    const others = stored
      .filter(({ id }) => id !== preset.id)
      .map((other) => ({
        ...other,
        ...(preset.default === 'yes' && { default: 'no' as const }),
        ...(preset.selected === 'yes' && { selected: 'no' as const }),
      }));
    stored = [...others, preset];
  };
  return {
    list: async () => stored,
    add: async (preset) => {
      const added = { ...preset, id: stored.length + 1, id_user: 7 };
      put(added);
      return added;
    },
    set: async (preset) => put(preset),
    remove: async (removed) => {
      refuse();
      stored = stored.filter(({ id }) => id !== removed);
    },
  };
}

const meta = {
  title: 'Data/DataTable/Views',
  component: DataTable<Registration>,
  args: {
    caption: 'Zgłoszenia do oceny',
    columns: COLUMNS,
    rows: ROWS,
    rowKey: ({ number }) => number,
    today: '2026-11-21',
  },
  parameters: {
    accessibility: {
      keys: [
        ['Enter, Space', 'open the panel of the views', 'ChoosesByKeyboard'],
        ['↑ ↓', 'choose a view', 'ChoosesByKeyboard'],
        ['Escape', 'closes the panel', 'ChoosesByKeyboard'],
      ],
      roles:
        'button that names the view in use; a dialog named "Widoki" with a radio group of the views; an alertdialog asks before a view is deleted, then the focus goes to the view in use',
      reads: '„Widok: Największe kwoty, przycisk, zwinięte”; „Zapisano widok Moje”; „Usunięto widok Moje”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof DataTable<Registration>>;
export default meta;

type Story = StoryObj<typeof meta>;

async function openPanel(canvasElement: HTMLElement, name: string) {
  await hand.click(await within(canvasElement).findByRole('button', { name, expanded: false }));
  return within(await screen.findByRole('dialog', { name: 'Widoki' }));
}

export const SavesAPreset: Story = {
  args: { presets: { port: memoryPort([]), tableCode: TABLE_CODE } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('button', { name: 'Kwota' }));
    const panel = await openPanel(canvasElement, 'Widoki');
    const name = panel.getByRole('textbox', { name: 'Nazwa nowego widoku' });
    await hand.click(panel.getByRole('button', { name: 'Zapisz widok' }));
    await expect(name).toBeInvalid();
    await hand.type(name, `${'x'.repeat(61)}{Enter}`);
    await expect(name).toHaveAccessibleDescription(/Za długi 60/);

    await hand.keyboard('{Control>}a{/Control}');
    await hand.keyboard('Od najmniejszej{Enter}');
    await expect(await panel.findByText('Zapisano widok Od najmniejszej')).toBeInTheDocument();
    await expect(panel.getByRole('radio', { name: 'Od najmniejszej', checked: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Widok: Od najmniejszej' })).toBeVisible();
  },
};

export const ChoosesAPreset: Story = {
  args: { presets: { port: memoryPort([BY_AMOUNT]), tableCode: TABLE_CODE } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = await openPanel(canvasElement, 'Widoki');
    await hand.click(await panel.findByRole('radio', { name: 'Największe kwoty' }));
    await expect(canvas.getByRole('columnheader', { name: 'Kwota' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.queryByRole('columnheader', { name: 'Miejscowość' })).toBeNull();

    await hand.click(panel.getByRole('radio', { name: 'Układ domyślny' }));
    await expect(canvas.getByRole('columnheader', { name: 'Miejscowość' })).toBeVisible();
  },
};

export const ChoosesByKeyboard: Story = {
  args: { presets: { port: memoryPort([BY_AMOUNT]), tableCode: TABLE_CODE } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Widoki' });
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    button.focus();
    await hand.keyboard(' ');
    await screen.findByRole('dialog', { name: 'Widoki' });
    await hand.keyboard('{Escape}');
    await closed();
    await expect(button).toHaveFocus();

    await hand.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Widoki' }));
    (await panel.findByRole('radio', { name: 'Układ domyślny' })).focus();
    await hand.keyboard('{ArrowDown}');
    const amount = canvas.getByRole('columnheader', { name: 'Kwota' });
    await waitFor(() => expect(amount).toHaveAttribute('aria-sort', 'descending'));
    await hand.keyboard('{ArrowUp}');
    await waitFor(() => expect(amount).not.toHaveAttribute('aria-sort', 'descending'));
    await hand.keyboard('{Escape}');
    await closed();
  },
};

/** Back to the layout of the application, not to the default. */
export const GoesBackToTheTableOfTheApplication: Story = {
  args: {
    defaultView: { ...START_VIEW, hidden: ['applicant'] },
    presets: { port: memoryPort([OPENING]), tableCode: TABLE_CODE },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = await openPanel(canvasElement, 'Widok: Największe kwoty');
    await expect(canvas.getByRole('columnheader', { name: 'Wnioskodawca' })).toBeVisible();
    await hand.click(panel.getByRole('radio', { name: 'Układ domyślny' }));
    await expect(canvas.getByRole('columnheader', { name: 'Miejscowość' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Wnioskodawca' })).toBeNull();
  },
};

/** A view that was only chosen: the next visit has the table's own layout. */
export const OpensInItsOwnLayout: Story = {
  args: { presets: { port: memoryPort([CHOSEN]), tableCode: TABLE_CODE } },
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement, 'Widoki');
    await expect(await panel.findByRole('radio', { name: 'Układ domyślny', checked: true })).toBeVisible();
    await expect(within(canvasElement).getByRole('columnheader', { name: 'Miejscowość' })).toBeVisible();
  },
};

/** The address has the order of the view: it is named, and has its columns. */
export const NamesTheViewOfAnAddress: Story = {
  args: {
    defaultView: { ...START_VIEW, sort: { key: 'amount', direction: 'descending' } },
    presets: { port: memoryPort([CHOSEN]), tableCode: TABLE_CODE, keepsArrangement: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Widok: Największe kwoty' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Miejscowość' })).toBeNull();
  },
};

async function askToDelete(panel: ReturnType<typeof within>) {
  await hand.click(panel.getByRole('button', { name: 'Usuń widok Największe kwoty' }));
  return within(await screen.findByRole('alertdialog', { name: 'Czy usunąć widok Największe kwoty?' }));
}

/** The default view opens. Each can be changed, made the default, and deleted. */
export const KeepsAndDeletesAPreset: Story = {
  args: {
    presets: {
      port: memoryPort([OPENING, { ...BY_AMOUNT, id: 2, name: 'Moje' }]),
      tableCode: TABLE_CODE,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = await openPanel(canvasElement, 'Widok: Największe kwoty');
    await expect(canvas.getByRole('columnheader', { name: 'Kwota' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );

    const opensFirst = panel.getByRole('checkbox', { name: 'Otwieraj tabelę w tym widoku' });
    await hand.click(opensFirst);
    await waitFor(() => expect(panel.queryByText('otwiera się pierwszy')).toBeNull());
    await hand.click(opensFirst);
    await expect(
      await panel.findByRole('radio', { name: 'Największe kwoty', description: 'otwiera się pierwszy' }),
    ).toBeVisible();
    await hand.click(panel.getByRole('button', { name: 'Zapisz zmiany w widoku Największe kwoty' }));
    await expect(await panel.findByText('Zapisano zmiany w widoku Największe kwoty')).toBeInTheDocument();

    await hand.click((await askToDelete(panel)).getByRole('button', { name: 'Nie teraz' }));
    await waitFor(() =>
      expect(panel.getByRole('button', { name: 'Usuń widok Największe kwoty' })).toHaveFocus(),
    );
    await hand.click((await askToDelete(panel)).getByRole('button', { name: 'Usuń widok' }));
    await waitFor(() => expect(panel.getByRole('radio', { name: 'Układ domyślny' })).toHaveFocus());
    await expect(panel.queryByRole('radio', { name: 'Największe kwoty' })).toBeNull();
    await expect(panel.getByText('Usunięto widok Największe kwoty')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Widoki' })).toBeVisible();
  },
};

export const DeletesTheLastPreset: Story = {
  args: { presets: { port: memoryPort([OPENING]), tableCode: TABLE_CODE } },
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement, 'Widok: Największe kwoty');
    await hand.click((await askToDelete(panel)).getByRole('button', { name: 'Usuń widok' }));
    await waitFor(() => expect(panel.getByRole('textbox', { name: 'Nazwa nowego widoku' })).toHaveFocus());
  },
};

const SLOW = deferred<void>();
const SLOW_PORT = { ...memoryPort([OPENING]), set: fn(() => SLOW.promise), remove: fn(() => SLOW.promise) };

/** While a view is being stored it is not stored again. */
export const WaitsWhileItSaves: Story = {
  args: { presets: { port: SLOW_PORT, tableCode: TABLE_CODE } },
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement, 'Widok: Największe kwoty');
    const update = panel.getByRole('button', { name: 'Zapisz zmiany w widoku Największe kwoty' });
    await hand.click(update);
    await hand.click(update);
    await expect(SLOW_PORT.set).toHaveBeenCalledOnce();

    const remove = (await askToDelete(panel)).getByRole('button', { name: 'Usuń widok' });
    await hand.click(remove);
    await hand.click(remove);
    await expect(SLOW_PORT.remove).toHaveBeenCalledOnce();
    SLOW.resolve();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const KeepsTheTableWhenTheStoreRefuses: Story = {
  args: { presets: { port: memoryPort([], false), tableCode: TABLE_CODE } },
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement, 'Widoki');
    const name = panel.getByRole('textbox', { name: 'Nazwa nowego widoku' });
    await hand.type(name, 'Moje{Enter}');
    await expect(await panel.findByRole('alert')).toHaveTextContent('Nie udało się zapisać.');
    await expect(name).toHaveValue('Moje');
  },
};

export const KeepsAPresetThatTheStoreKeeps: Story = {
  args: { presets: { port: memoryPort([OPENING], false), tableCode: TABLE_CODE } },
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement, 'Widok: Największe kwoty');
    await hand.click((await askToDelete(panel)).getByRole('button', { name: 'Usuń widok' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      'Nie udało się usunąć widoku. Sprawdź połączenie i usuń go jeszcze raz.',
    );
    await waitFor(() =>
      expect(panel.getByRole('button', { name: 'Usuń widok Największe kwoty' })).toHaveFocus(),
    );
  },
};
