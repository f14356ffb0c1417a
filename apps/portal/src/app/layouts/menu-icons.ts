import type { SvgIcon } from '@urzad/ui';
import {
  Banknote,
  FileDiff,
  Files,
  HandCoins,
  Megaphone,
  MessageSquareText,
  ReceiptText,
  ShieldCheck,
  Signature,
  Users,
  UsersRound,
} from 'lucide-react';

/** The pictures of the icons that the server names in its menu. */
export const MENU_ICONS: Readonly<Record<string, SvgIcon>> = {
  banknote: Banknote,
  'file-diff': FileDiff,
  files: Files,
  'hand-coins': HandCoins,
  megaphone: Megaphone,
  'message-square-text': MessageSquareText,
  'receipt-text': ReceiptText,
  signature: Signature,
  users: Users,
  'users-round': UsersRound,
  'shield-check': ShieldCheck,
};
