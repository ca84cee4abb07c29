// Where everybody's result came from. What a decision lost counts against who made it and for the others; the rest of each change is luck. Pure.
import type { ReviewedStep } from '../wire/coach';

export interface Account {
  /** An equal share. */
  start: number;
  /** What chance gave. */
  deal: number;
  /** What nobody could know. */
  hidden: number;
  /** What each seat's decisions gave, the own ones included. */
  decisions: number[];
  /** The sum. */
  result: number;
}

/** Of each seat; all steps in order. */
export function accountsOf(steps: readonly ReviewedStep[], owners: readonly number[]): Account[] {
  return owners.map((_, seat) => accountOf(seat, steps, owners));
}

function accountOf(seat: number, steps: readonly ReviewedStep[], owners: readonly number[]): Account {
  const sides = new Set(owners).size;
  const account: Account = { start: 1 / sides, deal: 0, hidden: 0, decisions: owners.map(() => 0), result: 1 / sides };
  for (const step of steps) {
    const change = step.outlook[seat]! - account.result;
    account.result = step.outlook[seat]!;
    if (step.seat === null) {
      account.deal += change;
      continue;
    }
    const decider = Number(step.seat.slice(1));
    const loss = step.loss ?? 0;
    const gift = owners[decider] === owners[seat] ? -loss : loss / (sides - 1);
    account.decisions[decider]! += gift;
    account.hidden += change - gift;
  }
  return account;
}
