export { suggestCities } from '@urzad/domain';
