import { wantedPictures } from './gallery-pictures';
import { mountOnPress } from './mount-on-press';
import './gallery-floor.css';

/** The same pictures in the columns of the style sheet alone. */
mountOnPress(
  <ol className="columns">
    {wantedPictures().map(({ filename, url, width, height }) => (
      <li key={filename}>
        <img src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />
      </li>
    ))}
  </ol>,
);
