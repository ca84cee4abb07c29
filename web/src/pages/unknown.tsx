import { Link } from '../app/link';
import { Shell } from '../app/shell';
import { texts } from '../texts/texts';

export function UnknownPage() {
  const t = texts().app;
  return (
    <Shell title={t.unknown.title}>
      <p>{t.unknown.text}</p>
      <Link to={{ page: 'start' }} class="button">
        {t.home}
      </Link>
    </Shell>
  );
}
