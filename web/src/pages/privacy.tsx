import { useEffect, useState } from 'preact/hooks';
import { Shell } from '../app/shell';
import { forgetEverything } from '../device/storage';
import { texts, type Language } from '../texts/texts';
import type { PrivacyWords } from './privacy/en';

export function PrivacyPage() {
  const { language, app: t } = texts();
  const [words, setWords] = useState<Record<Language, PrivacyWords> | null>(null);
  useEffect(() => void import('./privacy/words').then((loaded) => setWords(loaded.words)), []);
  return <Shell title={t.privacy}>{words ? <Privacy words={words[language]} /> : <p>{t.loading}</p>}</Shell>;
}

function Privacy({ words: t }: { words: PrivacyWords }) {
  const [isForgotten, setForgotten] = useState(false);
  const forget = async () => {
    if (!confirm(t.forgetSure)) return;
    await forgetEverything();
    setForgotten(true);
  };
  return (
    <div class="prose">
      <p>{t.lead}</p>
      <h2>{t.device}</h2>
      <p>{t.deviceText}</p>
      <p>
        <button type="button" class="button" onClick={() => void forget()}>
          {t.forget}
        </button>
      </p>
      <p role="status">{isForgotten ? t.forgotten : ''}</p>
      <h2>{t.server}</h2>
      <p>{t.serverText}</p>
      <h2>{t.network}</h2>
      <p>{t.networkText}</p>
    </div>
  );
}
