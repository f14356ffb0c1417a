import type { ComponentProps } from 'react';
import { cn } from '../../foundations/class-names/cn';

/** The width of a page's content: 1200 px and the gutters of the width class (Spec §9). */
export function Container({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('u:page-width', className)} />;
}
