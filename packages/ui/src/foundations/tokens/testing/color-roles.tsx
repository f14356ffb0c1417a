import { CircleAlert } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { PAIR_GROUPS, type PairGroup, type PairRow } from '../../../../tokens/contrast-pairs';
import { SettingChoice } from '../../../forms/appearance-settings/setting-choice';
import { Icon } from '../../icon/icon';
import { FoundationSection, TokenName } from './foundation-page';
import { type Measured, weakestPairs } from './measure-pairs';
import { ACCENTS, type Accent, SCHEMES, type Scheme } from './schemes';

const SCHEME_NAMES: Record<Scheme, string> = {
  light: 'Light',
  dark: 'Dark',
  black: 'Black',
  contrast: 'High contrast',
};
const NAMES = Object.keys(SCHEME_NAMES).filter((name): name is Scheme => name in SCHEMES);

const ACCENT_NAMES: Record<Accent, string> = {
  purple: 'Purple',
  green: 'Green',
  orange: 'Orange',
  blue: 'Blue',
};

const ROWS = PAIR_GROUPS.flatMap(({ rows }) => rows);
const PAIRS = ROWS.flatMap(({ backs }) => backs).length;

type Measurements = Record<Scheme, ReadonlyMap<PairRow, Measured>>;

/** Every pair that may be rendered, measured in the four schemes with the chosen accent. */
export function ColorRoles() {
  const [accent, choose] = useState<Accent>('purple');
  const frames = useRef<HTMLDivElement>(null);
  const measured = useMeasurements(frames, accent);

  return (
    <>
      <div className="u:max-w-narrow">
        <SettingChoice
          legend="Accent"
          looks="rows"
          value={accent}
          onChoose={choose}
          options={ACCENTS.map((value) => ({
            value,
            label: ACCENT_NAMES[value],
            sample: (
              <span {...SCHEMES.light} data-accent={value} className="u:size-6 u:rounded-sm u:bg-accent" />
            ),
          }))}
        />
      </div>
      {measured && <Verdict measured={measured} />}
      <div className="u:part" ref={frames} hidden>
        {NAMES.map((name) => (
          <div key={name} {...SCHEMES[name]} data-accent={accent} data-frame={name} />
        ))}
      </div>
      {PAIR_GROUPS.map((group) => (
        <FoundationSection key={group.name} title={group.name} says={group.use}>
          <GroupTable group={group} accent={accent} measured={measured} />
        </FoundationSection>
      ))}
    </>
  );
}

function useMeasurements(frames: RefObject<HTMLElement | null>, accent: Accent): Measurements | undefined {
  const [measured, setMeasured] = useState<Measurements>();

  useEffect(() => {
    const inScheme = (scheme: Scheme) => {
      const frame = frames.current?.querySelector<HTMLElement>(
        `[data-frame="${scheme}"][data-accent="${accent}"]`,
      );
      return frame ? weakestPairs(ROWS, scheme, frame) : new Map();
    };
    setMeasured({
      light: inScheme('light'),
      dark: inScheme('dark'),
      black: inScheme('black'),
      contrast: inScheme('contrast'),
    });
  }, [frames, accent]);

  return measured;
}

function Verdict({ measured }: { measured: Measurements }) {
  const all = NAMES.flatMap((name) => [...measured[name].values()]);
  const weak = all.filter(({ ratio, least }) => ratio < least).length;
  const pairs = NAMES.length * PAIRS;

  return (
    <p role="status">
      {pairs} pairs measured in four schemes with this accent; {weak === 0 ? 'none is' : `${weak} are`} too
      weak.
    </p>
  );
}

interface GroupTableProps {
  group: PairGroup;
  accent: Accent;
  measured: Measurements | undefined;
}

function GroupTable({ group, accent, measured }: GroupTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reached by keyboard (WCAG 2.1.1).
    <section className="u:relative u:overflow-x-auto" aria-label={`Contrast: ${group.name}`} tabIndex={0}>
      <table className="u:w-full u:border-collapse u:text-sm">
        <thead>
          <tr className="u:border-b u:border-line u:text-start">
            <th scope="col" className="u:py-2 u:pe-4 u:text-start u:font-semibold">
              Role
            </th>
            {NAMES.map((name) => (
              <th key={name} scope="col" className="u:px-2 u:py-2 u:text-start u:font-semibold">
                {SCHEME_NAMES[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.rows.map((row) => (
            <tr key={`${row.front} ${row.needs}`} className="u:border-b u:border-line-subtle">
              <th scope="row" className="u:py-2 u:pe-4 u:text-start u:align-middle u:font-regular">
                <TokenName>{row.front}</TokenName>
                <span className="u:block u:text-xs u:text-muted">
                  {row.backs.length === 1 ? 'on one role' : `on ${row.backs.length} roles`}
                </span>
              </th>
              {NAMES.map((name) => (
                <td key={name} className="u:px-2 u:py-2 u:align-middle">
                  <PairCell row={row} scheme={name} accent={accent} measured={measured?.[name].get(row)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PairCellProps {
  row: PairRow;
  scheme: Scheme;
  accent: Accent;
  measured: Measured | undefined;
}

/** A sample of the weakest pair, its ratio, and the required one. */
function PairCell({ row, scheme, accent, measured }: PairCellProps) {
  const back = measured?.back ?? row.backs[0];

  return (
    <div className="u:flex u:items-center u:gap-3">
      <span
        {...SCHEMES[scheme]}
        data-accent={accent}
        aria-hidden="true"
        className="u:grid u:h-10 u:w-14 u:flex-none u:place-items-center u:rounded-sm u:border u:border-line u:text-md u:font-semibold"
        style={{ color: `var(--urzad-${row.front})`, background: `var(--urzad-${back})` }}
      >
        {row.needs === 'text' ? 'Aa' : <span className="u:size-4 u:rounded-pill u:bg-current" />}
      </span>
      {measured && (
        <span className="u:min-w-0 u:whitespace-nowrap">
          <span className="u:figures u:font-semibold">{measured.ratio.toFixed(2)}</span>{' '}
          <span className="u:text-muted">of {measured.least}</span>
          {measured.ratio < measured.least && (
            <span className="u:ms-2 u:font-semibold u:text-error-text">
              <Icon of={CircleAlert} /> too weak
            </span>
          )}
          <span className="u:block u:text-xs u:text-muted">{measured.back}</span>
        </span>
      )}
    </div>
  );
}
