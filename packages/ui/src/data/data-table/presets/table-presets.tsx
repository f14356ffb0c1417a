import { fieldErrorText, PRESET_NAME_MAX, type TablePreset } from '@urzad/domain';
import { Bookmark, Save, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../actions/button/button';
import { Alert } from '../../../feedback/alert/alert';
import { Checkbox } from '../../../forms/fields/checkbox/checkbox';
import { RadioGroup } from '../../../forms/fields/radio-group/radio-group';
import { TextField } from '../../../forms/fields/text-field/text-field';
import { useLabels, useLocale } from '../../../foundations/locale/locale';
import { Popover } from '../../../overlays/popover/popover';
import { RemovePreset } from './remove-preset';
import { type TablePresetsLabels, tablePresetsLabels } from './table-presets.labels';
import { type PresetsInput, useTablePresets } from './use-table-presets';

/** The radio of the table's own layout. */
const STANDARD = 'standard';

type Presets = ReturnType<typeof useTablePresets>;

/** The button has the name of the view in use; its panel chooses, saves and deletes views. */
export function TablePresetsButton(props: PresetsInput) {
  const words = useLabels<TablePresetsLabels>(tablePresetsLabels);
  const views = useTablePresets(props);

  return (
    <Popover
      title={words.views}
      trigger={
        <Button size="sm" icon={Bookmark}>
          {views.selected ? words.inUse(views.selected.name) : words.views}
        </Button>
      }
    >
      <Views views={views} words={words} />
    </Popover>
  );
}

interface PartProps {
  views: Presets;
  words: TablePresetsLabels;
}

function Views({ views, words }: PartProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  const [removal, setRemoval] = useState<{ preset: TablePreset; open: boolean }>();

  async function run(change: Promise<boolean>, text: string): Promise<boolean> {
    const isDone = await change;
    if (isDone) say(text);
    return isDone;
  }

  return (
    <div ref={panel} className="u:grid u:gap-5">
      <p role="status" className="u:sr-only">
        {said}
      </p>
      {views.failed && (
        <Alert kind="error" live>
          {views.failed === 'remove' ? words.notRemoved : words.failed}
        </Alert>
      )}
      {views.presets.length > 0 && <Choice views={views} words={words} />}
      {views.selected && (
        <Selected
          preset={views.selected}
          views={views}
          run={run}
          onRemove={(preset) => setRemoval({ preset, open: true })}
          words={words}
        />
      )}
      <NewView
        saving={views.saving === 'add'}
        onAdd={(name) => run(views.add(name), words.added(name))}
        words={words}
      />
      {removal && (
        <RemovePreset
          key={removal.preset.id}
          {...removal}
          onClose={() => setRemoval({ ...removal, open: false })}
          onRemove={() => run(views.remove(removal.preset), words.removed(removal.preset.name))}
          pending={views.saving === 'remove'}
          panel={panel}
          words={words}
        />
      )}
    </div>
  );
}

function Choice({ views, words }: PartProps) {
  const { presets, selected } = views;

  return (
    <RadioGroup
      label={words.choose}
      value={selected ? String(selected.id) : STANDARD}
      options={[
        { value: STANDARD, label: words.standard },
        ...presets.map((preset) => ({
          value: String(preset.id),
          label: preset.name,
          ...(preset.default === 'yes' && { description: words.isDefault }),
        })),
      ]}
      onValueChange={(chosen) => void views.choose(presets.find(({ id }) => String(id) === chosen))}
    />
  );
}

interface SelectedProps extends PartProps {
  preset: TablePreset;
  run: (change: Promise<boolean>, text: string) => Promise<boolean>;
  onRemove: (preset: TablePreset) => void;
}

/** Actions on the view in use. */
function Selected({ preset, views, run, onRemove, words }: SelectedProps) {
  const { name } = preset;

  return (
    <div className="u:grid u:justify-items-start u:gap-2">
      <Checkbox
        label={words.makeDefault}
        checked={preset.default === 'yes'}
        onCheckedChange={(isDefault) => void run(views.makeDefault(preset, isDefault), words.updated(name))}
      />
      <Button
        size="sm"
        icon={Save}
        loading={views.saving === 'update'}
        onClick={() => void run(views.update(preset), words.updated(name))}
      >
        {words.update(name)}
      </Button>
      <Button size="sm" icon={Trash2} aria-haspopup="dialog" onClick={() => onRemove(preset)}>
        {words.remove(name)}
      </Button>
    </div>
  );
}

interface NewViewProps {
  saving: boolean;
  onAdd: (name: string) => Promise<boolean>;
  words: TablePresetsLabels;
}

function NewView({ saving, onAdd, words }: NewViewProps) {
  const locale = useLocale();
  const [name, setName] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const problem = nameProblem();

  function nameProblem(): string | undefined {
    const { length } = name.trim();
    if (length === 0) return fieldErrorText('is-empty', locale);
    if (length <= PRESET_NAME_MAX) return undefined;
    return fieldErrorText('is-too-big', locale, { n: PRESET_NAME_MAX, isLength: true });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The table may be inside another form, which must not be submitted.
    event.stopPropagation();
    setIsRefused(problem !== undefined);
    if (problem === undefined && (await onAdd(name.trim()))) setName('');
  }

  return (
    <form noValidate className="u:grid u:gap-3" onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.name}
        value={name}
        onValueChange={setName}
        maxLength={PRESET_NAME_MAX}
        autoComplete="off"
        error={isRefused ? problem : undefined}
      />
      <Button type="submit" variant="primary" size="sm" loading={saving}>
        {words.add}
      </Button>
    </form>
  );
}
