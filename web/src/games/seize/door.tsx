import { Balance } from './art/balance';

/** A heap of gold against a heap of everything else. */
export function Door() {
  return (
    <div class="seize-door">
      <Balance
        left={{ pieces: ['coral-skull', 'jade-anchor', 'iron-key', 'bone-die', 'silver-coin', 'ebony-ring'], weight: 60 }}
        right={{ pieces: ['gold-skull', 'gold-die', 'gold-coin'], weight: 80 }}
      />
    </div>
  );
}
