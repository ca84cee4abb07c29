// What the engine's worker does with a question.
import type { EngineQuestion, EngineReply } from './engine';
import type { SeptemModule } from './module';

export async function answerTo(opening: Promise<SeptemModule>, { id, is, text }: EngineQuestion): Promise<EngineReply> {
  try {
    const module = await opening;
    return { id, text: is === 'line' ? module.engine(text) : module.think(text) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}
