import { changeSettings, settings } from '../device/settings';
import { languages, texts } from '../texts/texts';

/** Three short buttons; the names of the languages are spelled in themselves. */
export function LanguageSwitch() {
  const t = texts().app.settings;
  return (
    <div class="shell-languages" role="group" aria-label={t.language}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={settings().language === language}
          aria-label={t.languages[language]}
          title={t.languages[language]}
          onClick={() => changeSettings({ language })}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
