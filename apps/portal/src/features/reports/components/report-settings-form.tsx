import type { DataSource, FilterValue, ReportSettings } from '@urzad/contract';
import { Button, Card, SelectField, useLocale } from '@urzad/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { periodErrors } from '../logic/period-errors';
import { queryOf } from '../logic/report-address';
import { nameIn } from '../logic/report-text';
import { reportMessages } from '../messages/reports';
import { ReportColumns } from './report-columns';
import { ReportFilterField } from './report-filter-field';

const EMPTY: ReportSettings = { filters: {}, columns: [], groups: [], operations: [] };

interface ReportSettingsFormProps {
  source: DataSource;
  sources: readonly DataSource[];
  settings: ReportSettings;
  onShow: (settings: ReportSettings) => void;
}

/** What is asked of a report. Nothing is asked before „Pokaż wynik” is pressed. */
export function ReportSettingsForm({ source, sources, settings, onShow }: ReportSettingsFormProps) {
  const words = useMessages(reportMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const [code, setCode] = useState(source.code);
  const [chosen, setChosen] = useState(settings);
  const [isTried, setTried] = useState(false);
  // The address may say something else meanwhile: a saved report, the way back, an order or a plot chosen above
  // the rows.
  const [taken, setTaken] = useState(settings);
  if (queryOf(taken) !== queryOf(settings)) take();
  const isOther = code !== source.code;
  const errors = isTried ? periodErrors(source.filters, chosen.filters) : {};
  const change = (part: Partial<ReportSettings>) => setChosen((before) => ({ ...before, ...part }));
  const filter = (name: string, value: FilterValue) =>
    change({ filters: { ...chosen.filters, [name]: value } });

  function take() {
    const { sort, plot } = settings;
    const isOnlyLook = queryOf({ ...taken, sort, plot }) === queryOf(settings);
    setTaken(settings);
    if (isOnlyLook) return change({ sort, plot });
    setChosen(settings);
    setTried(false);
  }

  function show() {
    if (isOther) return void navigate(paths.report(code));
    setTried(true);
    if (Object.keys(periodErrors(source.filters, chosen.filters)).length === 0) onShow(chosen);
  }

  function clear() {
    setChosen(EMPTY);
    setTried(false);
    onShow(EMPTY);
  }

  return (
    <Card>
      <form
        noValidate
        aria-label={words.settings}
        className="u:grid u:gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <SelectField
          label={words.source}
          nullLabel={false}
          value={code}
          onValueChange={setCode}
          options={sources.map((one) => ({ value: one.code, label: nameIn(one, locale) }))}
        />
        {/* Filters and columns are those of the report that is shown; another one has its own. */}
        {!isOther && (
          <>
            <section className="u:grid u:gap-4">
              <h2 className="u:text-md">{words.filters}</h2>
              {source.filters.map((one) => (
                <ReportFilterField
                  key={one.code}
                  filter={one}
                  value={chosen.filters[one.code] ?? {}}
                  errors={errors[one.code]}
                  onChange={(value) => filter(one.code, value)}
                />
              ))}
            </section>
            <Order source={source} settings={chosen} onChange={change} />
            <ReportColumns source={source} settings={chosen} onChange={change} />
          </>
        )}
        <div className="u:flex u:flex-wrap u:gap-3">
          <Button type="submit" variant="primary">
            {words.show}
          </Button>
          {!isOther && <Button onClick={clear}>{words.clear}</Button>}
        </div>
      </form>
    </Card>
  );
}

interface OrderProps {
  source: DataSource;
  settings: ReportSettings;
  onChange: (part: Partial<ReportSettings>) => void;
}

/** The groups, and without them the order of the rows. */
function Order({ source: { columns }, settings: { groups, sort }, onChange }: OrderProps) {
  const words = useMessages(reportMessages);
  const locale = useLocale();
  const [first = '', second = ''] = groups;
  const groupable = columns
    .filter((column) => column.groupable === 'yes')
    .map((column) => ({ value: column.code, label: nameIn(column, locale) }));
  const sortable = columns.filter((column) => column.sortable === 'yes');
  const regroup = (codes: string[]) => onChange({ groups: codes.filter((code) => code !== '') });

  return (
    <section className="u:grid u:gap-4">
      <SelectField
        label={words.grouping}
        nullLabel={words.noGroups}
        value={first}
        onValueChange={(code) => regroup(code === '' ? [] : [code, code === second ? '' : second])}
        options={groupable}
      />
      {first !== '' && (
        <SelectField
          label={words.groupingThen}
          nullLabel={words.noGroups}
          value={second}
          onValueChange={(code) => regroup([first, code])}
          options={groupable.filter(({ value }) => value !== first)}
        />
      )}
      {first === '' && (
        <SelectField
          label={words.sorting}
          value={sort ?? ''}
          onValueChange={(code) => onChange({ sort: code || undefined })}
          options={sortable.flatMap((column) => [
            { value: column.code, label: words.ascending(nameIn(column, locale)) },
            { value: `-${column.code}`, label: words.descending(nameIn(column, locale)) },
          ])}
        />
      )}
    </section>
  );
}
