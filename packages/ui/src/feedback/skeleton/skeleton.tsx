import { cva } from 'class-variance-authority';

export interface SkeletonProps {
  /** A line of text, a title, an avatar of 44 px or a block of 120 px. @default 'line' */
  shape?: 'line' | 'title' | 'circle' | 'block';
}

const looks = cva('skeleton rounded-sm', {
  variants: {
    shape: {
      line: 'h-4 w-full',
      title: 'h-7 w-1/2',
      circle: 'size-11 rounded-pill',
      block: 'h-30 w-full rounded-lg',
    },
  },
  defaultVariants: { shape: 'line' },
});

/** A placeholder of loading content. Hidden from screen readers: `Pending` has the text. */
export function Skeleton({ shape }: SkeletonProps) {
  return <div aria-hidden="true" className={looks({ shape })} />;
}
