/** A colour role with the roles it is read or seen on. Names are those of `tokens.css`, without the two dashes. */
export interface PairRow {
  /** Text has to be readable; a part (a border, a ring, a filled shape) only distinguishable. */
  needs: 'text' | 'part';
  front: string;
  backs: readonly string[];
}

export interface PairGroup {
  name: string;
  /** The use of the roles. */
  use: string;
  rows: readonly PairRow[];
}

/** The fixed tints of states; a status never takes the accent. */
const STATES = ['success', 'warning', 'error', 'info', 'plum'] as const;

const PAGE = ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover'];
const SURFACES = [...PAGE, 'surface-selected'];
const TABLE = ['table-head', 'table-stripe'];
const TINTED = ['accent-subtle', 'companion-subtle', 'field-readonly'];

const text = (front: string, ...backs: readonly string[]): PairRow => ({ needs: 'text', front, backs });
const part = (front: string, ...backs: readonly string[]): PairRow => ({ needs: 'part', front, backs });

const READING: PairGroup = {
  name: 'Reading',
  use: 'Text, hints, links and marks on everything a page is made of',
  rows: [
    text(
      'text',
      ...[...SURFACES, ...TABLE, ...TINTED, 'field-bg', 'accent-subtle-hover', 'bg-disabled', 'skeleton'],
      ...STATES.flatMap((state) => [`${state}-surface`, `${state}-surface-strong`]),
    ),
    text('text-muted', ...SURFACES, ...TABLE, ...TINTED, ...STATES.map((state) => `${state}-surface`)),
    text('text-placeholder', 'field-bg', 'field-readonly'),
    text('accent-text', ...SURFACES, ...TABLE, 'accent-subtle', 'accent-subtle-hover', 'field-bg'),
    text('link', ...SURFACES, ...TABLE, 'accent-subtle', 'companion-subtle', ...STATES.map(surfaceOf)),
    text('link-hover', ...SURFACES, 'accent-subtle', 'companion-subtle'),
    text('on-companion-subtle', 'companion-subtle'),
    text('on-mark', 'mark'),
  ],
};

const BUTTONS: PairGroup = {
  name: 'Buttons',
  use: 'Main, other, quiet and dangerous: at rest, under the pointer, and disabled',
  rows: [
    text('on-accent', 'accent', 'accent-hover'),
    text('text', 'surface', 'surface-hover'),
    text('accent-text', 'surface', 'accent-subtle'),
    text('on-error', 'error', 'error-10'),
    // WCAG requires nothing of disabled controls; a person still has to find them.
    part('text-disabled', 'bg-disabled', 'surface', 'surface-raised', 'canvas'),
  ],
};

const EDGES: PairGroup = {
  name: 'Edges and focus',
  use: 'What shows where a control is, which one is chosen, and which has the focus',
  rows: [
    part('border-strong', ...PAGE, 'field-bg', 'field-readonly', 'bg-disabled', 'sidebar-bg'),
    part('accent', ...SURFACES, 'accent-subtle', 'accent-subtle-hover', 'field-bg', 'sidebar-bg'),
    part(
      'accent-border',
      ...['canvas', 'surface', 'surface-raised', 'surface-selected', 'accent-subtle', 'field-bg'],
    ),
    part(
      'focus-ring',
      ...[...SURFACES, 'accent-subtle', 'sidebar-bg', 'table-head', 'focus-gap'],
      ...['error-surface', 'warning-surface', 'success-surface', 'info-surface'],
    ),
    part('brand-focus', 'brand-bg'),
    part('badge', 'surface', 'canvas', 'sidebar-bg'),
  ],
};

const STATUSES: PairGroup = {
  name: 'Statuses and messages',
  use: 'Badges, alerts, toasts and errors of fields; always with an icon and a word',
  rows: [text('text', 'surface-sunken'), ...STATES.flatMap(rowsOfState)],
};

const FRAME: PairGroup = {
  name: 'Frame of a screen',
  use: 'Sidebar, coloured bands, tooltips, counters',
  rows: [
    text('sidebar-text', 'sidebar-bg', 'sidebar-hover'),
    text('sidebar-muted', 'sidebar-bg', 'sidebar-hover'),
    text('sidebar-active-text', 'sidebar-active-bg'),
    text('on-brand', 'brand-bg'),
    text('on-brand-muted', 'brand-bg'),
    text('on-inverse', 'surface-inverse'),
    text('on-inverse-muted', 'surface-inverse'),
    text('on-tooltip', 'tooltip'),
    text('on-badge', 'badge'),
  ],
};

const PICTURES: PairGroup = {
  name: 'Charts and people',
  use: 'Series of a chart, ornaments, and the ten groups of letters of an avatar',
  rows: [
    part('companion', 'canvas', 'surface'),
    ...['chart-1', 'chart-2', 'chart-3'].map((series) => part(series, 'surface', 'surface-raised')),
    ...Array.from({ length: 10 }, (_, at) => text(`on-avatar-${at + 1}`, `avatar-${at + 1}`)),
    // Its colour is the specification's (#7980FF), which no text colour brings to 7:1; the name is always beside it.
    part('on-avatar-default', 'avatar-default'),
  ],
};

/** Every pair that may be rendered: the page in Storybook shows them, `tools/library/contrast.test.ts` checks them. */
export const PAIR_GROUPS: readonly PairGroup[] = [READING, BUTTONS, EDGES, STATUSES, FRAME, PICTURES];

function rowsOfState(state: string): PairRow[] {
  return [
    text(
      `${state}-text`,
      ...SURFACES,
      'table-head',
      'field-bg',
      `${state}-surface`,
      `${state}-surface-strong`,
    ),
    text(`on-${state}`, state),
    part(`${state}-border`, 'canvas', 'surface', 'surface-raised', 'field-bg', `${state}-surface`),
    // A solid warning is too bright for a page, so it always has its border.
    ...(state === 'warning' ? [] : [part(state, 'canvas', 'surface', 'surface-raised')]),
  ];
}

function surfaceOf(state: string): string {
  return `${state}-surface`;
}
