import { CircleAlert } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { SettingChoice } from '../../../forms/appearance-settings/setting-choice';
import { Icon } from '../../icon/icon';
import { PAIR_GROUPS, type PairGroup, type PairRow } from './contrast-pairs';
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
      <div className="max-w-narrow">
        <SettingChoice
          legend="Accent"
          looks="rows"
          value={accent}
          onChoose={choose}
          options={ACCENTS.map((value) => ({
            value,
            label: ACCENT_NAMES[value],
            sample: <span {...SCHEMES.light} data-accent={value} className="size-6 rounded-sm bg-accent" />,
          }))}
        />
      </div>
      {measured && <Verdict measured={measured} />}
      <div ref={frames} hidden>
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
    <section className="overflow-x-auto" aria-label={`Contrast: ${group.name}`} tabIndex={0}>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line text-start">
            <th scope="col" className="py-2 pe-4 text-start font-semibold">
              Role
            </th>
            {NAMES.map((name) => (
              <th key={name} scope="col" className="px-2 py-2 text-start font-semibold">
                {SCHEME_NAMES[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.rows.map((row) => (
            <tr key={`${row.front} ${row.needs}`} className="border-b border-line-subtle">
              <th scope="row" className="py-2 pe-4 text-start align-middle font-regular">
                <TokenName>{row.front}</TokenName>
                <span className="block text-xs text-muted">
                  {row.backs.length === 1 ? 'on one role' : `on ${row.backs.length} roles`}
                </span>
              </th>
              {NAMES.map((name) => (
                <td key={name} className="px-2 py-2 align-middle">
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
    <div className="flex items-center gap-3">
      <span
        {...SCHEMES[scheme]}
        data-accent={accent}
        aria-hidden="true"
        className="grid h-10 w-14 flex-none place-items-center rounded-sm border border-line text-md font-semibold"
        style={{ color: `var(--${row.front})`, background: `var(--${back})` }}
      >
        {row.needs === 'text' ? 'Aa' : <span className="size-4 rounded-pill bg-current" />}
      </span>
      {measured && (
        <span className="min-w-0 whitespace-nowrap">
          <span className="figures font-semibold">{measured.ratio.toFixed(2)}</span>{' '}
          <span className="text-muted">of {measured.least}</span>
          {measured.ratio < measured.least && (
            <span className="ms-2 font-semibold text-error-text">
              <Icon of={CircleAlert} /> too weak
            </span>
          )}
          <span className="block text-xs text-muted">{measured.back}</span>
        </span>
      )}
    </div>
  );
}
