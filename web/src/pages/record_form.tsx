import { useState } from 'preact/hooks';
import { texts } from '../texts/texts';

/** A record as a file or as pasted text. */
export function RecordForm({ onRecord }: { onRecord: (record: string) => void }) {
  const t = texts().app.replay;
  const [text, setText] = useState('');
  const read = async (file: File | undefined) => {
    if (file) onRecord(await file.text());
  };
  const submit = (event: Event) => {
    event.preventDefault();
    onRecord(text);
  };
  return (
    <form class="form" onSubmit={submit}>
      <p>{t.explain}</p>
      <label class="field">
        <span>{t.file}</span>
        <input type="file" accept=".7gr,text/plain" onChange={(event) => void read(event.currentTarget.files?.[0])} />
      </label>
      <label class="field">
        <span>{t.paste}</span>
        <textarea rows={8} spellcheck={false} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <button type="submit" class="button button-main form-go" disabled={text.trim() === ''}>
        {t.show}
      </button>
    </form>
  );
}
