import { cva } from 'class-variance-authority';

export interface SkeletonProps {
  /** A line of text, a title, an avatar of 44 px or a block of 120 px. @default 'line' */
  shape?: 'line' | 'title' | 'circle' | 'block';
}

const looks = cva('u:skeleton u:rounded-sm', {
  variants: {
    shape: {
      line: 'u:h-4 u:w-full',
      title: 'u:h-7 u:w-1/2',
      circle: 'u:size-11 u:rounded-pill',
      block: 'u:h-30 u:w-full u:rounded-lg',
    },
  },
  defaultVariants: { shape: 'line' },
});

/** A placeholder of loading content. Hidden from screen readers: `Pending` has the text. */
export function Skeleton({ shape }: SkeletonProps) {
  return <div aria-hidden="true" className={looks({ shape })} />;
}
