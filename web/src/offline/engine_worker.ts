// The engine on its own, so that a long thought never holds up a table.
import { openModule } from './code';
import type { EngineQuestion, EngineReply } from './engine';

const page = globalThis as unknown as DedicatedWorkerGlobalScope;
const opening = openModule();

page.onmessage = async (event: MessageEvent<EngineQuestion>) => {
  const { id, engine, verify } = event.data;
  try {
    const module = await opening;
    const answer = engine === undefined ? module.verify(verify ?? '') : (JSON.parse(module.engine(engine)) as unknown);
    page.postMessage({ id, answer } satisfies EngineReply);
  } catch (error) {
    page.postMessage({ id, failure: String(error) } satisfies EngineReply);
  }
};
