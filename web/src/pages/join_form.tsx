import { useState } from 'preact/hooks';
import { navigate } from '../app/navigate';
import { texts } from '../texts/texts';
import { tableIn } from './make_table';

export function JoinForm() {
  const t = texts().app.join;
  const [text, setText] = useState('');
  const [isBad, setBad] = useState(false);
  const join = (event: Event) => {
    event.preventDefault();
    const table = tableIn(text);
    setBad(!table);
    if (table) navigate({ page: 'table', kind: 'online', table });
  };
  return (
    <form class="join" onSubmit={join}>
      <label class="field">
        <span>{t.explain}</span>
        <input
          value={text}
          aria-label={t.label}
          aria-invalid={isBad}
          aria-describedby="join-error"
          autocomplete="off"
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <p id="join-error" class="field-error" role="alert">
        {isBad ? t.bad : ''}
      </p>
      <button type="submit" class="button">
        {t.go}
      </button>
    </form>
  );
}
