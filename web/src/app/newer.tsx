import { useEffect, useState } from 'preact/hooks';
import { texts } from '../texts/texts';
import { isOutdated, onOutdated } from './clients';

/** The server has become newer than this page: says so, and offers to load it again. Draws nothing otherwise. */
export function NewerNotice() {
  const [isShown, setShown] = useState(isOutdated());
  useEffect(() => onOutdated(() => setShown(true)), []);
  const text = texts().app.newer;
  return (
    <div role="status">
      {isShown && (
        <div class="notice newer">
          <p>{text.text}</p>
          <button type="button" class="button button-main" onClick={() => location.reload()}>
            {text.reload}
          </button>
        </div>
      )}
    </div>
  );
}
