import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/class-names/cn';

export interface ContainerProps extends ComponentProps<'div'> {
  /** The content. */
  children?: ReactNode;
  /** More classes, for the layout of the content. */
  className?: string | undefined;
}

/** The width of a page's content: 1200 px and the gutters of the width class (Spec §9). */
export function Container({ className, ...props }: ContainerProps) {
  return <div {...props} className={cn('u:page-width', className)} />;
}
