// In the page: thinks for the hub's worker.
import type { FromThinker, ToThinker } from './far_thinker';
import { Thinker, type Asked } from './thinker';

/** By this name the browser's own tools show how long bots think. */
export const thoughtMeasure = 'septem thought';

export class NearThinker {
  private readonly thinker = new Thinker();
  private readonly asked = new Map<number, Asked>();

  constructor(private readonly answer: (message: FromThinker) => void) {}

  heard(message: ToThinker): void {
    if (message[0] === 'think') void this.think(message[1], message[2]);
    else this.callOff(message[1]);
  }
  /** Nobody waits for an answer any more. */
  close(): void {
    for (const id of [...this.asked.keys()]) this.callOff(id);
  }

  private async think(id: number, question: string): Promise<void> {
    const asked = this.thinker.think(question);
    this.asked.set(id, asked);
    const start = performance.now();
    try {
      const thought = await asked.thought;
      performance.measure(thoughtMeasure, { start });
      this.settle(id, ['thought', id, thought]);
    } catch (error) {
      this.settle(id, ['no-thought', id, String(error)]);
    }
  }

  private settle(id: number, message: FromThinker): void {
    if (this.asked.delete(id)) this.answer(message);
  }

  private callOff(id: number): void {
    const asked = this.asked.get(id);
    this.asked.delete(id);
    asked?.callOff();
  }
}
