import { isIsoDate } from '@urzad/domain';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page';

const root = document.querySelector('#root');
const { today } = document.documentElement.dataset;
if (root && today && isIsoDate(today)) hydrateRoot(root, <Page today={today} />);
