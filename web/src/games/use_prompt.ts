import { useEffect } from 'preact/hooks';

/** Tells the frame what to do next inside a decision, and takes it back when the board goes. */
export function usePrompt(onPrompt: ((words: string | null) => void) | undefined, words: string | null): void {
  useEffect(() => {
    onPrompt?.(words);
    return () => onPrompt?.(null);
  }, [words, onPrompt]);
}
