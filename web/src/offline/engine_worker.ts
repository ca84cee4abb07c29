// The engine on its own, so that a long thought never holds up a table.
import { openModule } from './code';
import type { EngineQuestion, EngineReply } from './engine';

const page = globalThis as unknown as DedicatedWorkerGlobalScope;
const opening = openModule();

page.onmessage = async (event: MessageEvent<EngineQuestion>) => {
  const { id, line } = event.data;
  try {
    page.postMessage({ id, line: (await opening).engine(line) } satisfies EngineReply);
  } catch (error) {
    page.postMessage({ id, failure: String(error) } satisfies EngineReply);
  }
};
