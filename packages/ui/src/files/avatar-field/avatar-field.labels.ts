import type { LabelSet } from '../../foundations/locale/locale';

export interface AvatarFieldLabels {
  attach: string;
  remove: string;
  /** The dialog in which a part of the picture is chosen. */
  title: string;
  hint: string;
  use: string;
  cancel: string;
  loading: string;
  /** The code of the cropper has not come: the whole picture can be used. */
  missing: string;
  useWhole: string;
  /** The picture cannot be read. */
  broken: string;
  /** Names of the area and its four corners. */
  area: string;
  corner: string;
  tools: string;
  moveLeft: string;
  moveUp: string;
  moveDown: string;
  moveRight: string;
  smaller: string;
  larger: string;
}

export const avatarFieldLabels = {
  widget: 'AvatarField',
  pl: {
    attach: 'Wybierz zdjęcie',
    remove: 'Usuń zdjęcie',
    title: 'Kadruj zdjęcie',
    hint: 'Przesuń koło na twarz. Zmień jego rozmiar za róg albo przyciskami.',
    use: 'Użyj zdjęcia',
    cancel: 'Anuluj',
    loading: 'Wczytujemy kadrowanie',
    missing: 'Nie udało się wczytać kadrowania. Możesz użyć całego zdjęcia.',
    useWhole: 'Użyj całego zdjęcia',
    broken: 'Nie udało się odczytać tego zdjęcia. Wybierz inne.',
    area: 'Kadr: strzałki go przesuwają',
    corner: 'Róg kadru: strzałki zmieniają rozmiar',
    tools: 'Położenie i rozmiar kadru',
    moveLeft: 'W lewo',
    moveUp: 'W górę',
    moveDown: 'W dół',
    moveRight: 'W prawo',
    smaller: 'Mniejszy kadr',
    larger: 'Większy kadr',
  },
  en: {
    attach: 'Choose a photo',
    remove: 'Delete the photo',
    title: 'Crop the photo',
    hint: 'Move the circle onto the face. Change its size by a corner or by the buttons.',
    use: 'Use the photo',
    cancel: 'Cancel',
    loading: 'Loading the crop tool',
    missing: 'The crop tool could not be loaded. You can use the whole photo.',
    useWhole: 'Use the whole photo',
    broken: 'This photo could not be read. Choose another one.',
    area: 'Crop: arrows move it',
    corner: 'Corner of the crop: arrows change its size',
    tools: 'Place and size of the crop',
    moveLeft: 'Left',
    moveUp: 'Up',
    moveDown: 'Down',
    moveRight: 'Right',
    smaller: 'Smaller crop',
    larger: 'Larger crop',
  },
} as const satisfies LabelSet<AvatarFieldLabels>;
