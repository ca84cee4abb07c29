// The engine and the bots on their own, so that a long thought never holds up a table.
import { openModule } from './code';
import type { EngineQuestion, EngineReply } from './engine';

const page = globalThis as unknown as DedicatedWorkerGlobalScope;
const opening = openModule();

page.onmessage = async (event: MessageEvent<EngineQuestion>) => {
  const { id, is, text } = event.data;
  try {
    const module = await opening;
    page.postMessage({ id, text: module[is](text) } satisfies EngineReply);
  } catch (error) {
    page.postMessage({ id, failure: String(error) } satisfies EngineReply);
  }
};
