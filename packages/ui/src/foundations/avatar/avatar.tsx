import { avatarColourGroup, initialsOf } from '@urzad/domain';
import { cva } from 'class-variance-authority';
import { useState } from 'react';
import { WatchedImage } from '../image/watched-image';
import { useLabels } from '../locale/locale';
import './avatar.css';
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
  'u:avatar u:relative u:inline-grid u:flex-none u:place-items-center u:rounded-pill u:font-bold u:forced-colors:border u:forced-colors:border-current',
  {
    variants: { size: { sm: 'u:size-8.5 u:text-xs', md: 'u:size-11 u:text-sm', lg: 'u:size-16 u:text-xl' } },
    defaultVariants: { size: 'md' },
  },
);

/** A person's picture or initials. Hidden from screen readers: the name is beside it. */
export function Avatar({ name, src, size, online, labels }: AvatarProps) {
  const words = useLabels(avatarLabels, labels);
  const [broken, setBroken] = useState<string>();

  return (
    <span className={looks({ size })} data-colour={avatarColourGroup(name)}>
      <span className="u:part" aria-hidden="true">
        {initialsOf(name) || '?'}
      </span>
      {src && src !== broken && (
        <WatchedImage
          src={src}
          alt=""
          className="u:absolute u:inset-0 u:size-full u:rounded-pill u:object-cover"
          onBroken={() => setBroken(src)}
        />
      )}
      {online && (
        <span className="u:absolute u:end-0 u:bottom-0 u:size-3 u:rounded-pill u:border-2 u:border-surface u:bg-success">
          <span className="u:sr-only">{words.online}</span>
        </span>
      )}
    </span>
  );
}
