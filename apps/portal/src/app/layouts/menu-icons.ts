import type { SvgIcon } from '@urzad/ui';
import {
  Files,
  HandCoins,
  Megaphone,
  MessageSquareText,
  ShieldCheck,
  Signature,
  Users,
  UsersRound,
} from 'lucide-react';

/** The pictures of the icons that the server names in its menu. */
export const MENU_ICONS: Readonly<Record<string, SvgIcon>> = {
  files: Files,
  'hand-coins': HandCoins,
  megaphone: Megaphone,
  'message-square-text': MessageSquareText,
  signature: Signature,
  users: Users,
  'users-round': UsersRound,
  'shield-check': ShieldCheck,
};
