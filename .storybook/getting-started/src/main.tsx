import '@urzad/ui/styles.css';
import './page.css';
import { Toaster, UrzadProvider, warsawDate } from '@urzad/ui';
import { createRoot } from 'react-dom/client';
import { Certificates } from './certificates';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <UrzadProvider locale="pl" today={warsawDate(new Date())}>
    <Certificates />
    <Toaster />
  </UrzadProvider>,
);
