export { Toaster } from '@urzad/ui';
