import { useState } from 'preact/hooks';
import { Shell } from '../app/shell';
import { forgetEverything } from '../device/storage';
import { texts } from '../texts/texts';

export function PrivacyPage() {
  const t = texts().app.privacy;
  const [isForgotten, setForgotten] = useState(false);
  const forget = async () => {
    if (!confirm(t.forgetSure)) return;
    await forgetEverything();
    setForgotten(true);
  };
  return (
    <Shell title={t.title}>
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
    </Shell>
  );
}
