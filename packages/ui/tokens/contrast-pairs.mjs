// Every pair that may meet on a screen. Text: 4.5:1, parts of controls: 3:1 (WCAG 2.2 AA). High contrast: 7 and 4.5.
import { STATES } from './palette.mjs';

const SURFACES = [
  'canvas',
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
  'surface-selected',
];
const WITHOUT_SELECTED = SURFACES.filter((surface) => surface !== 'surface-selected');
const TABLE = ['table-head', 'table-stripe'];

const ON_EVERYTHING = [...SURFACES, ...TABLE, 'accent-subtle', 'companion-subtle', 'field-readonly'];

/** Foreground → the backgrounds it is read on. */
const TEXT = {
  text: [...ON_EVERYTHING, 'field-bg', 'accent-subtle-hover', 'bg-disabled', 'skeleton'],
  'text-muted': ON_EVERYTHING,
  'text-placeholder': ['field-bg', 'field-readonly'],
  'accent-text': [...SURFACES, ...TABLE, 'accent-subtle', 'accent-subtle-hover', 'field-bg'],
  link: [...SURFACES, ...TABLE, 'accent-subtle', 'companion-subtle'],
  'link-hover': [...SURFACES, 'accent-subtle', 'companion-subtle'],
  'on-accent': ['accent', 'accent-hover'],
  'on-inverse': ['surface-inverse'],
  'on-inverse-muted': ['surface-inverse'],
  'on-brand': ['brand-bg'],
  'on-brand-muted': ['brand-bg'],
  'on-companion-subtle': ['companion-subtle'],
  'on-tooltip': ['tooltip'],
  'on-badge': ['badge'],
  'on-mark': ['mark'],
  'sidebar-text': ['sidebar-bg', 'sidebar-hover'],
  'sidebar-muted': ['sidebar-bg', 'sidebar-hover'],
  'sidebar-active-text': ['sidebar-active-bg'],
};

const CONTROL = {
  'brand-focus': ['brand-bg'],
  'border-strong': [...WITHOUT_SELECTED, 'field-bg', 'field-readonly', 'bg-disabled', 'sidebar-bg'],
  accent: [...SURFACES, 'accent-subtle', 'accent-subtle-hover', 'field-bg', 'sidebar-bg'],
  'accent-border': ['canvas', 'surface', 'surface-raised', 'accent-subtle', 'surface-selected', 'field-bg'],
  'focus-ring': [
    ...SURFACES,
    ...['accent-subtle', 'sidebar-bg', 'table-head', 'focus-gap'],
    ...['error-surface', 'warning-surface', 'success-surface', 'info-surface'],
  ],
  companion: ['canvas', 'surface'],
  'chart-1': ['surface', 'surface-raised'],
  'chart-2': ['surface', 'surface-raised'],
  'chart-3': ['surface', 'surface-raised'],
  badge: ['surface', 'canvas', 'sidebar-bg'],
  'text-disabled': ['surface', 'canvas', 'bg-disabled', 'surface-raised'],
  'sidebar-active-text': ['sidebar-active-bg'],
};

export const TEXT_PAIRS = [...pairsOf(TEXT), ...STATES.flatMap(textOfState)];
export const CONTROL_PAIRS = [...pairsOf(CONTROL), ...STATES.flatMap(controlsOfState)];

function pairsOf(table) {
  return Object.entries(table).flatMap(([front, backs]) => backs.map((back) => ({ front, back })));
}

function textOfState(state) {
  return pairsOf({
    [`on-${state}`]: [state],
    [`${state}-text`]: [...SURFACES, 'table-head', 'field-bg', `${state}-surface`, `${state}-surface-strong`],
    text: [`${state}-surface`, `${state}-surface-strong`],
    'text-muted': [`${state}-surface`],
    link: [`${state}-surface`],
  });
}

function controlsOfState(state) {
  const border = {
    [`${state}-border`]: ['canvas', 'surface', 'surface-raised', 'field-bg', `${state}-surface`],
  };
  // A solid warning is too bright for the page, so it always has its border.
  const solid = state === 'warning' ? {} : { [state]: ['canvas', 'surface', 'surface-raised'] };
  return pairsOf({ ...border, ...solid });
}
