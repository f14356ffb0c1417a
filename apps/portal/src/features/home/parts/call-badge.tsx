export { CallStatusBadge } from '@urzad/ui';
