import type { LucideIcon } from 'lucide-react';
import type { SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, expectTypeOf, it } from 'vitest';
import type { ButtonProps } from '../../actions/button/button';
import type { MenuItem } from '../../actions/menu-entry/menu-item';
import { Icon, type SvgIcon } from './icon';

function OfficeMark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" {...props}>
      <path d="M4 4h16v16H4z" />
    </svg>
  );
}

it('draws a component of the office in the size of the text', () => {
  expect(renderToStaticMarkup(<Icon of={OfficeMark} />)).toContain('width="1.2em" height="1.2em"');
});

it('is a component of the office or one of lucide-react', () => {
  expectTypeOf(OfficeMark).toExtend<SvgIcon>();
  expectTypeOf<LucideIcon>().toExtend<SvgIcon>();
  expectTypeOf(OfficeMark).toExtend<NonNullable<ButtonProps['icon']>>();
  expectTypeOf(OfficeMark).toExtend<NonNullable<MenuItem['icon']>>();
});
