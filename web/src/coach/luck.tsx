import { texts } from '../texts/texts';
import { percent } from '../games/coach_words';
import type { Account } from './accounts';
import { coachWords } from './words';

function change(share: number): string {
  return new Intl.NumberFormat(texts().language, { style: 'percent', signDisplay: 'exceptZero' }).format(share);
}

/** Where everybody's result came from. */
export function Luck({ accounts, names }: { accounts: readonly Account[]; names: readonly string[] }) {
  const words = coachWords();
  const rows: [string, (account: Account) => string][] = [
    [words.start, ({ start }) => percent(start)],
    [words.deal, ({ deal }) => change(deal)],
    [words.hidden, ({ hidden }) => change(hidden)],
    ...names.map((name, seat): [string, (account: Account) => string] => [words.decisions(name), ({ decisions }) => change(decisions[seat]!)]),
    [words.result, ({ result }) => percent(result)],
  ];
  return (
    <div class="coach-luck" tabIndex={0} role="region" aria-label={words.luck}>
      <table>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([row, figure]) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {accounts.map((account, seat) => (
                <td key={seat}>{figure(account)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
