import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import tokens from '../../../tokens/tokens.json';
import { FoundationPage, FoundationSection, TokenName } from './testing/foundation-page';
import { SCHEMES } from './testing/schemes';

const meta = { title: 'Foundations/Shape' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const RADII = ['xs', 'sm', 'md', 'lg', 'xl', 'pill'] as const;

const LEVELS = {
  0: 'the page',
  1: 'a card, nearly flat',
  2: 'a detached header, the card of a hero',
  3: 'a dropdown, a toast',
  4: 'a panel, a sheet, a modal',
} as const;

/** Corners: the bigger the thing, the rounder; a corner inside another is smaller than its parent's. */
export const Radius: Story = {
  tags: ['shown'],
  render: () => (
    <FoundationPage
      title="Radius"
      lead="The bigger the thing, the rounder its corners. A corner inside another is smaller than its parent's."
    >
      <ul className="u:grid u:grid-cols-1 u:gap-6 u:tablet:grid-cols-3 u:desktop:grid-cols-6">
        {RADII.map((name) => (
          <li key={name} className="u:grid u:gap-2">
            <span
              data-token={name}
              className="u:h-24 u:border-control u:border-line-strong u:bg-surface"
              style={{ borderRadius: `var(--urzad-radius-${name})` }}
            />
            <span>
              <TokenName>{`rounded-${name}`}</TokenName>
              <span className="u:block u:text-sm u:text-muted">
                <span className="u:figures">{tokens.radius[name]}</span>, {tokens.radius.use[name]}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    for (const name of RADII) {
      const sample = canvasElement.querySelector(`[data-token="${name}"]`) ?? canvasElement;
      await expect(getComputedStyle(sample).borderRadius).toBe(tokens.radius[name]);
    }
  },
};

/** Depth is a shadow in light schemes and a line in dark ones. */
export const Elevation: Story = {
  tags: ['shown'],
  render: () => (
    <FoundationPage
      title="Elevation"
      lead="Surfaces are flat and have hairlines; depth is for what lies above the page. In the black and the high contrast scheme it is a line, not a shadow."
    >
      {Object.entries(SCHEMES).map(([scheme, attributes]) => (
        <FoundationSection key={scheme} title={scheme}>
          <ul
            {...attributes}
            data-shown={scheme}
            className="u:grid u:gap-6 u:overflow-clip u:rounded-lg u:bg-canvas u:p-6 u:text-ink u:tablet:grid-cols-5"
          >
            {Object.entries(LEVELS).map(([level, use]) => (
              <li
                key={level}
                data-level={level}
                className="u:min-h-24 u:rounded-lg u:border u:border-line u:bg-surface-raised u:p-4"
                style={{ boxShadow: `var(--urzad-elevation-${level})` }}
              >
                <TokenName>{`shadow-${level}`}</TokenName>
                <span className="u:block u:text-sm u:text-muted">{use}</span>
              </li>
            ))}
          </ul>
        </FoundationSection>
      ))}
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const shadow = (scheme: string, level: string) =>
      getComputedStyle(
        canvasElement.querySelector(`[data-shown="${scheme}"] [data-level="${level}"]`) ?? canvasElement,
      ).boxShadow;

    for (const scheme of Object.keys(SCHEMES)) await expect(shadow(scheme, '0')).toBe('none');
    // `rgb… x y blur spread`: a shadow has a blur, a line only a spread.
    for (const level of ['2', '3', '4']) {
      await expect(shadow('light', level)).toMatch(/0px \d+px [1-9]\d*px 0px/);
      await expect(shadow('dark', level)).toMatch(/0px \d+px [1-9]\d*px 0px/);
      await expect(shadow('black', level)).toMatch(/0px 0px 0px 1px$/);
      await expect(shadow('contrast', level)).toMatch(/0px 0px 0px 2px$/);
    }
  },
};
