import { changeSettings, settings } from '../device/settings';
import { texts } from '../texts/texts';

export function NameField() {
  const t = texts().app.make;
  return (
    <label class="field">
      <span>{t.name}</span>
      <input
        value={settings().name}
        maxLength={24}
        autocomplete="nickname"
        aria-describedby="name-hint"
        onChange={(event) => changeSettings({ name: event.currentTarget.value.trim() })}
      />
      <span id="name-hint" class="field-hint">
        {t.nameHint}
      </span>
    </label>
  );
}
