import { onSettings, settings } from '../device/settings';
import { useLanguage } from '../games/language';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Keeps the document's language, colours and motion as the settings say. */
export async function followSettings(): Promise<void> {
  const apply = async () => {
    const { language, theme, motion } = settings();
    document.documentElement.toggleAttribute('data-still', motion === 'reduced');
    document.documentElement.dataset['theme'] = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
    if (document.documentElement.lang !== language || !isFirstDone) await useLanguage(language);
    isFirstDone = true;
  };
  let isFirstDone = false;
  dark.addEventListener('change', () => void apply());
  onSettings(() => void apply());
  await apply();
}
