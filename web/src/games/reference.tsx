// Only the words of a reference come when it is wanted: they are most of it.
import type { FunctionComponent } from 'preact';
import { texts } from '../texts/texts';
import type { Language } from '../texts/plural';
import type { View } from '../wire/view';
import type { ReferenceProps } from './face';
import './reference.css';

export function withWords<V extends View, W>(Reference: FunctionComponent<ReferenceProps<V> & { words: W }>, load: () => Promise<Record<Language, W>>) {
  return async (): Promise<FunctionComponent<ReferenceProps<V>>> => {
    const words = await load();
    return (props) => <Reference {...props} words={words[texts().language]} />;
  };
}
