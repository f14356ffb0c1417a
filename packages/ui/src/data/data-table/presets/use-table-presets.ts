import { openingPreset, type TablePreset } from '@urzad/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DataColumn } from '../columns/data-column';
import type { TablePresets } from '../data-table-props';
import type { TableView } from '../table-view';
import { arrangementOf, isSameOnAnyTab, shownPreset, viewOfPreset } from './table-view-preset';

export interface PresetsInput extends TablePresets {
  columns: readonly Pick<DataColumn<never>, 'key'>[];
  view: TableView;
  /** The table's own layout, when no saved view is chosen. */
  startView: TableView;
  onViewChange: (view: TableView) => void;
}

type PresetChange = 'add' | 'update' | 'default' | 'remove' | 'choice';

/** The person's views of one table: the list, the one in use, and the actions on them. */
export function useTablePresets(input: PresetsInput) {
  const { port, tableCode, columns, view, startView, onViewChange } = input;
  const [presets, setPresets] = useState<readonly TablePreset[]>([]);
  const [last, setLast] = useState<{ change: PresetChange; is: 'saving' | 'saved' | 'failed' }>();
  const [inUse, setInUse] = useState<TablePreset['id']>();
  const selected = presets.find(({ id }) => id === inUse);
  const arrangement = () =>
    arrangementOf(
      view,
      columns.map(({ key }) => key),
      tableCode,
    );
  useOpening(input, (loaded, opened) => {
    setPresets(loaded);
    setInUse(opened?.id);
  });

  /** Stores first, then shows the stored state: at most one view is the default and one selected. */
  async function store(change: PresetChange, write: () => Promise<unknown>): Promise<boolean> {
    setLast({ change, is: 'saving' });
    try {
      await write();
      setPresets(await port.list(tableCode));
      setLast({ change, is: 'saved' });
      return true;
    } catch {
      setLast({ change, is: 'failed' });
      return false;
    }
  }

  return {
    presets,
    selected,
    saving: last?.is === 'saving' ? last.change : undefined,
    failed: last?.is === 'failed' ? last.change : undefined,
    add: (name: string) =>
      store('add', async () => {
        const named = { name, table_code: tableCode, default: 'no', selected: 'yes' } as const;
        setInUse((await port.add({ ...arrangement(), ...named })).id);
      }),
    update: (preset: TablePreset) => store('update', () => port.set({ ...preset, ...arrangement() })),
    makeDefault: (preset: TablePreset, isDefault: boolean) =>
      store('default', () => port.set({ ...preset, default: isDefault ? 'yes' : 'no' })),
    remove: (preset: TablePreset) => store('remove', () => port.remove(preset.id)),
    /** The table changes at once, and the choice is stored afterwards. `undefined` is the table's own layout. */
    choose(preset: TablePreset | undefined) {
      setInUse(preset?.id);
      onViewChange(preset ? viewOfPreset(preset) : startView);
      if (preset) return store('choice', () => port.set({ ...preset, selected: 'yes' }));
      return selected
        ? store('choice', () => port.set({ ...selected, selected: 'no' }))
        : Promise.resolve(true);
    },
  };
}

/**
 * Names the view that the table shows already, as after a reload with the filters of a view in the address; else opens
 * it in the default one, unless the person has arranged it meanwhile.
 */
function useOpening(
  { port, tableCode, keepsArrangement, view, onViewChange }: Omit<PresetsInput, 'columns' | 'startView'>,
  onLoad: (presets: readonly TablePreset[], opened: TablePreset | undefined) => void,
) {
  const firstView = useRef(view);
  const open = useEffectEvent((presets: readonly TablePreset[]) => {
    const isUntouched = isSameOnAnyTab(view, firstView.current);
    const isOpening = isUntouched && !keepsArrangement;
    const shown = shownPreset(presets, view, keepsArrangement === true);
    const opened = shown ?? (isOpening ? openingPreset(presets) : undefined);
    onLoad(presets, opened);
    if (opened) onViewChange(viewOfPreset(opened));
  });

  useEffect(() => {
    let isHere = true;
    // Without its views the table still works (Spec §8: such a failure is silent).
    port.list(tableCode).then(
      (presets) => isHere && open(presets),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [port, tableCode]);
}
