import { avatarColourGroup, initialsOf } from '@urzad/domain';
import { cva } from 'class-variance-authority';
import { useState } from 'react';
import { useLabels } from '../locale/locale';
import { type AvatarLabels, avatarLabels } from './avatar.labels';

export interface AvatarProps {
  /** The full name, from which initials and colour follow. */
  name: string;
  /** A picture; the initials stay when it fails to load. */
  src?: string | undefined;
  /** 34, 44 and 64 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** A green dot, read as a word: the person is connected. */
  online?: boolean;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<AvatarLabels>;
}

const looks = cva(
  'relative inline-grid flex-none place-items-center rounded-pill font-bold forced-colors:border forced-colors:border-current',
  {
    variants: { size: { sm: 'size-8.5 text-xs', md: 'size-11 text-sm', lg: 'size-16 text-xl' } },
    defaultVariants: { size: 'md' },
  },
);

/** A person's picture or initials. Hidden from screen readers: the name is beside it. */
export function Avatar({ name, src, size, online, labels }: AvatarProps) {
  const words = useLabels(avatarLabels, labels);
  const [broken, setBroken] = useState<string>();

  return (
    <span className={looks({ size })} style={colorsOf(name)}>
      <span aria-hidden="true">{initialsOf(name) || '?'}</span>
      {src && src !== broken && (
        <img
          src={src}
          alt=""
          className="absolute inset-0 size-full rounded-pill object-cover"
          onError={() => setBroken(src)}
        />
      )}
      {online && (
        <span className="absolute end-0 bottom-0 size-3 rounded-pill border-2 border-surface bg-success">
          <span className="sr-only">{words.online}</span>
        </span>
      )}
    </span>
  );
}

function colorsOf(name: string) {
  const group = avatarColourGroup(name) ?? 'default';
  return { background: `var(--avatar-${group})`, color: `var(--on-avatar-${group})` };
}
