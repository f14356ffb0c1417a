import { createElement, type SVGProps } from 'react';
import { cn } from '../class-names/cn';

/** How lucide-react keeps an icon. */
interface IconData {
  name: string;
  aliases?: string[];
  node: readonly [shape: string, attributes: SVGProps<SVGElement>][];
}

const DEFAULTS = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * Draws what lucide-react draws, on a server too: its own icons look for a provider that may change them all, which only a
 * client has, and are three times as heavy. The build makes the icons of our widgets with it (decision 0064).
 */
export function drawn({ name, aliases = [], node }: IconData) {
  const names = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)];

  // Children one by one need no keys.
  return ({ className, ...props }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { ...DEFAULTS, className: cn(...names, className), 'aria-hidden': 'true', ...props },
      ...node.map(([shape, attributes]) => createElement(shape, attributes)),
    );
}
