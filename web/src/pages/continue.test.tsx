// @vitest-environment happy-dom
import { render } from 'preact';
import { act as settle } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { useLanguage } from '../games/language';
import { languages } from '../texts/texts';
import { GoOn } from './continue';
import { useOwnTables } from './own_tables';

const answers: Record<string, object> = { offline: { tables: [] }, online: { tables: [], set_apart: ['kq7mz2'] } };
vi.mock('../app/clients', () => ({ clientOf: (kind: string) => ({ call: () => Promise.resolve(answers[kind]) }) }));

const Own = () => <GoOn own={useOwnTables()} />;

test.each(languages)('whose table is set apart is told so: %s', async (language) => {
  await useLanguage(language);
  const root = document.createElement('div');
  await settle(() => render(<Own />, root));
  await vi.waitFor(() => expect(root.querySelectorAll('.notice')).toHaveLength(1));
  expect(root.querySelector('.notice')!.textContent).toContain('kq7mz2');
  render(null, root);
});
