import { useQuery } from '@tanstack/react-query';
import { LIBRARY_COLOURS } from '@urzad/contract';
import type { Option, StatusColour } from '@urzad/domain';
import { isOffered } from '@urzad/grants';
import { useMemo } from 'react';
import { useBusinessToday } from '../../system/use-office';
import { libraryOptionsQuery } from './library-query';

/** An item, with its colour where it has one. */
export interface UsedOption extends Option {
  color?: StatusColour | null;
}

interface UsedLibrary {
  /** The words of all items, also of those that are not offered any more. */
  named: readonly UsedOption[];
  /** What may be chosen today. */
  offered: readonly UsedOption[];
}

/** A dictionary as the office keeps it. @param shipped its words until they are loaded */
export function useLibrary(code: string, shipped: readonly UsedOption[]): UsedLibrary {
  const { data } = useQuery(libraryOptionsQuery(code));
  const today = useBusinessToday();

  return useMemo(() => {
    if (!data || !today) return { named: shipped, offered: shipped };
    const named = data.map((item) => ({
      ...{ code: item.code, pl: item.name, en: item.name_en },
      color: LIBRARY_COLOURS.find((colour) => colour === item.color) ?? null,
    }));
    return { named, offered: named.filter((_, at) => isOffered(data[at] ?? NEVER, today)) };
  }, [data, today, shipped]);
}

const NEVER = { archived: 'yes', valid_from: null, valid_to: null } as const;
