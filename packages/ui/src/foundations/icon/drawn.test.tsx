import { CircleAlert, type LucideIcon, X } from 'lucide-react';
import icons from 'lucide-react/dynamicIconImports';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawn } from './drawn';
import { Icon, type SvgIcon } from './icon';

it.each<[string, LucideIcon, keyof typeof icons]>([
  ['an icon with one name', X, 'x'],
  ['an icon with former names', CircleAlert, 'circle-alert'],
])('draws %s as lucide-react does', async (_, theirs, name) => {
  // Their types say nothing of the data.
  const ours = drawn(Object(await icons[name]()).__iconData);

  expect(partsOf(theirs)).toContain('<svg');
  expect(partsOf(ours)).toEqual(partsOf(theirs));
});

/** Elements, attributes and classes as they are drawn, in any order. */
function partsOf(icon: SvgIcon): string[] {
  const markup = renderToStaticMarkup(<Icon of={icon} size="2em" className="u:text-muted" />);
  return markup.split(/ |(?=<)|>/).sort();
}
