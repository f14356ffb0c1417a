import { Gallery } from '@urzad/ui/gallery';
import { wantedPictures } from './gallery-pictures';
import { mountOnPress } from './mount-on-press';
import '@urzad/ui/styles.css';

mountOnPress(<Gallery label="Zdjęcia" images={wantedPictures()} view="masonry" />);
