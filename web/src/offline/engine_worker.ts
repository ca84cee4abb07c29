// The engine and the bots on their own, so that a long thought never holds up a table.
import { answerTo } from './answer';
import { openModule } from './code';
import type { EngineQuestion } from './engine';

const page = globalThis as unknown as DedicatedWorkerGlobalScope;
const opening = openModule();

page.onmessage = async (event: MessageEvent<EngineQuestion>) => page.postMessage(await answerTo(opening, event.data));
