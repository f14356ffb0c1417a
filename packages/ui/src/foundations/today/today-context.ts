import type { IsoDate } from '@urzad/domain';
import { createContext } from 'react';

/** The office's day. Every page has the provider; only pages with fields of dates load `useToday` and its sentence. */
export const TodayContext = createContext<IsoDate | undefined>(undefined);
