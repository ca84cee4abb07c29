import { SettingsForm } from '../app/settings_form';
import { Shell } from '../app/shell';
import { texts } from '../texts/texts';

export function SettingsPage() {
  return (
    <Shell title={texts().app.settings.title}>
      <SettingsForm />
    </Shell>
  );
}
