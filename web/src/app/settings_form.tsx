import { useState } from 'preact/hooks';
import { allowNotices, canNotify } from '../device/notify';
import { changeSettings, settings, speeds } from '../device/settings';
import { languages, texts } from '../texts/texts';
import { ChoiceRow } from '../games/choice_row';
import { NameField } from './name_field';
import './form.css';

/** Everything that can be set; it holds at once. */
export function SettingsForm() {
  const t = texts().app.settings;
  const now = settings();
  return (
    <div class="form">
      <ChoiceRow legend={t.language} name="language" values={languages} value={now.language} label={(value) => t.languages[value]} onChoose={(language) => changeSettings({ language })} />
      <ChoiceRow legend={t.theme} name="theme" values={['system', 'light', 'dark'] as const} value={now.theme} label={(value) => t.themes[value]} onChoose={(theme) => changeSettings({ theme })} />
      <ChoiceRow legend={t.motion} name="motion" values={['full', 'reduced'] as const} value={now.motion} label={(value) => t.motions[value]} onChoose={(motion) => changeSettings({ motion })} />
      <ChoiceRow legend={t.speed} name="speed" values={speeds} value={now.speed} label={(value) => t.speeds[value]} onChoose={(speed) => changeSettings({ speed })} />
      <ChoiceRow legend={t.sound} name="sound" values={[true, false]} value={now.sound} label={(value) => (value ? t.on : t.off)} onChoose={(sound) => changeSettings({ sound })} />
      {canNotify() && <NoticesRow />}
      <NameField />
    </div>
  );
}

/** The browser asks the person; where they said no, it does not ask again, and only they can change that. */
function NoticesRow() {
  const t = texts().app.settings;
  const [isDenied, setDenied] = useState(false);
  const choose = async (isWanted: boolean) => {
    const isAllowed = isWanted && (await allowNotices());
    setDenied(isWanted && !isAllowed);
    changeSettings({ notices: isAllowed });
  };
  return (
    <>
      <ChoiceRow
        legend={t.notices}
        name="notices"
        values={[true, false]}
        value={settings().notices}
        label={(value) => (value ? t.on : t.off)}
        onChoose={(isWanted) => void choose(isWanted)}
      />
      <p class="field-hint" role="status">
        {isDenied && t.noticesDenied}
      </p>
    </>
  );
}
